-- Espionage, "Posição inicial": the volcanoes and whose rows are whose.
local pieces = require "pieces"

-- "Aleatoriamente posicionados no início do jogo": two in each of the two middle rows, so that the
-- board looks the same from both sides.
local function place_volcanoes(match, width, height)
  local function volcano(x, y) match.space[y * width + x + 1].volcano = true end
  local row = height // 2 - 1
  local least, half = width // 5, width // 2
  local a = least + match:roll(half - least) - 1
  local b = match:roll(half) - 1
  volcano(a, row)
  volcano(width - 1 - b, row)
  volcano(b, row + 1)
  volcano(width - 1 - a, row + 1)
end

-- Every square of a side's own rows is its own from the beginning: in which order they are filled
-- is nothing that the other may see.
local function take_rows(match, seat, first, last, everyone)
  for _, space in ipairs(match.space) do
    if space.y >= first and space.y <= last then
      space.owner, space.known_to = seat, { seat }
    elseif not space.owner then
      space.known_to = everyone
    end
  end
end

return function(match)
  local corner = match.space[#match.space]
  local width, height = corner.x, corner.y
  if not match.space[1]:toward "south_east" then error("Espionage wants squares with diagonals") end
  local army, total = pieces.army(width), 0
  for _, count in pairs(army) do total = total + count end
  local rows = total // width
  local everyone = {}
  for i, seat in ipairs(match.seat) do
    for piece, count in pairs(army) do seat[piece] = count end
    seat.left = total
    everyone[i] = seat
  end
  for _, seat in ipairs(match.seat) do seat.attacker_known_to = everyone end -- that nobody is on its way
  place_volcanoes(match, width, height)
  take_rows(match, match.seat[1], height - rows + 1, height, everyone)
  take_rows(match, match.seat[2], 1, rows, everyone)
  match:begin_with(match.seat[1]) -- white
end
