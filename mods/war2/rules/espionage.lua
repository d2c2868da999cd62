-- War II, "Centro de Informação e Espionagem", as an option: who sees whose cards. What is shown is seen by
-- the spy alone, the hand for one turn, the objective for good, because it never changes.
local espionage = {}

local function show_hand(match, seat, spy)
  local spies = seat.spied_by
  table.insert(spies, spy)
  seat.spied_by = spies
  for _, card in ipairs(seat:hand "territory") do
    match:tell("spied_card", { victim = seat, card = card }, spy)
  end
end

local function show_objective(match, seat, spy)
  local knowing = seat.objective_known_to
  table.insert(knowing, spy)
  seat.objective_known_to = knowing
  match:tell("known_objective", { victim = seat, card = seat:hand("objective")[1] }, spy)
end

--- "Peça todas as cartas (menos a carta-objetivo) a algum dos adversários."
function espionage.spy(match, spy, victim)
  match.spied = true
  match:tell("spied", { seat = spy, victim = victim })
  show_hand(match, victim, spy)
end

--- "Para conquistar um CI, o jogador deve conquistar o território em que ele se encontra", and sees all cards
--- of its owner; the owner may win it back.
function espionage.capture(match, territory)
  local conqueror = match.turn
  for _, owner in ipairs(match.seat) do
    if owner.information_centre == territory then
      match:tell(owner == conqueror and "centre_regained" or "centre_captured",
        { seat = conqueror, victim = owner, space = territory })
      if owner ~= conqueror then
        show_hand(match, owner, conqueror)
        show_objective(match, owner, conqueror)
      end
    end
  end
end

--- The turn is over: hands are given back.
function espionage.close(match)
  match.spied = false
  clear "centre_moved"
  clear "spied_by"
end

return espionage
