-- "Depois de mover um de seus personagens, você tem a opção novamente de atirar. Quando terminar, passe."
local targets = require "targets"

return phase "after" {
  when = "match.stage == 'battle' and not match.ended",
  enter = function(match)
    if not targets.any(match.me) then match:finish_phase() end
  end,

  require "fire",
  move "pass" { effect = finish_phase },
}
