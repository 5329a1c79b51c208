"""The pictures of a kind, gathered from its files."""


def gathered(*tables):
    """One table by number; two pictures for one uid are a mistake."""
    result = {}
    for table in tables:
        twins = result.keys() & table.keys()
        assert not twins, f"drawn twice: {twins}"
        result |= table
    return {uid: result[uid] for uid in sorted(result, key=int)}
