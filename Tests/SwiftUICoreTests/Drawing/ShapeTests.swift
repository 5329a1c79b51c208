import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct ShapeTests {
    private let room = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func shape(_ view: some View) -> DisplayShape? {
        // In a `switch` of the call itself Swift 6.3 would free the item before it copies the shape.
        let item = drawn(100, 60, { view }).first
        return switch item {
        case .fill(let shape, _), .stroke(let shape, _, _): shape
        default: nil
        }
    }

    @Test func `built-in shapes fill their frames`() {
        #expect(shape(Rectangle()) == .rectangle(room))
        #expect(shape(Ellipse()) == .ellipse(room))
        #expect(shape(RoundedRectangle(cornerRadius: 8)) == .roundedRectangle(room, radius: 8))
        // Half of the shorter side.
        #expect(shape(Capsule()) == .roundedRectangle(room, radius: 30))
        // A circle takes a square, and the window centres it.
        #expect(shape(Circle()) == .ellipse(CGRect(x: 20, y: 0, width: 60, height: 60)))
        #expect(shape(ContainerRelativeShape()) == .rectangle(room))
        #expect(shape(AnyShape(Ellipse())) == .ellipse(room))
    }

    @Test func `a rectangle can round each corner on its own`() {
        let corners = CornerSizes(
            topLeft: CGSize(width: 1, height: 1), topRight: CGSize(width: 4, height: 4),
            bottomRight: CGSize(width: 3, height: 3), bottomLeft: CGSize(width: 2, height: 2))
        let view = UnevenRoundedRectangle(
            topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
        #expect(shape(view) == .unevenRectangle(room, corners))
        #expect(
            shape(view.inset(by: 2))
                == .unevenRectangle(
                    room.insetBy(dx: 2, dy: 2),
                    corners.map { CGSize(width: max(0, $0.width - 2), height: max(0, $0.height - 2)) }))
    }

    @Test func `an inset shape is smaller, and rounds its corners less`() {
        let inner = room.insetBy(dx: 5, dy: 5)
        #expect(shape(Rectangle().inset(by: 5)) == .rectangle(inner))
        #expect(shape(RoundedRectangle(cornerRadius: 8).inset(by: 5)) == .roundedRectangle(inner, radius: 3))
        #expect(shape(Capsule().inset(by: 5)) == .roundedRectangle(inner, radius: 25))
        #expect(shape(Rectangle().inset(by: 2).inset(by: 3)) == .rectangle(inner))
    }

    @Test func `a line along the border lies within it`() {
        let items = drawn(100, 60) { Rectangle().strokeBorder(Color.pureRed, lineWidth: 6) }
        let inner = room.insetBy(dx: 3, dy: 3)
        #expect(items == [.stroke(.rectangle(inner), .color(.pureRed), StrokeStyle(lineWidth: 6))])
    }

    @Test func `a line has the style that it is given`() {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [1, 2])
        #expect(
            drawn(100, 60) { Rectangle().stroke(Color.pureRed, style: style) }
                == [.stroke(.rectangle(room), .color(.pureRed), style)])
        // The line of a shape as a shape, filled with the foreground.
        let line = drawn(100, 60) { Rectangle().stroke(lineWidth: 4).foregroundStyle(Color.pureBlue) }
        #expect(line == [.stroke(.rectangle(room), .color(.pureBlue), StrokeStyle(lineWidth: 4))])
        #expect(Rectangle().stroke(lineWidth: 4).path(in: room).boundingRect == room.insetBy(dx: -2, dy: -2))
    }

    @Test func `fills and lines lie on top of each other in the order they are added`() {
        let items = drawn(100, 60) {
            Rectangle().fill(Color.pureRed).fill(Color.pureGreen).stroke(Color.pureBlue, lineWidth: 2)
        }
        #expect(
            items == [
                .fill(.rectangle(room), .color(.pureRed)), .fill(.rectangle(room), .color(.pureGreen)),
                .stroke(.rectangle(room), .color(.pureBlue), StrokeStyle(lineWidth: 2)),
            ])
    }

    @Test func `a shape is moved, scaled, turned and resized within its frame`() {
        #expect(shape(Rectangle().offset(x: 5, y: 6)) == .rectangle(room.offsetBy(dx: 5, dy: 6)))
        // Half as large around the middle.
        #expect(shape(Rectangle().scale(0.5)) == .rectangle(CGRect(x: 25, y: 15, width: 50, height: 30)))
        #expect(
            shape(Rectangle().scale(x: 0.5, anchor: .topLeading))
                == .rectangle(CGRect(x: 0, y: 0, width: 50, height: 60)))
        #expect(shape(Rectangle().size(width: 7, height: 8)) == .rectangle(CGRect(x: 0, y: 0, width: 7, height: 8)))
        let turned = Rectangle().rotation(.degrees(90)).path(in: room).boundingRect
        // 60 by 100 around the same middle.
        #expect(abs(turned.minX - 20) < 0.001 && abs(turned.minY + 20) < 0.001 && abs(turned.width - 60) < 0.001)
        #expect(
            shape(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)))
                == .rectangle(CGRect(x: 0, y: 0, width: 200, height: 60)))
    }

    @Test func `a trimmed shape is a part of its outline`() {
        let path = Rectangle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    }

    private nonisolated struct Frame: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 10, dy: 10))
            return path
        }
    }

    @Test func `an app's own shape keeps its path and the rule it is filled by`() {
        let path = Frame().path(in: room)
        #expect(shape(Frame()) == path.shape)
        let filled = drawn(100, 60) { Frame().fill(Color.pureRed, style: FillStyle(eoFill: true)) }
        #expect(filled == [.fill(path.shape(isEvenOdd: true), .color(.pureRed))])
        let clipped = drawn(100, 60) { Color.pureRed.clipShape(Frame(), style: FillStyle(eoFill: true)) }
        #expect(clipped == [.clip(path.shape(isEvenOdd: true), [.fill(.rectangle(room), .color(.pureRed))])])
        let behind = drawn(100, 60) {
            Color.pureRed.background(Color.pureBlue, in: Frame(), fillStyle: FillStyle(eoFill: true))
        }
        #expect(behind.first == .fill(path.shape(isEvenOdd: true), .color(.pureBlue)))
    }

    @Test func `roles tell what a shape is for`() {
        #expect(Rectangle.role == .fill)
        func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
        #expect(role(Rectangle().stroke(lineWidth: 1)) == .stroke)
        #expect(role(Rectangle().stroke(lineWidth: 1).rotation(.degrees(1))) == .stroke)
    }

    @Test func `a shape is asked for its path once while nothing changes`() throws {
        nonisolated final class Count: @unchecked Sendable { var value = 0 }
        nonisolated struct Counting: Shape {
            let count: Count
            nonisolated func path(in rect: CGRect) -> Path {
                count.value += 1
                return Path(rect)
            }
        }
        let count = Count()
        let window = InMemoryWindow(
            VStack {
                Counting(count: count); Counter(name: "n")
            })
        let before = count.value
        try window.press("n 0")
        #expect(window.has("n 1"))
        #expect(count.value == before)
    }

    @Test func `a size is placed by an anchor, or at the top leading corner`() {
        let room = CGRect(x: 0, y: 0, width: 100, height: 60)
        let size = CGSize(width: 20, height: 10)
        #expect(
            Rectangle().size(size, anchor: .bottomTrailing).path(in: room).boundingRect
                == CGRect(x: 80, y: 50, width: 20, height: 10))
        #expect(
            Rectangle().size(width: 20, height: 10, anchor: .center).path(in: room).boundingRect
                == CGRect(x: 40, y: 25, width: 20, height: 10))
        #expect(Rectangle().size(size).path(in: room).boundingRect == CGRect(origin: .zero, size: size))
    }
}
