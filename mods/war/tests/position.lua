-- The positions from which the specs of War, and of the games that are made of it, begin.
local seated = require "seated"

local position = {
  unreached = { "o5", "o1", "o6", "o2" }, -- objectives, by seat, that nobody comes near by accident
}

--- These objectives, by seat, instead of those that were dealt.
function position.set_objectives(game, objectives)
  for i, seat in ipairs(game.seat) do
    if objectives[i] then
      for _, old in ipairs(seat:hand "objective") do game:set_aside(old) end
      game:hold(seat, "objective", objectives[i])
    end
  end
end

--- A seat holds these territories, by their ids, with so many armies.
function position.occupy(game, seat, armies_of)
  for id, armies in pairs(armies_of or {}) do
    game.space[id].owner, game.space[id].armies = seat, armies
  end
end

--- So many armies on each of these territories, one unless it is said.
function position.each(ids, armies)
  local armies_of = {}
  for _, id in ipairs(ids) do armies_of[id] = armies or 1 end
  return armies_of
end

--- A seat holds these cards of the deck "territory", too.
function position.give(game, seat, cards)
  for _, card in ipairs(cards or {}) do game:hold(seat, "territory", card) end
end

--- The match of `seated(with)` in round `with.round`, 2 unless it is said, with nothing to place. Seat 1 holds
--- `with.mine` and seat 2 `with.theirs`, armies by territory; all else is held by the seats `with.others`, in turn,
--- with one army or `with.armies` each. `with.cards` are those of seat 1, `with.their_cards` of seat 2.
function position.of(with)
  local game = seated { players = with.players or 3, map = with.map or "", options = with.options }
  local others = with.others or { 2, 3 }
  for i, territory in ipairs(game.space) do
    territory.owner, territory.armies = game.seat[others[1 + i % #others]], with.armies or 1
  end
  position.occupy(game, game.seat[1], with.mine)
  position.occupy(game, game.seat[2], with.theirs)
  position.set_objectives(game, with.objectives or position.unreached)
  position.give(game, game.seat[1], with.cards)
  position.give(game, game.seat[2], with.their_cards)
  game.reserve = 0
  game:set_round(with.round or 2)
  return game
end

--- The same when seat 1 is about to attack.
function position.attacking(with)
  local game = position.of(with)
  game:go("attack", game.seat[1])
  return game
end

--- That seat ends its turn, and the next one's begins.
function position.end_turn(game, seat)
  game:go("redeploy", seat)
  game:play "end_turn"
  return game
end

--- The ids of cards, by the alphabet.
function position.ids(cards)
  local list = {}
  for _, card in ipairs(cards) do table.insert(list, card.id) end
  table.sort(list)
  return list
end

return position
