-- War II, the house rules: what War leaves to options, the book of War II decides.
return { attacks = "true", defender_chooses = false, late_trade = false, all_cards = false }
