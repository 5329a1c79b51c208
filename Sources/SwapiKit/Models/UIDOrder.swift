// The order of the API's numbers, which are strings.

/// Whether a uid comes before another: as numbers, for `10` comes after `9`.
package func comesFirst(_ one: String, _ other: String) -> Bool {
    (Int(one) ?? .max, one) < (Int(other) ?? .max, other)
}
