-- War, "Recebimento de Exércitos": by territories anywhere, by continent inside the continent.
local income = require "income"
local place = require "place_move"
local victory = require "victory"

local function receive(match)
  match.conquered, match.late_trade = false, false
  add(match, "reserve", income.by_territories(match.me:count "owner"))
  for _, region in ipairs(match.me:regions "owner") do region.reserve = region.bonus end
  match:tell("income", { seat = match.me, armies = match.reserve })
end

return phase "place" {
  enter = function(match)
    if match.round > option.round_limit then return match:draw_game() end
    victory.test(match)
    receive(match)
  end,

  place,
}
