-- War II, "Recebimento de Exércitos" 1-4 and "Recebimento de Bombardeiros".
local centres = require "centres"
local income = require "income"
local victory = require "victory"

local most_bombers = 10

-- "Pela totalidade" inside the continent; "pela maioria", which is more than half, anywhere.
local function by_continents(match)
  for _, region in ipairs(match.region) do
    local territories = region:count("owner", match.me)
    if territories == region.size then
      region.reserve = region.bonus
      match:tell("continent", { seat = match.me, region = region, armies = region.bonus })
    elseif 2 * territories > region.size then
      add(option.majority_restricted and region or match, "reserve", region.majority)
      match:tell("majority", { seat = match.me, region = region, armies = region.majority })
    end
  end
end

-- "1 exército, que deverá ser colocado no próprio CE", and "um bombardeiro para cada Centro Estratégico".
local function by_centres(match)
  local seat, list = match.me, centres.of(match.me)
  for _, territory in ipairs(list) do add(territory, "armies", 1) end
  local bombers = math.min(#list, most_bombers - seat.bombers)
  add(seat, "bombers", bombers)
  match:tell("centres", { seat = seat, armies = #list, bombers = bombers })
end

return { income.by_territories, by_continents, by_centres, victory.by_strength }
