-- What the specs of the island begin with.
local position = {}

--- The square of that name: "a1" is at the top left.
function position.at(game, name)
  return game.space["c" .. string.byte(name) - 97 .. "_" .. tonumber(string.sub(name, 2)) - 1]
end

--- An island with these characters, by the name of their square, as { seat, unit, facing }, and with
--- blocks, "live" or "safe". Seat 2 is about to end its turn.
function position.island(characters, blocks, with)
  local game = play { options = with and with.options }
  for _, seat in ipairs(game.seat) do seat.characters = 0 end
  for name, one in pairs(characters) do
    local space, seat = position.at(game, name), game.seat[one[1]]
    space.owner, space.unit, space.facing = seat, one[2], one[3]
    seat.characters = seat.characters + 1
  end
  for name, face in pairs(blocks or {}) do
    position.at(game, name).block, position.at(game, name).live = true, face == "live"
  end
  return game
end

--- The turn of seat 1 begins, and it rolls these numbers.
function position.rolls(game, ...)
  game:go("after", game.seat[2])
  game.ended = false
  game:dice { ... }
  game:play "pass"
  return game
end

position.enemy = { 2, "soldier", "south" }

return position
