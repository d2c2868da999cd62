-- As War; before it is chosen, a seat has no colour.
local state = require "war/state"

state.seat.colour = choice { "none", "white", "red", "black", "blue", "yellow", "green" }

return state
