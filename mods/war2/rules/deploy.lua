-- War II, "1ª etapa": "colocar sobre o tabuleiro os exércitos a que tem direito".
return phase "deploy" {
  enter = require "receive",
  require "place_move",
}
