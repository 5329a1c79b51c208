import Testing

extension DesktopTests {
    /// What a program of ours says of its own window.
    @Suite("Frames in a window")
    @Desktop
    struct FramesWindowTests {
        @Test("Widgets lie where the in-memory renderer shows their elements, an event's changes are in its own frame")
        func frames() throws {
            let app = try DesktopApp("FramesSample")
            #expect(try app.waitForExit(atMost: .seconds(180)) == 0)
            try wait(for: "the last line", details: { app.output }) { app.output.contains("frames:") }
            for line in ["icons: well", "event: well", "frames: well"] {
                #expect(app.output.contains(line), "\(app.output)")
            }
        }
    }
}
