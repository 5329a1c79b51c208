import Testing

extension DesktopTests {
    /// Colours at points of `DrawingSample`, each with its reason.
    @Suite("Pixels of drawings")
    @Desktop
    struct PixelTests {
        private struct Point {
            let x: Int
            let y: Int
            let color: UInt32
            init(_ x: Int, _ y: Int, _ color: UInt32) {
                self.x = x
                self.y = y
                self.color = color
            }
        }

        private let white: UInt32 = 0xFFFFFF
        private let red: UInt32 = 0xFF0000
        private let green: UInt32 = 0x00FF00
        private let blue: UInt32 = 0x0000FF

        /// Compares points of the squares above the names; a square is 60 wide, its drawing begins at 10, 10.
        private func check(_ swatches: [String: [Point]], sourceLocation: SourceLocation = #_sourceLocation) throws {
            let app = try DesktopApp("DrawingSample")
            let root = try app.accessible()
            _ = try root.find(named: "triangle")
            try app.waitUntilIdle()
            for (name, points) in swatches {
                var area = try app.screenBounds(of: root.find(named: name))
                area = Rectangle(x: area.x, y: area.y - 60, width: 60, height: 60)
                let picture = try #require(Screen.shared.picture(of: area))
                for point in points {
                    let color = picture.color(x: point.x, y: point.y)
                    #expect(
                        color.isNear(point.color), "\(name) at \(point.x), \(point.y): \(String(color, radix: 16))",
                        sourceLocation: sourceLocation)
                }
            }
        }

        @Test("Paths are filled by both rules, and lines drawn along them with dashes and joins")
        func paths() throws {
            try check([
                "triangle": [.init(30, 40, red), .init(13, 15, white), .init(30, 55, white)],
                "even-odd": [.init(15, 15, red), .init(30, 30, white)],
                "winding": [.init(15, 15, red), .init(30, 30, red)],
                // The line from the star's top runs down to 21.76 / 46.18; its middle is empty.
                "star line": [.init(30, 30, white), .init(26, 25, blue)],
                // Strokes from 10 to 20 and from 30 to 40.
                "dashes": [.init(15, 30, blue), .init(25, 30, white), .init(35, 30, blue), .init(15, 37, white)],
                // A line 10 wide around a square from 5 to 35: from 0 to 40, with a hole from 10 to 30.
                "stroked path": [.init(12, 12, green), .init(30, 30, white), .init(48, 30, green)],
                "many points": [.init(30, 30, red)],
                "gradient path": [.init(30, 13, 0xEB_0014), .init(12, 12, white)],
            ])
        }

        @Test("Shapes are trimmed, turned, scaled, moved, and take several fills and lines")
        func shapes() throws {
            try check([
                "strokeBorder": [.init(15, 30, red), .init(30, 30, white), .init(7, 30, white)],
                // From the right with the clock: the lower half.
                "trim": [.init(30, 50, red), .init(30, 10, white)],
                "uneven": [.init(12, 12, white), .init(48, 12, red), .init(12, 48, red)],
                // A square of 24 on its tip reaches 17 from the middle.
                "rotated shape": [.init(30, 15, red), .init(19, 19, white), .init(30, 11, white)],
                "scaled shape": [.init(22, 22, red), .init(17, 17, white), .init(42, 42, white)],
                "offset shape": [.init(40, 40, red), .init(20, 20, white)],
                "fill, stroke": [.init(30, 30, green), .init(8, 30, blue), .init(12, 30, blue)],
                "any shape": [.init(30, 30, red), .init(12, 12, white)],
            ])
        }

        @Test("Gradients run as they should, and levels of the foreground have their styles")
        func styles() throws {
            try check([
                "linear": [.init(10, 30, 0xFC_0003), .init(30, 30, 0x7D_0082), .init(49, 30, 0x03_00FC)],
                "radial": [.init(30, 30, 0xFA_0005), .init(40, 30, 0x80_0080), .init(12, 12, blue)],
                "elliptical": [.init(30, 30, 0xFA_0005), .init(30, 20, 0x80_0080), .init(12, 12, blue)],
                // Half a turn from red on the right to blue on the left; then as far blue as red.
                "angular": [
                    .init(45, 31, 0xFA_0005), .init(30, 45, 0x80_0080), .init(15, 28, blue), .init(45, 28, red),
                ],
                "hierarchy": [.init(30, 15, red), .init(30, 30, green), .init(30, 45, blue)],
                "level of red": [.init(30, 30, 0xFF_8080)],
                "background in": [.init(30, 30, red), .init(12, 12, white)],
                "overlay in": [.init(12, 12, red), .init(30, 30, green)],
            ])
        }

