import Foundation
import Glibc

/// Sections of the ELF images that are loaded into this process.
///
/// The linker's `__start_` and `__stop_` symbols show only the image that asks for them. Section headers, which say
/// where any section is, aren't loaded; they are read from the images' files.
enum LoadedSection {
    /// The bytes of each loaded section of this name: at most one in the program, and one in each library.
    static func named(_ name: String) -> [UnsafeRawBufferPointer] {
        images().compactMap { image in
            // A file that can't be read, such as one that was replaced while it ran, has no section to show.
            let url = URL(filePath: image.path)
            guard let file = try? Data(contentsOf: url, options: .alwaysMapped) else { return nil }
            return file.withUnsafeBytes { location(ofSection: name, in: $0) }.flatMap { location in
                UnsafeRawPointer(bitPattern: location.isAbsolute ? location.address : image.base + location.address)
                    .map { UnsafeRawBufferPointer(start: $0, count: location.count) }
            }
        }
    }

    private struct Image {
        let path: String
        /// What is added to an address in the file to get the address in memory.
        let base: UInt
    }

    /// The files that are mapped from their beginning. (`dl_iterate_phdr` isn't in the Glibc module.)
    private static func images() -> [Image] {
        // Foundation's other ways end after the first page of a file that has no size.
        guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"), let data = try? file.readToEnd() else {
            return []
        }
        let maps = String(decoding: data, as: UTF8.self)
        var paths: Set<Substring> = []
        return maps.split(separator: "\n").compactMap { line in
            // 55d0c8a00000-55d0c8a4f000 r--p 00000000 08:01 131  /usr/bin/name
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6, let offset = UInt(fields[2], radix: 16), offset == 0 else { return nil }
            guard let base = UInt(fields[0].prefix { $0 != "-" }, radix: 16) else { return nil }
            let path = fields[5].drop { $0 == " " }
            guard path.hasPrefix("/"), paths.insert(path).inserted else { return nil }
            return Image(path: String(path), base: base)
        }
    }

    /// Where the bytes of an ELF file say that a section is loaded.
    struct Location {
        let address: UInt
        let count: Int
        /// The program is loaded where its file says; others are moved as a whole.
        let isAbsolute: Bool
    }

    /// The place of a section in a 64-bit ELF file; nil when the file is another one or has no such section.
    static func location(ofSection name: String, in file: UnsafeRawBufferPointer) -> Location? {
        guard let header = file.value(Elf64_Ehdr.self, at: 0), header.isELF64 else { return nil }
        let sections = (0..<Int(header.e_shnum)).lazy.compactMap {
            file.value(Elf64_Shdr.self, at: UInt64(header.e_shoff) &+ UInt64($0 * MemoryLayout<Elf64_Shdr>.size))
        }
        let namesOffset = UInt64(header.e_shoff) &+ UInt64(Int(header.e_shstrndx) * MemoryLayout<Elf64_Shdr>.size)
        guard let names = file.value(Elf64_Shdr.self, at: namesOffset) else { return nil }
        let section = sections.first {
            $0.sh_flags & UInt64(SHF_ALLOC) != 0 && file.holds(name, at: names.sh_offset &+ UInt64($0.sh_name))
        }
        return section.map {
            Location(
                address: UInt($0.sh_addr), count: Int($0.sh_size), isAbsolute: Int32(header.e_type) == Int32(ET_EXEC))
        }
    }
}

extension Elf64_Ehdr {
    fileprivate var isELF64: Bool {
        let (a, b, c, d, kind) = (e_ident.0, e_ident.1, e_ident.2, e_ident.3, e_ident.4)
        return (a, b, c, d) == (0x7F, 0x45, 0x4C, 0x46) && Int(kind) == Int(ELFCLASS64)
            && Int(e_shentsize) == MemoryLayout<Elf64_Shdr>.size
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func value<Value: BitwiseCopyable>(_ type: Value.Type, at offset: UInt64) -> Value? {
        guard let start = Int(exactly: offset), start <= count - MemoryLayout<Value>.size else { return nil }
        return loadUnaligned(fromByteOffset: start, as: type)
    }

    /// Whether these bytes and then a zero stand at `offset`.
    fileprivate func holds(_ string: String, at offset: UInt64) -> Bool {
        let bytes = Array(string.utf8) + [0]
        guard let start = Int(exactly: offset), start <= count - bytes.count else { return false }
        return self[start..<start + bytes.count].elementsEqual(bytes)
    }
}
