-- War, the house rules: what its options decide. A variant whose book decides otherwise has a house.lua
-- of its own.
return {
  first_attacks = option.first_round_attacks and 1 or 2, -- the round from which attacks are allowed
  defender_chooses = option.defender_chooses,
  elimination_draw = option.elimination_draw,
  trade_after_elimination = option.trade_after_elimination,
  round_limit = option.round_limit,
}
