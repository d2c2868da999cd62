-- War II, the house rules: what War leaves to options, the book of War II decides.
return {
  first_attacks = 1, -- the second stage of round 1
  defender_chooses = false,
  elimination_draw = "victim_hand",
  trade_after_elimination = "none",
  round_limit = option.round_limit,
}
