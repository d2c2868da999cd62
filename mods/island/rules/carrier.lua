-- The carrier pad, which lies along its owner's edge of the island: the first seat's at the bottom.
local carrier = {}

carrier.words = { "pad_1", "pad_2", "pad_3", "pad_4", "pad_5" }

local place = { pad_1 = -2, pad_2 = -1, pad_3 = 0, pad_4 = 1, pad_5 = 2 }

-- The side that lies to the left of a player, as a step along the columns.
local function rightwards(seat) return seat.number == 1 and 1 or -1 end

-- The square in front of a place of the pad; nil where it juts out over the corner.
local function in_front(match, seat, word)
  local x = seat.missile + rightwards(seat) * place[word]
  if x < 1 or x > 12 then return nil end
  return match.space[(seat.number == 1 and 11 or 0) * 12 + x]
end

--- "Usando o primeiro quadrado diretamente na frente desse personagem (apenas se estiver desocupado)."
function carrier.may_launch(match, pad)
  if match.me[pad] == "none" then return false end
  local front = in_front(match, match.me, pad)
  return front ~= nil and not front.owner and not front.block
end

--- Puts a character ashore, "voltado apenas para a frente", and returns where it stands.
function carrier.launch(match, pad)
  local seat = match.me
  local front = in_front(match, seat, pad)
  front.owner, front.unit, front.facing = seat, seat[pad], seat.number == 1 and "north" or "south"
  match:tell("launched", { seat = seat, unit = seat[pad], space = front })
  seat[pad] = "none"
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
