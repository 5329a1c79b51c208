// People for previews and tests. Uids and names agree with the API.

extension People {
    /// The first ten people of the API, and three more that people look for.
    public static func mockData() -> [People] {
        [
            sample("1", "Luke Skywalker"),
            sample("2", "C-3PO"),
            sample("3", "R2-D2"),
            sample("4", "Darth Vader"),
            sample("5", "Leia Organa"),
            sample("6", "Owen Lars"),
            sample("7", "Beru Whitesun lars"),
            sample("8", "R5-D4"),
            sample("9", "Biggs Darklighter"),
            sample("10", "Obi-Wan Kenobi"),
            sample("13", "Chewbacca"),
            sample("20", "Yoda"),
            sample("35", "Padmé Amidala"),
        ]
    }

    private static func sample(_ uid: String, _ name: String) -> People {
        People(uid: uid, name: name)
    }
}
