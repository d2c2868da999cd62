-- War, "Final do Jogo": a player who reaches the objective shows the card and has won.
local objectives = require "objectives"

local victory = {}

--- Tested after every change that can bring the active player there.
function victory.test(match)
  local seat = match.turn
  if not objectives.fulfilled(match, seat) then return end
  local card = seat:hand("objective")[1]
  match:discard(card) -- face up: "neste momento, ele deve mostrar sua carta de objetivo"
  match:tell("objective", { seat = seat, card = card })
  match:give(card, seat)
  match:win(seat)
end

local strong = count_of(space { owner = me, armies = at_least(2) })

--- The same, but for destroying a colour: without so many territories, and two armies on each where the
--- objective asks for armies, there is nothing to test.
victory.within_reach = only_if({ [count_of "owner"] = at_least(least_territories_of(me)) }, {
  only_if({ [strength_counts_of(me)] = false }, victory.test),
  only_if({
    [strength_counts_of(me)] = true,
    [strong] = at_least(least_territories_of(me)),
  }, victory.test),
})

--- After a change of armies alone, which is nothing to those who must hold territories.
victory.by_strength = only_if({ [strength_counts_of(me)] = true }, victory.within_reach)

--- The last player with armies has won, whatever the objective.
function victory.of_the_last(match)
  local last, standing = nil, 0
  for _, seat in ipairs(match.seat) do
    if seat.standing == 1 then last, standing = seat, standing + 1 end
  end
  if standing == 1 then match:win(last) end
end

return victory
