-- War, "Recebimento de Exércitos": by territories anywhere, by continent inside the continent.
local income = require "income"

return function(match)
  local territories = match.me:count "owner"
  local armies = income.by_territories(territories)
  add(match, "reserve", armies)
  match:tell("income", { seat = match.me, territories = territories, armies = armies })
  for _, region in ipairs(match.me:regions "owner") do
    region.reserve = region.bonus
    match:tell("continent", { seat = match.me, region = region, armies = region.bonus })
  end
end
