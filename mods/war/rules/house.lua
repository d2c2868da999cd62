-- War, the house rules: what the book leaves open. A variant whose book decides has a house.lua of its own.
return {
  attacks = "round > 1 or option.first_round_attacks", -- when there are attacks, and so redeployment
  first_judged = 1, -- the round from which objectives are looked at when a turn begins
  defender_chooses = option.defender_chooses,
  both_hands = option.elimination_draw == "both_hands",
  late_trade = option.trade_after_elimination == "end_of_turn",
}