        @Test("Opacity, shadow, blur, masks and clips")
        func effects() throws {
            try check([
                "opacity": [.init(30, 30, 0xFF_8080)],
                "shadow": [.init(30, 30, green), .init(50, 30, 0), .init(30, 45, white)],
                // The edges of the black bar from 20 to 40 are half as dark.
                "blur": [.init(20, 30, 0x8C_8C8C), .init(5, 30, 0xFA_FAFA)],
                "mask": [.init(30, 30, red), .init(12, 12, white)],
                "mask by gradient": [.init(11, 30, 0xFF_0A0A), .init(30, 30, 0xFF_8080), .init(48, 30, 0xFF_F5F5)],
                "clip": [.init(30, 30, red), .init(12, 12, white)],
                "clip even-odd": [.init(15, 15, red), .init(30, 30, white)],
                "cornerRadius": [.init(30, 30, red), .init(12, 12, white)],
            ])
        }

        @Test("Colour effects give the colours of their formulas")
        func colorEffects() throws {
            try check([
                "brightness": [.init(30, 30, 0x80_8080)],
                // (0.75 - 0.5) × 2 + 0.5
                "contrast": [.init(30, 30, white)],
                // The luminance of red is 0.2126.
                "grayscale": [.init(30, 30, 0x36_3636)],
                // The luminance is 0.44252: twice as far from it.
                "saturation": [.init(30, 30, 0xC1_5B5B)],
                // 2 × 0.213 - 1 is negative; 2 × 0.213 for the others.
                "hueRotation": [.init(30, 30, 0x00_6D6D)],
                "colorInvert": [.init(30, 30, 0x00_FFFF)],
                "colorMultiply": [.init(30, 30, red)],
                "luminanceToAlpha": [.init(30, 30, 0)],
            ])
        }

        @Test("Blend modes mix cyan with the yellow beneath it, and with nothing outside of the group")
        func blending() throws {
            let yellow: UInt32 = 0xFF_FF00
            try check([
                "multiply": [.init(30, 30, green), .init(15, 30, yellow)],
                "screen": [.init(30, 30, white), .init(15, 30, yellow)],
                "difference": [.init(30, 30, 0xFF_00FF), .init(15, 30, yellow)],
                "plusLighter": [.init(30, 30, white), .init(15, 30, yellow)],
                "destinationOut": [.init(30, 30, white), .init(15, 30, yellow)],
                // Red and the white beneath.
                "on the window": [.init(30, 30, 0x00_FFFF)],
                // Black at 16 %.
                "redacted": [.init(30, 30, 0xD6_D6D6)],
                "group opacity": [.init(30, 30, 0x80_80FF), .init(15, 30, 0xFF_8080)],
            ])
        }

        @Test("Transforms draw content turned, stretched, sheared and from an angle")
        func transforms() throws {
            try check([
                // A bar from the upper right to the lower left, within a circle on green.
                "canvas": [
                    .init(40, 20, red), .init(20, 40, red), .init(20, 20, green), .init(48, 12, green),
                ],
                "rotationEffect": [.init(30, 14, red), .init(30, 46, red), .init(14, 30, white)],
                "scaleEffect": [.init(14, 30, red), .init(46, 30, red), .init(30, 18, white)],
                "transformEffect": [.init(48, 30, red), .init(22, 30, white)],
                // The upper edge moves 10 to the left, the lower one 10 to the right.
                "sheared": [.init(4, 12, red), .init(56, 48, red), .init(56, 12, white), .init(4, 48, white)],
                // Half as wide; the left side comes nearer.
                "rotation3DEffect": [.init(30, 30, red), .init(48, 30, white), .init(9, 30, white), .init(18, 7, red)],
            ])
        }

