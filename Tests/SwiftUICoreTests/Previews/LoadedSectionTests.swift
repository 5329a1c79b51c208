import Foundation
import Testing

@testable import SwiftUICore

@Suite struct LoadedSectionTests {
    @Test func `a section of this program is found, one that it hasn't isn't`() throws {
        #expect(LoadedSection.named(".rodata").contains { $0.count > 0 })
        #expect(LoadedSection.named("swiftui_nothing").isEmpty)
    }

    @Test func `a section of a library is found`() throws {
        let address = try #require(dlsym(nil, "fopen"))
        #expect(
            LoadedSection.named(".text").contains { section in
                section.baseAddress.map { $0 <= address && address < $0 + section.count } ?? false
            })
    }

    @Test(arguments: [0, 4, 63, 64, 4_096]) func `a file that ends too early has no sections`(length: Int) throws {
        let program = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)
        program.prefix(length).withUnsafeBytes {
            #expect(LoadedSection.location(ofSection: ".rodata", in: $0) == nil)
        }
    }
}
