-- Espionage, "Posição inicial": the volcanoes, whose rows are whose, and the pieces, set up in secret.
local pieces, formations = require "pieces", require "formations"

local preparation = {}

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
local function take_rows(match, seat, first, last)
  for _, space in ipairs(match.space) do
    if space.y >= first and space.y <= last then
      space.owner, space.known_to = seat, { seat }
    elseif not space.owner then
      space.known_to = { match.seat[1], match.seat[2] }
    end
  end
end

function preparation.setup(match)
  local corner = match.space[#match.space]
  local width, height = corner.x, corner.y
  if not match.space[1]:toward "south_east" then error("Espionage wants squares with diagonals") end
  local army, total = pieces.army(width), 0
  for _, count in pairs(army) do total = total + count end
  local rows = total // width
  for _, seat in ipairs(match.seat) do
    for piece, count in pairs(army) do seat[piece] = count end
    seat.left = total
    seat.attacker_known_to = { match.seat[1], match.seat[2] } -- that nobody is on its way
  end
  place_volcanoes(match, width, height)
  take_rows(match, match.seat[1], height - rows + 1, height)
  take_rows(match, match.seat[2], 1, rows)
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

  -- What stood on the square goes back to those that are left.
  move "place" {
    when = "me.left >= 1",
    choice "piece" { words = pieces.all, where = is_left },
    space "on" "owner == me",
    effect = function(match, piece, on)
      local seat, before = match.me, on.piece
      if before ~= "none" then
        add(seat, before, 1)
        add(seat, "left", 1)
      end
      on.piece = piece
      add(seat, piece, -1)
      add(seat, "left", -1)
    end,
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

  move "ready" {
    when = "me.left == 0",
    effect = function(match) match:finish_phase() end,
  },
}

--- "Espionagem Rápido Aberto": once both are ready, every piece lies open, to spectators as well.
preparation.unveiling = phase "unveil" {
  enter = function(match)
    if not option.open then return end
    match.unveiled = true
    for _, space in ipairs(match.space) do space.known_to = { match.seat[1], match.seat[2] } end
  end,
}

return preparation
