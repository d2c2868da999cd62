-- War, "Recebimento de Exércitos": by territories anywhere, by continent inside the continent.
local house, victory = require "house", require "victory"

local income = {}

--- 1: "soma o número de territórios que possui e divide por 2", and never fewer than 3.
function income.by_territories(match)
  local armies = math.max(3, match.me:count "owner" // 2)
  match.reserve = match.reserve + armies
  match:tell("income", { seat = match.me, territories = match.me:count "owner", armies = armies })
end

--- 2: for each continent that one holds as a whole.
function income.by_continents(match)
  for _, continent in ipairs(match.me:regions "owner") do
    continent.reserve = continent.bonus
    match:tell("continent", { seat = match.me, region = continent, armies = continent.bonus })
  end
end

--- "O jogador deve colocar todos os exércitos recebidos", those of a continent inside it.
income.place = move "place" {
  space "on" "owner == me",
  number "armies" { "1 to match.reserve + on.region.reserve", drawn = true },
  effect = function(match, on, armies)
    local continent = on.region
    local inside = math.min(armies, continent.reserve) -- first, as the others may go anywhere
    on.armies, continent.reserve = on.armies + armies, continent.reserve - inside
    match.reserve = match.reserve - (armies - inside)
    victory.by_strength(match)
    if match.reserve + total "reserve" == 0 then match:finish_phase() end
  end,
}

income.placing = phase "place" {
  enter = function(match) income.by_territories(match) income.by_continents(match) end,
  income.place,
}

--- What a trade at the end of the turn brings.
income.late_placing = phase "late_place" { when = house.late_trade and "match.reserve > 0" or "false", income.place }

return income
