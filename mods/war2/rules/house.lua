-- War II, the house rules: what War leaves to options, the book of War II decides.
return {
  hand_limit = 5,
  bombers = 10, -- on the base of one player; the others are in the box
  attacks = "true",
  defender_chooses = false,
  late_trade = false,
  all_cards = false,
}
