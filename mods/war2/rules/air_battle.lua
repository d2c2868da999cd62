-- War II, "Esse procedimento continua até que todos os bombardeiros sejam abatidos, só reste um exército, ou o
-- jogador atacante desista".
local air = require "air"

return phase "air_battle" {
  move "bomb_again" {
    effect = function(match)
      if not air.go_on(match) then match:finish_phase() end
    end,
  },

  move "withdraw" {
    effect = function(match)
      air.return_home(match)
      match:finish_phase()
    end,
  },
}
