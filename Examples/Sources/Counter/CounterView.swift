import SwiftUI

struct CounterView: View {
    let counter: Counter
    @State private var step = 1

    var body: some View {
        VStack(spacing: 12) {
            Text("\(counter.count) in all, \(counter.tens) full tens")
                .font(.title2)
            HStack {
                Button("Add \(step)") { counter.add(step) }
                Button("By \(step + 1)") { step += 1 }
            }
        }
        .padding()
    }
}

#Preview {
    CounterView(counter: Counter())
}
