-- War, "O Jogo": what a player does in a turn, always in this order.
local preparation, income, trade = require "preparation", require "income", require "trade"
local attacks, redeployment, victory = require "attacks", require "redeployment", require "victory"

return {
  setup = preparation.setup,
  opening = { preparation.colours },
  turn = {
    victory.begin, trade.trading, income.placing, attacks.attacking, redeployment.redeploying,
    trade.late_trading, income.late_placing, trade.discarding, trade.drawing,
  },
  asked = { attacks.defending, attacks.occupying },
}
