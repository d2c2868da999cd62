-- What a trade at the end of the turn brings is placed at once.
local place = require "place_move"

return phase "late_place" {
  when = "match.late_trade and match.reserve > 0",
  place,
}
