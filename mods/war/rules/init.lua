-- War, "O Jogo": what a player does in a turn, always in this order.
local house = require "house"

local turn = {
  require "begin",
  require "trade",
  require "place",
  require "attack",
  require "redeploy",
}
if house.trade_after_elimination == "end_of_turn" then
  table.insert(turn, require "late_trade")
  table.insert(turn, require "late_place")
  if house.kept_cards == "chosen" then table.insert(turn, require "discard") end
end
table.insert(turn, require "draw")

return {
  setup = require "setup",
  opening = house.colours == "chosen" and { require "colours" } or nil,
  turn = turn,
  asked = { require "defend", require "occupy" },
}
