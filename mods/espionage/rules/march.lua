-- A turn begins: whoever cannot move has lost. Two moves are made "com duas peças diferentes".
local turn = require "turn"

return phase "march" {
  enter = function(match)
    if match.round > option.round_limit then return match:draw_game() end
    match.captured, match.offered = false, false
    if turn.can_move(match, match.me) then return end
    -- "Um jogador não consegue fazer uma jogada válida. Este jogador perde o jogo."
    match:tell("stuck", { seat = match.me })
    match:win(match.me:next())
  end,

  require "march_move",

  move "offer_draw" {
    when = "not match.offered and match.quiet >= option.draw_offer_after",
    effect = function(match)
      match.offered = true
      if match:ask(match.me:next(), "answer") == "accept_draw" then match:draw_game() end
    end,
  },
}
