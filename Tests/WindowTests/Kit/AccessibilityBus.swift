import CAtspi

/// The session's accessibility bus: its applications, its events, and waiting for either.
@Desktop
final class AccessibilityBus {
    static let shared = AccessibilityBus()

    /// The number of events that applications have sent so far.
    var eventCount: Int { Desktop.shared.assumeIsolated { $0.eventCount } }

    /// From now on `added` knows what is new.
    func noteAdded() {
        Desktop.shared.assumeIsolated { $0.addedObjects = [] }
    }

    /// What the objects say of which screen readers were told that they have come.
    func added() -> [(role: Role, name: String)] {
        let addresses = Desktop.shared.assumeIsolated { desktop in
            defer { desktop.addedObjects = desktop.addedObjects.map { _ in [] } }
            return desktop.addedObjects ?? []
        }
        let pointers = addresses.compactMap { UnsafeMutablePointer<AtspiAccessible>(bitPattern: $0) }
        return pointers.compactMap { Accessible(taking: $0) }.map { ($0.role, $0.name) }
    }

    private init() {
        // GTK 4.8 offers no cache, and libatspi would warn of that for each application.
        g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
        atspi_init()
        atspi_set_timeout(5000, 15000)
        // Everything is asked anew: a test wants to know what the application says now.
        atspi_accessible_set_cache_mask(atspi_get_desktop(0), ATSPI_CACHE_NONE)

        let listener = atspi_event_listener_new(
            { event, _ in
                var child: UInt?
                if let event, String(cString: event.pointee.type) == "object:children-changed:add",
                    let object = g_value_get_object(&event.pointee.any_data)
                {
                    g_object_ref(object)
                    child = UInt(bitPattern: object)
                }
                Desktop.shared.assumeIsolated { [child] desktop in
                    desktop.eventCount += 1
                    guard let child else { return }
                    if desktop.addedObjects == nil {
                        g_object_unref(UnsafeMutableRawPointer(bitPattern: child))
                    } else {
                        desktop.addedObjects?.append(child)
                    }
                }
                g_boxed_free(atspi_event_get_type(), event)
            }, nil, nil)
        for kind in ["object", "window"] { atspi_event_listener_register(listener, kind, nil) }
    }

    /// The application that a process has registered.
    func application(of process: Int32) -> Accessible? {
        Accessible(taking: atspi_get_desktop(0))?.children.first { $0.processIdentifier == process }
    }

    /// The applications that call themselves so.
    func applications(named name: String) -> [Accessible] {
        (Accessible(taking: atspi_get_desktop(0))?.children ?? []).filter { $0.name == name }
    }

    /// Handles events until one has come or the time is over.
    func turn(atMost duration: Duration) {
        let milliseconds = duration / .milliseconds(1)
        let alarm = g_timeout_source_new(guint(max(1, milliseconds)))
        g_source_set_callback(alarm, { _ in 0 }, nil, nil)
        g_source_attach(alarm, nil)
        g_main_context_iteration(nil, 1)
        g_source_destroy(alarm)
        g_source_unref(alarm)
    }

    /// Handles events until the time is over.
    func turn(for duration: Duration) {
        let end = ContinuousClock.now + duration
        while ContinuousClock.now < end { turn(atMost: end - .now) }
    }
}

/// A condition that did not come true in time.
struct ConditionNotMet: Error, CustomStringConvertible {
    let description: String
}

/// Waits until a condition has a value, looking again after each accessibility event and at least every 50 ms.
@Desktop
func wait<Value>(
    for what: String, atMost limit: Duration = .seconds(10), details: () -> String = { "" },
    until condition: () throws -> Value?
) throws -> Value {
    let end = ContinuousClock.now + limit
    while true {
        if let value = try condition() { return value }
        guard ContinuousClock.now < end else {
            throw ConditionNotMet(description: "waited \(limit) in vain for \(what)\n\(details())")
        }
        AccessibilityBus.shared.turn(atMost: .milliseconds(50))
    }
}

/// Waits until a condition is true.
@Desktop
func wait(
    for what: String, atMost limit: Duration = .seconds(10), details: () -> String = { "" },
    until condition: () throws -> Bool
) throws {
    try wait(for: what, atMost: limit, details: details) { try condition() ? () : nil } as Void
}
