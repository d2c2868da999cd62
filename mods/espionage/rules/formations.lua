-- Ready-made set-ups, row by row from the back; who stands where within a row is left to chance.
local pieces = require "pieces"

local formations = {}

local rows = {
  fortress = {
    [10] = {
      { "headquarters", "mine", "mine", "mine", "mine", "general", "colonel", "sapper", "sapper", "spy" },
      { "captain", "captain", "captain", "lieutenant", "lieutenant", "spy", "spy", "sapper", "general", "colonel" },
      { "corporal", "corporal", "corporal", "corporal", "corporal", "lieutenant", "lieutenant", "spy", "spy", "sapper" },
    },
    [8] = {
      { "headquarters", "mine", "mine", "general", "captain", "sapper", "spy", "lieutenant" },
      { "corporal", "corporal", "corporal", "lieutenant", "colonel", "spy", "spy", "sapper" },
    },
  },
  spearhead = {
    [10] = {
      { "headquarters", "mine", "mine", "mine", "sapper", "sapper", "corporal", "corporal", "corporal", "spy" },
      { "mine", "captain", "captain", "lieutenant", "lieutenant", "lieutenant", "spy", "spy", "sapper", "corporal" },
      { "general", "general", "colonel", "colonel", "captain", "lieutenant", "spy", "spy", "sapper", "corporal" },
    },
    [8] = {
      { "headquarters", "mine", "sapper", "corporal", "corporal", "corporal", "lieutenant", "spy" },
      { "general", "colonel", "captain", "lieutenant", "spy", "spy", "sapper", "mine" },
    },
  },
}

-- The free squares of a seat, by row from the back one to the front one.
local function free_rows(match, seat)
  local height, free = match.space[#match.space].y, {}
  for _, space in ipairs(seat:spaces "owner") do
    local row = seat.number == 1 and height + 1 - space.y or space.y
    free[row] = free[row] or {}
    if space.piece == "none" then table.insert(free[row], space) end
  end
  return free
end

--- Sets a piece up; what stood on the square goes back to those that are left.
function formations.put(seat, space, piece)
  if space.piece ~= "none" then
    add(seat, space.piece, 1)
    add(seat, "left", 1)
  end
  space.piece = piece
  add(seat, piece, -1)
  add(seat, "left", -1)
end

--- Sets up all pieces that are left: those of the formation in their rows, the others by lot.
function formations.fill(match, seat, how)
  local free, rest = free_rows(match, seat), {}
  for i, row in ipairs(rows[how] and rows[how][match.space[#match.space].x] or {}) do
    for _, piece in ipairs(row) do
      if seat[piece] > 0 and #free[i] > 0 then formations.put(seat, match:pick(free[i]), piece) end
    end
  end
  for _, piece in ipairs(pieces.all) do
    for _ = 1, seat[piece] do table.insert(rest, piece) end
  end
  for _, row in ipairs(free) do
    for _, space in ipairs(row) do formations.put(seat, space, match:pick(rest)) end
  end
end

return formations
