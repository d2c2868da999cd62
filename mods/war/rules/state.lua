-- What a match of War remembers.
return {
  space = {
    owner = seat,
    armies = int(0, 65535),
    arrived = int(0, 65535), -- armies that were redeployed to it this turn
  },
  region = {
    reserve = int(0, 65535), -- armies that must be placed inside the region
  },
  seat = {
    colour = choice { "none", "white", "red", "black", "blue", "yellow", "green" },
    destroyed_by = seat,
  },
  match = {
    reserve = int(0, 65535), -- armies to place anywhere
    trades = int(0, 65535),  -- card trades so far, by everyone
    next_trade = int(0, 400000) { initial = 4 }, -- armies that the next one brings
    conquered = flag,        -- a territory this turn
    late_trade = flag,       -- cards were captured that may be traded at the end of this turn
    captured_cards = int(0, 255), -- of them, those that lie last in the hand and were not traded yet
  },
  decks = { "territory", "objective" },
}
