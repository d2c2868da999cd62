-- War II, "Cartas-Objetivo": those of War, and some that count strategic centres and majorities. A map of other
-- continents has cards/objective_anywhere.toml.
local victory = require "war/victory"

-- What the deal and the first stage brought fulfils nothing; what the second stage of round 1 changes does, at once.
victory.first_judged = 2

local fulfilled, show = victory.fulfilled, victory.show

local function holds_centres(seat, wanted, armies)
  return #where(seat:spaces("owner", "strategic_centre"), "armies", ">=", armies) >= wanted
end

--- "Mais da metade dos territórios deste continente."
function victory.has_majority(seat, region) return 2 * region:count("owner", seat) > region.size end

local function majorities(match, seat)
  local count = 0
  for _, region in ipairs(match.region) do
    if victory.has_majority(seat, region) then count = count + 1 end
  end
  return count
end

function victory.fulfilled(match, seat, card)
  if seat.last_stand then return holds_centres(seat, 3, 0) end
  if card.centres and not holds_centres(seat, card.centres, card.armies or 0) then return false end
  local wanted = card.majorities_but and math.max(1, #match.region - card.majorities_but) or card.majorities
  if wanted and majorities(match, seat) < wanted then return false end
  for _, id in ipairs(card.centres_of or {}) do
    if #where(match.region[id]:spaces "strategic_centre", "owner", "~=", seat) > 0 then return false end
  end
  for _, id in ipairs(card.majorities_of or {}) do
    if not victory.has_majority(seat, match.region[id]) then return false end
  end
  return fulfilled(match, seat, card)
end

--- It was not the objective that won, in a last stand.
function victory.show(match, seat, card)
  if not seat.last_stand then return show(match, seat, card) end
  match:tell("last_stand", { seat = seat })
end

return victory
