-- What a match of War II remembers besides that of War.
local state = require "war/state"

state.seat.bombers = int(0, 10)       -- on the air base; the others are in the box
state.seat.information_centre = space -- where the pawn stands
state.seat.spied_by = seats           -- who looks into the hand, this turn
state.seat.objective_known_to = seats -- who has captured the information centre
state.seat.centre_moved = flag        -- this turn, the information centre of that seat
state.seat.last_stand = flag          -- was left with one territory (older edition)

state.match.trades, state.match.next_trade = nil, nil
state.match.centres_left = int(0, 12) -- strategic centres that were not dealt
state.match.pairs_taken = int(0, 6)   -- players who took two territories instead
state.match.air_target = space        -- the air raid under way
state.match.air_bombers = int(0, 10)
state.match.spied = flag              -- somebody, this turn
state.match.redeploying = flag        -- armies are moved once only from here to the end of the turn

state.hands = {
  territory = { seen_by = "spied_by" },
  objective = { seen_by = "objective_known_to" },
}

return state
