-- What the specs of Espionage begin with.
local position = {}

--- The square of that name: "a1" is at the top left.
function position.at(game, name)
  return game.space["c" .. string.byte(name) - 97 .. "_" .. tonumber(string.sub(name, 2)) - 1]
end

--- An empty field with these pieces, by the name of their square. It is the turn of seat 1.
function position.field(ours, theirs, with)
  with = with or {}
  local game = play { ruleset = with.ruleset or "espionage_fast", options = with.options }
  for _, space in ipairs(game.space) do
    space.owner, space.piece, space.volcano = nil, "none", false
    space.known_to = { game.seat[1], game.seat[2] }
  end
  for i, list in ipairs { ours, theirs } do
    for name, piece in pairs(list) do
      local space = position.at(game, name)
      space.owner, space.piece, space.known_to = game.seat[i], piece, { game.seat[i] }
    end
  end
  game:set_round(1)
  game:go("march", game.seat[1])
  return game
end

function position.march(game, from, to)
  game:play("march", { from = position.at(game, from), to = position.at(game, to) })
end

function position.why(game, from, to)
  return game:why("march", { from = position.at(game, from), to = position.at(game, to) })
end

return position
