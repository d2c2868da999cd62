-- War II, "Como atacar": after each throw the attacker goes on or desists.
return question "air_battle" { "bomb_again", "withdraw" }
