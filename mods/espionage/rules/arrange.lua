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
    when = "me.left >= 1",
    choice "how" { "fortress", "spearhead", "by_lot" },
    effect = function(match, how) formations.fill(match, match.me, how, pieces.words) end,
  },

  -- What stood on the square goes back to those that are left.
  move "place" {
    when = "me.left >= 1",
    choice "piece" { words = placed, where = function(match, piece) return match.me[piece] > 0 end },
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
