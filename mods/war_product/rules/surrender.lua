-- The product: "o jogo terminará quando algum jogador completar o objetivo ou os outros se renderem". Who
-- surrenders is destroyed by nobody: the armies stay and defend themselves.
local victory = require "victory"

return move "surrender" {
  effect = function(match)
    local seat = match.me
    for _, card in ipairs(seat:hand "territory") do match:discard(card) end
    match.reserve = 0
    clear "reserve"
    match:retire(seat)
    match:tell("surrender", { seat = seat })
    victory.of_the_last(match)
  end,
}
