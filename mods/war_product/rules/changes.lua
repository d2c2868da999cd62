-- The product: whoever sees no way to win may give up instead of placing armies.
local victory = require "victory"

-- "O jogo terminará quando algum jogador completar o objetivo ou os outros se renderem." Whoever surrenders is destroyed
-- by nobody: the armies stay and defend themselves.
local function surrender(match)
  local seat = match.me
  match:discard(seat:hand "territory")
  match.reserve = 0
  clear "reserve"
  match:retire(seat)
  match:tell("surrender", { seat = seat })
  victory.of_the_last(match)
end

return { phase "place" { move "surrender" { effect = surrender } } }
