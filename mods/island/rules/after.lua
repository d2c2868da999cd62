-- "Depois de mover um de seus personagens, você tem a opção novamente de atirar. Quando terminar, passe."
local targets = require "targets"

return phase "after" {
  when = { stage = "battle", ended = false },
  enter = function(match)
    if not targets.any(match.me) then match:finish_phase() end
  end,

  require "fire",
  move "pass" { effect = finish_phase },
}
