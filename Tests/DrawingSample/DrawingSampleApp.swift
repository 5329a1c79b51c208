import SwiftUI

/// Drawings with known colours at known points. Each one is 60 points wide and high, above its name.
@main
struct DrawingSampleApp: App {
    var body: some Scene {
        WindowGroup("Drawing") { DrawingSample() }.defaultSize(width: 760, height: 920)
    }
}

struct DrawingSample: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 6) {
                PathRow()
                ShapeRow()
                GradientRow()
                EffectRow()
                ColorEffectRow()
                BlendRow()
                TransformRow()
                TextRow()
                SelectionRow()
                CanvasRow()
            }
            .padding(4)
        }
        .background(Color.white)
        .environment(\.colorScheme, .light)
    }
}

/// A drawing of 40 by 40 in the middle of a white square, above its name.
struct Swatch<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            content.frame(width: 40, height: 40).frame(width: 60, height: 60)
            Text(name).font(.system(size: 9)).frame(width: 88, height: 16, alignment: .topLeading)
        }
    }
}

extension Color {
    static let r = Color(red: 1, green: 0, blue: 0)
    static let g = Color(red: 0, green: 1, blue: 0)
    static let b = Color(red: 0, green: 0, blue: 1)
}
