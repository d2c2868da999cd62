-- War, "Eliminação de um Jogador": the cards go to the one who destroyed the last army.
local house = require "house"
local victory = require "victory"

local elimination = {}

local most_cards = 5

local function take_all(match, victim, seat)
  for _, card in ipairs(victim:hand "territory") do match:give(card, seat) end
end

-- "Ele retira, sem olhar, o número de cartas necessárias para completar cinco."
local function fill_up(match, victim, seat)
  local hand = victim:hand "territory"
  while #hand > 0 and seat:hand_size "territory" < most_cards do
    match:give(table.remove(hand, match:roll(#hand)), seat)
  end
  for _, card in ipairs(hand) do match:discard(card) end
end

--- Down to five cards again, without looking.
function elimination.limit_hand(match, seat)
  local hand = seat:hand "territory"
  while #hand > most_cards do match:discard(table.remove(hand, match:roll(#hand))) end
end

local function capture(match, victim, seat)
  if house.late_trade then
    match.late_trade = true
    match.captured_cards = match.captured_cards + victim:hand_size "territory"
    take_all(match, victim, seat) -- what is not traded goes down to five at the end of the turn
  elseif house.both_hands then
    take_all(match, victim, seat)
    elimination.limit_hand(match, seat)
  else
    fill_up(match, victim, seat)
  end
end

function elimination.of(match, victim, by)
  local cards = victim:hand_size "territory"
  victim.destroyed_by = by
  match:retire(victim)
  match:tell("eliminated", { seat = victim, by = by })
  if cards > 0 then match:tell("captured_cards", { seat = by, victim = victim, cards = cards }) end
  capture(match, victim, by)
  victory.of_the_last(match)
end

return elimination
