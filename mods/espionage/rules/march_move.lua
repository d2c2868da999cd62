-- Espionage, "Movimento das peças": "uma casa horizontal ou verticalmente", never onto a volcano, and not
-- straight back to where the piece came from.
local turn = require "turn"

return move "march" {
  open = true,
  from = space { owner = me, piece = at_least "sapper", moved = false },
  to = linked "from" {
    by = { "north", "east", "south", "west" },
    owner = is_not(me),
    volcano = false,
    contested = false,
    is = is_not(came_from_of "from"),
  },
  effect = function(match, m)
    match:finish_phase()
    if option.moves_per_turn == 2 and not match.first_to then
      return turn.announce(match, m.from, m.to)
    end
    if turn.settle(match) then return end -- the first move has won: the second is ignored
    turn.march(match, m.from, m.to)
  end,
}
