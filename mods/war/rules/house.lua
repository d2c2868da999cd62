-- War, the house rules: what the book leaves open. A variant whose book decides has a house.lua of its own.
return {
  hand_limit = 5, -- cards; more are given away, or never come
  attacks = "round > 1 or option.first_round_attacks", -- when there are attacks, and so redeployment
  defender_chooses = option.defender_chooses,
  late_trade = option.trade_after_elimination == "end_of_turn",
  all_cards = option.trade_after_elimination == "end_of_turn" or option.elimination_draw == "both_hands",
}
