-- As War; and whoever sees no way to win may give up instead of placing armies.
return phase "place" {
  enter = require "receive",
  require "place_move",
  require "surrender",
}
