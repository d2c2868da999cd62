-- War, "Ataques", "Batalha", "Conquista de Território" and "Eliminação de um Jogador".
local house, victory = require "house", require "victory"

local attacks = {}

local most_dice = 3 -- of each side

--- Down to five cards, without looking.
function attacks.limit_hand(match, seat)
  match:discard(match:pick(seat:hand "territory", seat:hand_size "territory" - house.hand_limit))
end

--- The cards go to the one who destroyed the last army: "ele retira, sem olhar, o número de cartas necessárias para
--- completar cinco". By option the winner takes all cards: five stay, drawn without looking, or the surplus may first be
--- traded at the end of the turn.
function attacks.eliminate(match, victim)
  local by, cards = match.turn, victim:hand "territory"
  victim.destroyed_by = by
  match:retire(victim)
  match:tell("eliminated", { seat = victim, by = by })
  if #cards > 0 then match:tell("captured_cards", { seat = by, victim = victim, cards = #cards }) end
  match:give(house.all_cards and cards or match:pick(cards, house.hand_limit - by:hand_size "territory"), by)
  match:discard(victim:hand "territory")
  if house.late_trade then add(match, "captured_cards", #cards) else attacks.limit_hand(match, by) end
  victory.of_the_last(match)
end

--- The territory is the attacker's before his armies move in. Whoever has given up is destroyed by nobody.
function attacks.conquer(match, from, to)
  local victim = to.owner
  match.conquered, to.owner = true, match.turn
  match:tell("conquest", { seat = match.turn, from = from, space = to, victim = victim })
  if victim.standing == 1 and victim:count "owner" == 0 then attacks.eliminate(match, victim) end
  victory.test(match)
end

-- With all the dice it may, unless the defender says with how many. There is nothing to choose for one army, and
-- whoever has given up is no longer asked.
local function defence(match, territory)
  local dice = math.min(most_dice, territory.armies)
  if not house.defender_chooses or dice == 1 or territory.owner.standing ~= 1 then return dice end
  return match:ask(territory.owner, "defend", 1, dice)
end

--- Up to three armies against a neighbour, "quantas vezes quiser". "No caso de empate, a vitória será da defesa."
attacks.attack = move "attack" {
  open = true,
  space "from" "owner == me and armies > 1",
  space "to" "linked(from) and owner and owner ~= me",
  number "dice" ("1 to min(" .. most_dice .. ", from.armies - 1)"),
  contest = not house.defender_chooses and { "dice", "min(" .. most_dice .. ", to.armies)" } or nil,
  effect = function(match, from, to, dice)
    local ours, theirs = match:contest(dice, defence(match, to))
    from.armies, to.armies = from.armies - ours, to.armies - theirs
    if to.armies > 0 then return end
    attacks.conquer(match, from, to)
    -- "É igual, no máximo, ao número de exércitos que participaram do último ataque."
    transfer(from, to, "armies", match:ask(match.turn, "occupy", 1, math.min(dice, from.armies - 1)))
    victory.by_strength(match)
  end,
}

--- "Na primeira rodada, cada um dos jogadores ... deve receber exércitos e colocá-los no mapa."
attacks.attacking = phase "attack" { when = house.attacks, attacks.attack, move "end_attacks" { effect = finish_phase } }

attacks.defending = question "defend" { number "dice" }
attacks.occupying = question "occupy" { number "armies" }

return attacks
