-- War, "Recebimento de Exércitos": by territories anywhere, by continent inside the continent.
local income = require "income"

local function by_continents(match)
  local seat = match.me
  for _, region in ipairs(seat:regions "owner") do
    local armies = region.bonus
    region.reserve = armies
    match:tell("continent", { seat = seat, region = region, armies = armies })
  end
end

return {
  income.by_territories,
  only_if({ [regions_of "owner"] = at_least(1) }, by_continents),
}
