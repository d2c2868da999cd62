-- War II, "Recebimento de Exércitos" and "Recebimento de Bombardeiros".
local income = require "war/income"
local house, information = require "house", require "information"
local trade, victory = require "trade", require "victory"

-- "Pela totalidade" inside the continent; "pela maioria", which is more than half, anywhere.
function income.by_continents(match)
  for _, region in ipairs(match.region) do
    if region:count("owner", match.me) == region.size then
      region.reserve = region.bonus
      match:tell("continent", { seat = match.me, region = region, armies = region.bonus })
    elseif victory.has_majority(match.me, region) then
      add(option.majority_restricted and region or match, "reserve", region.majority)
      match:tell("majority", { seat = match.me, region = region, armies = region.majority })
    end
  end
end

-- "1 exército, que deverá ser colocado no próprio CE", and "um bombardeiro para cada Centro Estratégico": ten at most.
local function by_centres(match)
  local seat, centres = match.me, match.me:spaces("owner", "strategic_centre")
  for _, territory in ipairs(centres) do territory.armies = territory.armies + 1 end
  local bombers = math.min(#centres, house.bombers - seat.bombers)
  seat.bombers = seat.bombers + bombers
  match:tell("centres", { seat = seat, armies = #centres, bombers = bombers })
end

local function receive(match)
  income.by_territories(match)
  income.by_continents(match)
  by_centres(match)
  victory.by_strength(match)
end

--- The first round, 1st stage: everyone in turn receives armies and bombers, and places them. The second stage, with
--- attacks, redeployment and cards, is the turn of round 1.
income.first_stage = phase "deploy" { each = true, enter = receive, income.place }

--- "Da segunda rodada em diante."
income.placing = phase "place" {
  when = "round >= 2",
  enter = receive,
  income.place, trade.anytime, information.anytime,
}

return income
