-- What a trade at the end of the turn brings is placed at once.
local place = require "place_move"

return phase "late_place" {
  when = { late_trade = true, reserve = at_least(1) },
  place,
}