        @Test("Text is cut out of gradients")
        func texts() throws {
            // Two full blocks, 14 wide each, centred: from 16 to 44.
            try check([
                "gradient text": [.init(18, 30, 0xED_0012), .init(30, 30, 0x80_0080), .init(42, 30, 0x12_00ED)],
                "part of text": [.init(20, 30, green), .init(42, 30, 0x12_00ED)],
            ])
        }

        @Test("Lines under and through text have the gaps of their patterns")
        func lines() throws {
            let app = try DesktopApp("DrawingSample")
            let root = try app.accessible()
            _ = try root.find(named: "dotted")
            try app.waitUntilIdle()
            // Under letters 29 points wide, of 3, 10 and 10 3 points with 3, 5 and 3 between; through 43.
            for (name, strokes) in [("dotted", 5), ("dashed", 2), ("dash dot", 3), ("through", 5)] {
                var area = try app.screenBounds(of: root.find(named: name))
                area = Rectangle(x: area.x, y: area.y - 60, width: 66, height: 60)
                let picture = try #require(Screen.shared.picture(of: area))
                let counts = (0..<picture.height).map { y in
                    let isRed = (0..<picture.width).map { picture.color(x: $0, y: y).isNear(red) }
                    return zip(isRed, isRed.dropFirst()).count { !$0 && $1 }
                }
                #expect(counts.max() == strokes, "\(name)")
                #expect(counts.count { $0 == strokes } <= 3, "\(name) is a thin line")
            }
        }

        @Test("A canvas draws symbols, templates, repeated gradients and its own filters and ways of blending")
        func canvas() throws {
            try check([
                // A circle of 10 in the corner, and one of 20 stretched from it.
                "symbols": [
                    .init(15, 15, red), .init(40, 40, red), .init(31, 31, white), .init(48, 12, white),
                ],
                "template": [.init(30, 30, red)],
                // Red from 10 to 30, blue from 20 to 40: neither where both are.
                "xor": [.init(15, 30, red), .init(25, 30, white), .init(35, 30, blue)],
                // Red where blue is, and as it was beside it.
                "destinationIn": [.init(15, 30, red), .init(25, 30, red), .init(35, 30, white)],
                "threshold": [.init(30, 30, green), .init(23, 30, green), .init(17, 30, white)],
                "repeated": [.init(15, 30, red), .init(25, 30, blue), .init(35, 30, red), .init(45, 30, blue)],
                // What isn't the square, moved by 10, lies over the square's left half.
                "inner shadow": [.init(25, 30, 0), .init(35, 30, green), .init(15, 30, white)],
                "border": [.init(12, 30, red), .init(30, 30, green), .init(48, 30, red)],
            ])
        }

        @Test("A turned button is pressed where it is seen, and nowhere else")
        func presses() throws {
            let app = try DesktopApp("DrawingSample")
            let root = try app.accessible()
            let name = try root.find(named: "presses 0")
            try app.waitUntilIdle()
            var area = try app.screenBounds(of: name)
            area = Rectangle(x: area.x, y: area.y - 60, width: 60, height: 60)
            Pointer.click(at: (x: area.x + 14, y: area.y + 30))
            Pointer.click(at: (x: area.x + 30, y: area.y + 14))
            _ = try wait(for: "one press", details: { root.tree }) { root.first { $0.name == "presses 1" } }
            Pointer.click(at: (x: area.x + 30, y: area.y + 46))
            _ = try wait(for: "two presses", details: { root.tree }) { root.first { $0.name == "presses 2" } }
            // Seen from an angle, it reaches from 12 to 37 and is higher than its frame on the left.
            let inSpace = area.x + 88
            Pointer.click(at: (x: inSpace + 46, y: area.y + 30))
            Pointer.click(at: (x: inSpace + 16, y: area.y + 30))
            _ = try wait(for: "three presses", details: { root.tree }) { root.first { $0.name == "presses 3" } }
            Pointer.click(at: (x: inSpace + 15, y: area.y + 6))
            _ = try wait(for: "four presses", details: { root.tree }) { root.first { $0.name == "presses 4" } }
        }
    }
}

extension UInt32 {
    /// Whether each part differs by at most a tenth.
    func isNear(_ other: UInt32) -> Bool {
        [0, 8, 16].allSatisfy { abs(Int(self >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 26 }
    }
}
