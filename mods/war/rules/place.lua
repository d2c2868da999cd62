-- War, "Recebimento de Exércitos": new armies, placed at once.
return phase "place" {
  enter = require "receive",
  require "place_move",
}
