-- Espionage, "Posição inicial": the volcanoes, whose rows are whose, and the pieces, set up in secret.
local pieces, formations = require "pieces", require "formations"

local preparation = {}

-- "Aleatoriamente posicionados no início do jogo": two in each of the two middle rows, so that the board looks the same
-- from both sides.
local function place_volcanoes(match, width, height)
  local least, half = width // 5, width // 2
  local a, b = least + match:roll(half - least), match:roll(half)
  local before = (height // 2 - 1) * width -- squares
  for _, square in ipairs { a, width + 1 - b, width + b, 2 * width + 1 - a } do
    match.space[before + square].volcano = true
  end
end

function preparation.setup(match)
  local corner = match.space[#match.space]
  local width, height = corner.x, corner.y
  local army = pieces.army[width]
  for _, seat in ipairs(match.seat) do
    for piece, count in pairs(army) do
      seat[piece] = count
      add(seat, "left", count)
    end
    seat.attacker_known_to = match.seat -- that nobody is on its way
  end
  place_volcanoes(match, width, height)
  -- Every square of a side's own rows is its own from the beginning: in which order they are filled is nothing that the
  -- other may see.
  local rows = match.seat[1].left // width
  for _, space in ipairs(match.space) do
    local side = space.y > height - rows and match.seat[1] or space.y <= rows and match.seat[2] or nil
    space.owner, space.known_to = side, side and { side } or match.seat
  end
  match:begin_with(match.seat[1]) -- white
end

local function is_left(match, piece) return match.me[piece] > 0 end

--- In any way, until one says that one is ready. A whole formation can be asked for, and then changed piece by piece.
preparation.arranging = phase "arrange" {
  everyone = true,

  move "fill" {
    when = "me.left >= 1",
    choice "how" { "fortress", "spearhead", "by_lot" },
    effect = function(match, how) formations.fill(match, match.me, how) end,
  },

  move "place" {
    when = "me.left >= 1",
    choice "piece" { words = pieces.all, where = is_left },
    space "on" "owner == me",
    effect = function(match, piece, on) formations.put(match.me, on, piece) end,
  },

  move "exchange" {
    when = "me.exchanges >= 1",
    space "one" "owner == me and piece ~= 'none'",
    space "other" "owner == me and piece >= 'mine' and piece ~= one.piece",
    effect = function(match, one, other)
      one.piece, other.piece = other.piece, one.piece
      add(match.me, "exchanges", -1)
    end,
  },

  move "ready" { when = "me.left == 0", effect = finish_phase },
}

--- "Espionagem Rápido Aberto": once both are ready, every piece lies open, to spectators as well.
preparation.unveiling = phase "unveil" {
  enter = function(match)
    if not option.open then return end
    match.unveiled = true
    for _, space in ipairs(match.space) do space.known_to = match.seat end
  end,
}

return preparation
