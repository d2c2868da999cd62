-- What a match of War remembers.
local armies = int(0, 65535)
local colour = choice { "none", table.unpack(require "colours") }

return {
  space = { owner = seat, armies = armies, arrived = armies { lasts = "turn" } }, -- arrived by redeployment
  region = { reserve = armies }, -- to be placed inside the region
  seat = { colour = colour, destroyed_by = seat },
  match = {
    reserve = armies, -- to place anywhere
    trades = int(0, 65535), -- of cards so far, by everyone
    next_trade = int(0, 400000) { initial = 4 }, -- armies that the next one brings
    conquered = flag { lasts = "turn" }, -- a territory
    captured_cards = int(0, 255) { lasts = "turn" }, -- that may be traded at its end: those that lie last in the hand
  },
  decks = { "territory", "objective" },
}
