-- The carrier pad, which lies along its owner's edge of the island.
local units = require "units"

local carrier = {}

carrier.words = { "pad_1", "pad_2", "pad_3", "pad_4", "pad_5" }

local place = { pad_1 = -2, pad_2 = -1, pad_3 = 0, pad_4 = 1, pad_5 = 2 }

-- The side that lies to the left of a player, as a step along the columns.
local function rightwards(seat) return seat.number == 1 and 1 or -1 end

--- The square in front of a place of the pad; nil where it juts out over the corner.
function carrier.front(match, seat, word)
  local x = seat.missile + rightwards(seat) * place[word]
  if x < 1 or x > 12 then return nil end
  return match.space[(seat.number == 1 and 11 or 0) * 12 + x]
end

--- "Usando o primeiro quadrado diretamente na frente desse personagem (apenas se estiver desocupado)."
function carrier.can_launch(match, seat, word)
  if seat[word] == "none" then return false end
  local front = carrier.front(match, seat, word)
  return front ~= nil and not front.owner and not front.block
end

--- For `where`: a place of the pad from which somebody can go ashore.
function carrier.may_launch(match, pad) return carrier.can_launch(match, match.me, pad) end

--- Whether anything on the pad can go ashore.
function carrier.any_launch(match, seat)
  for _, word in ipairs(carrier.words) do
    if carrier.can_launch(match, seat, word) then return true end
  end
  return false
end

--- Puts a character ashore, "voltado apenas para a frente", and returns where it stands.
function carrier.launch(match, seat, word)
  local front = carrier.front(match, seat, word)
  front.owner, front.unit, front.facing = seat, seat[word], units.forward(seat)
  match:tell("launched", { seat = seat, unit = seat[word], space = front })
  seat[word] = "none"
  return front
end

--- Where the missile comes to lie after so many squares to a side, or nil: "a praça central de mísseis deve
-- sempre permanecer em contato com a borda".
function carrier.slid(seat, way, squares)
  local x = seat.missile + (way == "right" and 1 or -1) * rightwards(seat) * squares
  if x < 1 or x > 12 then return nil end
  return x
end

return carrier
