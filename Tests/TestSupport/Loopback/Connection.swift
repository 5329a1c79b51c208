// One connection of the loopback server: reads one request, sends one answer, closes.

import Foundation

struct Connection {
    let socket: Int32

    func serve(_ answer: (LoopbackServer.Request) -> LoopbackServer.Answer) {
        guard let request = readRequest() else { return Socket.close(socket) }
        send(answer(request))
    }

    private func send(_ answer: LoopbackServer.Answer) {
        switch answer {
        case .response(let response):
            Socket.send(head(of: response) + response.body, to: socket)
            Socket.finish(socket)
        case .cutShort(let response, let count):
            Socket.send(head(of: response) + response.body.prefix(count), to: socket)
            Socket.finish(socket)
        case .unmeasured(let response):
            Socket.send(head(of: response, saysLength: false) + response.body, to: socket)
            Socket.finish(socket)
        case .repeated(let response, let times, let ended):
            Socket.keepLittle(of: socket)
            Socket.send(head(of: response, saysLength: false), to: socket)
            let hungUp = !(0..<times).allSatisfy { _ in Socket.send(response.body, to: socket) }
            Socket.close(socket)
            ended(hungUp)
        case .reset:
            Socket.reset(socket)
        case .hold(let gate, let answer):
            gate.wait()
            send(answer)
        }
    }

    private func head(of response: LoopbackServer.Response, saysLength: Bool = true) -> Data {
        var headers = response.headers
        if saysLength { headers["Content-Length"] = String(response.body.count) }
        headers["Connection"] = "close"
        let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        return Data("HTTP/1.1 \(response.status) Status\r\n\(lines.joined())\r\n".utf8)
    }

    /// Reads up to the blank line; requests with a body are none of this server's business.
    private func readRequest() -> LoopbackServer.Request? {
        let end = Data("\r\n\r\n".utf8)
        var received = Data()
        while received.range(of: end) == nil {
            guard received.count < 65_536, let more = Socket.receive(from: socket) else { return nil }
            received += more
        }
        let lines = String(decoding: received, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        let fields = lines.dropFirst().prefix { !$0.isEmpty }.compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (line[..<colon].lowercased(), value)
        }
        return LoopbackServer.Request(
            method: String(words[0]), target: String(words[1]),
            headers: Dictionary(fields, uniquingKeysWith: { $0 + ", " + $1 }))
    }
}
