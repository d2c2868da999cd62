-- Ready-made set-ups, row by row from the back; who stands where within a row is left to chance.
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

local function shuffle(match, list)
  for i = #list, 2, -1 do
    local j = match:roll(i)
    list[i], list[j] = list[j], list[i]
  end
  return list
end

-- The rows of a seat from the back one to the front one; of each, the squares that are still free.
local function free_rows(match, seat)
  local by_row, order = {}, {}
  for _, space in ipairs(seat:spaces "owner") do
    if not by_row[space.y] then
      by_row[space.y] = {}
      table.insert(order, space.y)
    end
    if space.piece == "none" then table.insert(by_row[space.y], space) end
  end
  local free = {}
  for i, y in ipairs(order) do
    free[seat.number == 1 and #order + 1 - i or i] = shuffle(match, by_row[y])
  end
  return free
end

local function put(seat, space, piece)
  space.piece = piece
  add(seat, piece, -1)
  add(seat, "left", -1)
end

local function fill_by_lot(match, seat, free, words)
  local rest = {}
  for _, piece in ipairs(words) do
    for _ = 1, piece == "none" and 0 or seat[piece] do table.insert(rest, piece) end
  end
  shuffle(match, rest)
  local used = 0
  for _, row in ipairs(free) do
    for _, space in ipairs(row) do
      used = used + 1
      put(seat, space, rest[used])
    end
  end
end

--- Sets up all pieces that are left: those of the formation in their rows, the others by lot.
function formations.fill(match, seat, how, words)
  local free = free_rows(match, seat)
  local wanted = rows[how] and rows[how][match.space[#match.space].x] or {}
  for i, row in ipairs(wanted) do
    for _, piece in ipairs(row) do
      if seat[piece] > 0 and #free[i] > 0 then put(seat, table.remove(free[i]), piece) end
    end
  end
  fill_by_lot(match, seat, free, words)
end

return formations
