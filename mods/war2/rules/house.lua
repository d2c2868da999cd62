-- War II, the house rules: what War leaves to options, the book of War II decides.
return {
  colours = option.colours,
  first_attacks = 1, -- the second stage of round 1
  first_judged = 2,  -- no objective is fulfilled before a full turn was played
  defender_chooses = false,
  occupation_army = option.occupation_army,
  elimination_draw = "victim_hand",
  trade_after_elimination = "none",
  round_limit = option.round_limit,
}
