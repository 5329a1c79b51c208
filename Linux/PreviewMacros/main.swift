/// The compiler plugin of this package's macros. The compiler starts it and talks to it on standard input and output.
let connection = PluginConnection(input: 0, output: 1)
while let message = connection.receive() {
    guard connection.send(reply(to: message)) else { break }
}
