print("SwapiDemo")
