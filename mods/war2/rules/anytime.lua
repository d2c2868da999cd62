-- War II, "Cartas de Troca": "cada jogador, em qualquer momento de sua jogada, poderá utilizar as cartas".
-- Adds to a phase what may be done in any of them; `last` comes after it.
local moves = {
  require "reinforce",
  require "card_raid",
  require "transport",
  require "drop",
}
if option.information_centre then
  table.insert(moves, require "spy")
  if option.centre_by_cards == "any_time" then table.insert(moves, require "carry_centre") end
end

return function(contents, last)
  for _, one in ipairs(moves) do table.insert(contents, one) end
  table.insert(contents, last)
  return contents
end
