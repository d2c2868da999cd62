-- Espionage, "Posição inicial": both sides set up their pieces in secret, in any way, and say when they
-- are ready. A whole formation can be asked for, and then changed piece by piece.
local pieces, formations = require "pieces", require "formations"

local placed = {}
for _, piece in ipairs(pieces.words) do
  if piece ~= "none" then table.insert(placed, piece) end
end

return phase "arrange" {
  everyone = true,

  move "fill" {
    when = { [left_of(me)] = at_least(1) },
    how = choice { "fortress", "spearhead", "by_lot" },
    effect = function(match, m) formations.fill(match, match.me, m.how, pieces.words) end,
  },

  -- What stood on the square goes back to those that are left.
  move "place" {
    when = { [left_of(me)] = at_least(1) },
    piece = choice(placed) { where = function(match, m) return match.me[m.piece] > 0 end },
    on = space { owner = me },
    effect = function(match, m)
      local seat, before = match.me, m.on.piece
      if before ~= "none" then
        add(seat, before, 1)
        add(seat, "left", 1)
      end
      m.on.piece = m.piece
      add(seat, m.piece, -1)
      add(seat, "left", -1)
    end,
  },

  move "exchange" {
    when = { [exchanges_of(me)] = at_least(1) },
    one = space { owner = me, piece = is_not "none" },
    other = space { owner = me, piece = { at_least "mine", is_not(piece_of "one") } },
    effect = function(match, m)
      m.one.piece, m.other.piece = m.other.piece, m.one.piece
      add(match.me, "exchanges", -1)
    end,
  },

  move "ready" {
    when = { [left_of(me)] = 0 },
    effect = function(match) match:finish_phase() end,
  },
}
