-- War, the house rules: what its options decide. A variant whose book decides otherwise has a house.lua
-- of its own.
return {
  colours = option.colours,
  first_attacks = option.first_round_attacks and 1 or 2, -- the round from which attacks are allowed
  first_judged = 1, -- the round from which objectives are looked at when a turn begins
  defender_chooses = option.defender_chooses,
  occupation_army = option.occupation_army,
  elimination_draw = option.elimination_draw,
  trade_after_elimination = option.trade_after_elimination,
  kept_cards = option.kept_cards,
  round_limit = option.round_limit, -- 0: none
}
