-- War, "Conquista de Território": how many armies move in.
return question "occupy" { number "armies" }
