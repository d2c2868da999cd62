-- 1a: the opponent of a player who is blocked removes one of that player's characters from the island.
return question "remove" { open = true, space "who" "owner == turn" }
