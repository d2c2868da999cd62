-- War, "Recebimento de Exércitos": by territories anywhere, by continent inside the continent.
local income = require "income"

local function by_continents(match)
  for _, region in ipairs(match.me:regions "owner") do
    region.reserve = region.bonus
    match:tell("continent", { seat = match.me, region = region, armies = region.bonus })
  end
end

return {
  income.by_territories,
  only_if({ [regions_of "owner"] = at_least(1) }, by_continents),
}
