/// Which value of which store a view reads: a view may be given another key.
final class LocationHolder<Value> {
    private let key: String
    private let store: AnyObject
    private let location: StateLocation<Value>

    private init(_ key: String, in store: AnyObject, _ location: StateLocation<Value>) {
        self.key = key
        self.store = store
        self.location = location
    }

    /// The place of the key's value, which is looked up when the view names it first or names another.
    static func location(
        _ key: String, in store: AnyObject, storage: inout AnyObject?, find: () -> StateLocation<Value>
    ) -> StateLocation<Value> {
        if let known = storage as? LocationHolder, known.key == key, known.store === store { return known.location }
        let holder = LocationHolder(key, in: store, find())
        storage = holder
        return holder.location
    }
}
