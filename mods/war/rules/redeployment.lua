-- War, "Deslocamentos": when the attacks are over, as many as one likes, or none.
local house, victory = require "house", require "victory"

local redeployment = {}

--- How many may leave the territory `from`: "um exército pode ser deslocado uma única vez", and one stays, "o de
--- ocupação, que nunca pode ser deslocado". By the book that one stood there before; as an option, any will do.
redeployment.movable = option.occupation_army == "stays" and "from.armies - from.arrived - 1"
  or "min(from.armies - 1, from.armies - from.arrived)"

function redeployment.move(match, from, to, armies)
  transfer(from, to, "armies", armies)
  to.arrived = to.arrived + armies
  victory.by_strength(match)
end

redeployment.by_land = move "redeploy" {
  space "from" "owner == me and armies > 1",
  space "to" "linked(from) and owner == me", -- "entre territórios contíguos"
  number "armies" ("1 to " .. redeployment.movable),
  effect = redeployment.move,
}

redeployment.redeploying = phase "redeploy" {
  when = house.attacks, redeployment.by_land, move "end_turn" { effect = finish_phase },
}

return redeployment
