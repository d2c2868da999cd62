-- The carrier pad, which lies along its owner's edge of the island: the first seat's at the bottom.
local carrier = {}

carrier.words = { "pad_1", "pad_2", "pad_3", "pad_4", "pad_5" }

local right_of_missile = { pad_1 = -2, pad_2 = -1, pad_3 = 0, pad_4 = 1, pad_5 = 2 }

--- The column so many squares to the right of the missile, as its player looks. Nil beyond a corner of the island: "a
--- praça central de mísseis deve sempre permanecer em contato com a borda".
function carrier.column(seat, squares)
  local x = seat.missile + (seat.number == 1 and squares or -squares)
  return x >= 1 and x <= 12 and x or nil
end

-- "O primeiro quadrado diretamente na frente desse personagem (apenas se estiver desocupado)", or nil.
local function landing(match, pad)
  local x = carrier.column(match.me, right_of_missile[pad])
  local front = x and match.space[(match.me.number == 1 and 11 or 0) * 12 + x]
  return front and not front.owner and not front.block and front or nil
end

function carrier.may_launch(match, pad) return match.me[pad] ~= "none" and landing(match, pad) ~= nil end

--- Puts a character ashore, "voltado apenas para a frente", and returns where it stands.
function carrier.launch(match, pad)
  local seat, front = match.me, landing(match, pad)
  front.owner, front.unit, front.facing = seat, seat[pad], seat.number == 1 and "north" or "south"
  match:tell("launched", { seat = seat, unit = seat[pad], space = front })
  seat[pad] = "none"
  return front
end

return carrier
