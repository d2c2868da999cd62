-- Espionage, "Movimento das peças": "uma casa horizontal ou verticalmente", never onto a volcano, and not
-- straight back to where the piece came from.
local turn = require "turn"

return move "march" {
  open = true,
  space "from" "owner == me and piece >= 'sapper' and not moved",
  space "to" [[linked(from, 'north', 'east', 'south', 'west') and owner ~= me and not volcano
    and not contested and to ~= from.came_from]],
  effect = function(match, from, to)
    match:finish_phase()
    if option.moves_per_turn == 2 and not match.first_to then
      return turn.announce(match, from, to)
    end
    if turn.settle(match) then return end -- the first move has won: the second is ignored
    turn.march(match, from, to)
  end,
}
