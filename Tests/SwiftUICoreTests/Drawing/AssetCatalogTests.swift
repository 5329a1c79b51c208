import Foundation
import Testing

@testable import SwiftUICore

/// A bundle's folder with an asset catalogue, gone when the test is over.
nonisolated private final class TemporaryBundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var catalog: AssetCatalog { .catalog(at: folder.path) }

    func write(_ path: String, _ contents: Data) throws {
        let file = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    func write(_ path: String, _ text: String) throws {
        try write(path, Data(text.utf8))
    }
}

@Suite nonisolated struct AssetCatalogTests {
    private let bundle = TemporaryBundle()

    /// The first 24 bytes of a PNG: signature, length, "IHDR", width and height.
    private func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0,
            height,
        ])
    }

    private func size(_ svg: String) throws -> CGSize? {
        let name = "svg\(UInt64.random(in: 0 ... .max))"
        try bundle.write("\(name).imageset/Contents.json", #"{"images":[{"filename":"a.svg","idiom":"universal"}]}"#)
        try bundle.write("\(name).imageset/a.svg", svg)
        return bundle.catalog.image(name, dark: false)?.size
    }

    @Test func `of several scales the largest is taken, at its size in points`() throws {
        try bundle.write(
            "a.imageset/Contents.json",
            #"{"images":[{"filename":"a.png","scale":"1x"},{"filename":"a2.png","scale":"2x"},{"scale":"3x"}],"info":{"version":1}}"#
        )
        try bundle.write("a.imageset/a.png", png(10, 20))
        try bundle.write("a.imageset/a2.png", png(30, 40))
        let image = bundle.catalog.image("a", dark: false)
        #expect(image?.file.lastPathComponent == "a2.png")
        #expect(image?.size == CGSize(width: 15, height: 20))
    }

    @Test func `a picture can be meant as a template`() throws {
        let images = #"{"images":[{"filename":"a.png"}]"#
        for (name, properties) in [
            ("template", #","properties":{"template-rendering-intent":"template"}}"#),
            ("original", #","properties":{"template-rendering-intent":"original"}}"#), ("none", "}"),
        ] {
            try bundle.write("\(name).imageset/Contents.json", images + properties)
            try bundle.write("\(name).imageset/a.png", png(10, 20))
        }
        #expect(bundle.catalog.image("template", dark: false)?.isTemplate == true)
        #expect(bundle.catalog.image("original", dark: false)?.isTemplate == false)
        #expect(bundle.catalog.image("none", dark: false)?.isTemplate == false)
    }

    @Test func `a group that provides a namespace stands in the names of its pictures, another doesn't`() throws {
        let image = #"{"images":[{"filename":"a.png"}]}"#
        try bundle.write("Space/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try bundle.write("Order/Contents.json", #"{"info":{"version":1}}"#)
        try bundle.write("Order/Inner/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        for (folder, width) in [("Space/1", 10), ("Order/2", 20), ("Order/Inner/3", 30), ("1", 40)] as [(String, UInt8)]
        {
            try bundle.write("\(folder).imageset/Contents.json", image)
            try bundle.write("\(folder).imageset/a.png", png(width, 10))
        }
        let width = { (name: String) in bundle.catalog.image(name, dark: false)?.size.width }
        #expect(width("Space/1") == 10)
        #expect(width("2") == 20)
        #expect(width("Inner/3") == 30)
        #expect(width("1") == 40)
        for name in ["Order/2", "3", "Order/Inner/3", "Space/2", "Nowhere/1", "Space/", "/"] {
            #expect(width(name) == nil, "\(name)")
        }
    }

    @Test func `a colour in a namespace is found by its whole name only`() throws {
        try bundle.write("Space/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try bundle.write(
            "Space/a.colorset/Contents.json",
            #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0"}}}]}"#)
        #expect(bundle.catalog.color("Space/a")?.light.red == 1)
        #expect(bundle.catalog.color("a") == nil)
    }

    @Test func `a colour is read in its colour space`() throws {
        try bundle.write(
            "p3.colorset/Contents.json",
            #"{"colors":[{"color":{"color-space":"display-p3","components":{"red":"0.5","green":"0.5","blue":"0.2"}}}]}"#
        )
        // (0.5, 0.5, 0.2) of Display P3 is (0.5, 0.5, 0.13) of sRGB: greys are the same, colours are stronger.
        let color = try #require(bundle.catalog.color("p3")?.light)
        #expect(abs(color.red - 0.5) < 0.001 && abs(color.green - 0.5) < 0.001 && abs(color.blue - 0.13) < 0.002)
    }

    @Test func `a picture for dark is taken in the dark, and the other where there is none`() throws {
        let dark = #"{"filename":"dark.png","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
        try bundle.write("both.imageset/Contents.json", #"{"images":[{"filename":"light.png"},\#(dark)]}"#)
        try bundle.write("both.imageset/light.png", png(1, 1))
        try bundle.write("both.imageset/dark.png", png(2, 2))
        #expect(bundle.catalog.image("both", dark: true)?.file.lastPathComponent == "dark.png")
        #expect(bundle.catalog.image("both", dark: false)?.file.lastPathComponent == "light.png")
        try bundle.write("one.imageset/Contents.json", #"{"images":[{"filename":"light.png"}]}"#)
        try bundle.write("one.imageset/light.png", png(1, 1))
        #expect(bundle.catalog.image("one", dark: true)?.file.lastPathComponent == "light.png")
    }

    @Test(arguments: [
        "", "{", "[]", #"{"images":1}"#, #"{"images":[]}"#, #"{"images":[{}]}"#,
        #"{"images":[{"filename":"missing.png"}]}"#,
        #"{"images":[{"filename":"broken.png"}]}"#, #"{"images":[{"filename":"broken.svg"}]}"#,
    ])
    func `a broken catalogue entry is no picture`(contents: String) throws {
        try bundle.write("a.imageset/Contents.json", contents)
        try bundle.write("a.imageset/broken.png", "no picture")
        try bundle.write("a.imageset/broken.svg", "<html></html>")
        #expect(bundle.catalog.image("a", dark: false) == nil)
    }

    @Test(arguments: ["", "nothing", "../a", "a/../../b"]) func `a name of nothing is no picture`(name: String) {
        #expect(bundle.catalog.image(name, dark: false) == nil)
    }

    @Test func `an SVG's size is its width and height, or its view box`() throws {
        #expect(try size(#"<svg xmlns="x" width="30" height="20"></svg>"#) == CGSize(width: 30, height: 20))
        #expect(
            try size(#"<?xml version="1.0"?><svg width="30px" height="20.5px"/>"#) == CGSize(width: 30, height: 20.5))
        #expect(try size(#"<svg viewBox="0 0 40 50"/>"#) == CGSize(width: 40, height: 50))
        #expect(try size(#"<svg viewBox="0,0,40,50" width="100%" height="100%"/>"#) == CGSize(width: 40, height: 50))
        #expect(try size("<svg\n  viewBox='0 0 40 50'\n  fill=\"none\">") == CGSize(width: 40, height: 50))
        #expect(try size(#"<svg>"#) == nil)
    }

    @Test func `colours are read in each way of writing them`() throws {
        func color(_ components: String) throws -> ResolvedColor {
            let name = "c\(UInt64.random(in: 0 ... .max))"
            try bundle.write(
                "\(name).colorset/Contents.json",
                #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{\#(components)}}}]}"#)
            return resolved(name)
        }
        let expected = ResolvedColor(red: 1, green: 0, blue: 51.0 / 255)
        #expect(try color(#""red":"0xFF","green":"0x00","blue":"0x33","alpha":"1.000""#) == expected)
        #expect(try color(#""red":"255","green":"0","blue":"51","alpha":"1.000""#) == expected)
        #expect(try color(#""red":"1.000","green":"0.000","blue":"0.200","alpha":"0.500""#).opacity == 0.5)
        #expect(try color(#""red":"nonsense""#).opacity == 0)
    }

    @Test func `a colour for dark is taken in the dark, and there is none of an unknown name`() throws {
        func part(_ red: String, _ more: String) -> String {
            #"{"color":{"components":{"red":"\#(red)","green":"0","blue":"0","alpha":"1"}}\#(more)}"#
        }
        let dark = part("0", #","appearances":[{"appearance":"luminosity","value":"dark"}]"#)
        try bundle.write("c.colorset/Contents.json", #"{"colors":[\#(part("255", "")),\#(dark)]}"#)
        #expect(resolved("c").red == 1)
        #expect(resolved("c", dark: true).red == 0)
        #expect(bundle.catalog.color("nothing") == nil)
    }

    /// A colour of the catalogue in light or dark; clear where there is none.
    private func resolved(_ name: String, dark: Bool = false) -> ResolvedColor {
        let environment = EnvironmentValues(settings: DesktopSettings(isDark: dark))
        return bundle.catalog.color(name)?.color(in: environment)
            ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    }
}
