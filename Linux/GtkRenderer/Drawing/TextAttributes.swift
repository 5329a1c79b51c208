import CGtk
import Foundation
import SwiftUICore

/// What Pango is told of a text's look: fonts, colours, lines and pictures, for each stretch of it.
final class TextAttributes {
    private let text: StyledText
    private let defaultFamily: String
    /// In points, between all letters, beside what the text asks for.
    private let letterSpacing: CGFloat

    /// - Parameter isTight: Lets the letters come as much closer as can hardly be seen.
    init(_ text: StyledText, isTight: Bool = false, defaultFamily: String) {
        self.text = text
        self.defaultFamily = defaultFamily
        letterSpacing = isTight ? -0.03 * text.font.size : 0
    }

    func apply(to layout: OpaquePointer) {
        let description = text.font.description(defaultFamily: defaultFamily)
        defer { pango_font_description_free(description) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_spacing(layout, (text.lineSpacing).pangoUnits)

        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        // A word that is too long for its line is broken without a hyphen, as by Apple.
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        if let factor = text.font.leading.factor { pango_attr_list_insert(list, pango_attr_line_height_new(factor)) }
        if letterSpacing != 0 {
            pango_attr_list_insert(list, pango_attr_letter_spacing_new(letterSpacing.pangoUnits))
        }
        if text.runs.isEmpty, let features = text.font.features {
            pango_attr_list_insert(list, pango_attr_font_features_new(features))
        }
        for piece in LongWords.pieces(of: text.string) {
            let attribute = pango_attr_fallback_new(1)!
            attribute.pointee.start_index = UInt32(piece.lowerBound)
            attribute.pointee.end_index = UInt32(piece.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        var start: UInt32 = 0
        for run in text.runs {
            let end = start + UInt32(run.length)
            for attribute in attributes(of: run) {
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                pango_attr_list_insert(list, attribute)
            }
            start = end
        }
        pango_layout_set_attributes(layout, list)
    }

    private func attributes(of run: StyledText.Run) -> [UnsafeMutablePointer<PangoAttribute>] {
        let style = run.style
        var result: [UnsafeMutablePointer<PangoAttribute>?] = []
        if style.font != text.font {
            let description = style.font.description(defaultFamily: defaultFamily)
            defer { pango_font_description_free(description) }
            result.append(pango_attr_font_desc_new(description))
        }
        if let features = style.font.features { result.append(pango_attr_font_features_new(features)) }
        // Always said: a layout serves every colour of the text around.
        let color = style.color.pango
        result.append(pango_attr_foreground_new(color.red, color.green, color.blue))
        result.append(pango_attr_foreground_alpha_new(max(1, color.alpha)))
        if let background = style.background?.pango {
            result.append(pango_attr_background_new(background.red, background.green, background.blue))
            result.append(pango_attr_background_alpha_new(max(1, background.alpha)))
        }
        if let line = style.underline, line.dashes.isEmpty {
            result.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
            if let color = line.color?.pango {
                result.append(pango_attr_underline_color_new(color.red, color.green, color.blue))
            }
        }
        if let line = style.strikethrough, line.dashes.isEmpty {
            result.append(pango_attr_strikethrough_new(1))
            if let color = line.color?.pango {
                result.append(pango_attr_strikethrough_color_new(color.red, color.green, color.blue))
            }
        }
        if style.letterSpacing != 0 {
            result.append(pango_attr_letter_spacing_new((style.letterSpacing + letterSpacing).pangoUnits))
        }
        if style.baselineOffset != 0 { result.append(pango_attr_rise_new(style.baselineOffset.pangoUnits)) }
        if let attachment = run.attachment {
            var rect = PangoRectangle(attachment.bounds)
            result.append(pango_attr_shape_new(&rect, &rect))
        }
        return result.compactMap { $0 }
    }
}

extension StyledText.Attachment {
    /// About its place on the line: it reaches as far below as letters do.
    var bounds: CGRect {
        CGRect(x: 0, y: -size.height * 0.84, width: size.width, height: size.height)
    }
}

extension PangoRectangle {
    fileprivate init(_ rect: CGRect) {
        self.init(
            x: rect.minX.pangoUnits, y: rect.minY.pangoUnits, width: rect.width.pangoUnits,
            height: rect.height.pangoUnits)
    }
}

extension ResolvedColor {
    fileprivate var pango: (red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16) {
        func part(_ value: Double) -> UInt16 { UInt16(min(1, max(0, value)) * 65_535) }
        return (part(red), part(green), part(blue), part(opacity))
    }
}

extension ResolvedFont {
    /// To be freed by the caller.
    func description(defaultFamily: String) -> OpaquePointer? {
        let description = pango_font_description_new()
        let family =
            switch design {
            case .default, .rounded: defaultFamily
            case .serif: "Serif"
            case .monospaced: "Monospace"
            }
        // Of several names the first one that is installed is taken.
        let name = self.family.map { "\($0),\(family)" } ?? family
        pango_font_description_set_family(description, name)
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
        if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if width != 0 { pango_font_description_set_stretch(description, stretch) }
        return description
    }

    private var stretch: PangoStretch {
        switch width {
        case ..<(-0.4): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.05): PANGO_STRETCH_CONDENSED
        case ..<0.05: PANGO_STRETCH_NORMAL
        default: PANGO_STRETCH_EXPANDED
        }
    }

    /// In the words of OpenType.
    fileprivate var features: String? {
        let all = [
            monospacedDigits ? "tnum=1" : nil, smallCapsForLowercase ? "smcp=1" : nil,
            smallCapsForUppercase ? "c2sc=1" : nil,
        ].compactMap { $0 }
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }
}

extension ResolvedFont.Leading {
    /// The height of a line beside the usual one.
    fileprivate var factor: Double? {
        switch self {
        case .standard: nil
        case .tight: 0.9
        case .loose: 1.15
        }
    }
}
