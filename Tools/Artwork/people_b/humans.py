PEOPLE = {}
