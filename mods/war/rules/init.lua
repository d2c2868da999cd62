-- War, "O Jogo": what a player does in a turn, always in this order.
return {
  setup = require "setup",
  turn = {
    require "begin",
    require "trade",
    require "place",
    require "attack",
    require "redeploy",
    require "late_trade",
    require "late_place",
    require "draw",
  },
  asked = { require "defend", require "occupy" },
}
