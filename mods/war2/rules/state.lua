-- What a match of War II remembers besides that of War.
local house, state = require "house", require "war/state"

state.seat.bombers = int(0, house.bombers) -- on the air base; the others are in the box
state.seat.information_centre = space -- where the pawn stands
state.seat.spied_by = seats { lasts = "turn" } -- who looks into the hand
state.seat.objective_known_to = seats -- who has captured the information centre
state.seat.centre_moved = flag { lasts = "turn" } -- the information centre of that seat
state.seat.last_stand = flag -- was left with one territory (older edition)

state.match.trades, state.match.next_trade = nil, nil
state.match.pairs_taken = int(0, 3) -- players who took two territories in place of a strategic centre
state.match.air_target = space -- the air raid under way
state.match.air_bombers = int(0, house.bombers)
state.match.spied = flag { lasts = "turn" } -- somebody
state.match.redeploying = flag { lasts = "turn" } -- armies are moved once only from here on

state.hands = { territory = { seen_by = "spied_by" }, objective = { seen_by = "objective_known_to" } }

return state
