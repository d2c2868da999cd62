-- War II, "Deslocamentos e Aerotransporte": as in War, and between strategic centres by air.
local redeployment = require "war/redeployment"
local information, trade = require "information", require "trade"

--- "Os exércitos podem ser deslocados por via aérea de um CE para outro, mesmo não sendo contíguos", and move no further:
--- what has arrived stays.
redeployment.by_air = move "airlift" {
  space "from" "owner == me and armies > 1 and tagged('strategic_centre')",
  space "to" "owner == me and tagged('strategic_centre') and to ~= from",
  number "armies" ("1 to " .. redeployment.movable),
  effect = redeployment.move,
}

redeployment.redeploying = phase "redeploy" {
  enter = function(match) match.redeploying = true end,
  redeployment.by_land, redeployment.by_air, information.moving, trade.anytime, information.anytime,
  move "end_turn" { effect = finish_phase },
}

return redeployment
