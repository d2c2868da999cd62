-- War, "Final do Jogo": a player who reaches the objective shows the card and has won.
local house = require "house"
local objectives = require "objectives"

local victory = {}

-- Whether the seat has reached its objective; nobody has before the first turn.
local function judge(match, seat)
  if match.round == 0 or not objectives.fulfilled(match, seat) then return end
  local card = seat:hand("objective")[1]
  match:discard(card) -- face up: "neste momento, ele deve mostrar sua carta de objetivo"
  match:tell("objective", { seat = seat, card = card })
  match:give(card, seat)
  match:win(seat)
end

--- Tested after every change that can bring the player there whose turn it is.
function victory.test(match)
  judge(match, match.turn)
end

-- Territories with two armies or more.
local function strong(seat)
  local count = 0
  for _, territory in ipairs(seat:spaces "owner") do
    if territory.armies >= 2 then count = count + 1 end
  end
  return count
end

--- The same, but for destroying a colour: without so many territories, and two armies on each where the
--- objective asks for armies, there is nothing to test.
function victory.within_reach(match)
  local seat = match.me
  local wanted = seat.least_territories
  if seat:count "owner" < wanted then return end
  if seat.strength_counts and strong(seat) < wanted then return end
  judge(match, seat)
end

--- When a turn begins.
victory.at_a_turn = only_if("round >= " .. house.first_judged, victory.within_reach)

--- After a change of armies alone, which is nothing to those who must hold territories.
victory.by_strength = only_if("me.strength_counts", victory.within_reach)

--- The last player with armies has won, whatever the objective.
function victory.of_the_last(match)
  local last, standing = nil, 0
  for _, seat in ipairs(match.seat) do
    if seat.standing == 1 then last, standing = seat, standing + 1 end
  end
  if standing == 1 then match:win(last) end
end

return victory
