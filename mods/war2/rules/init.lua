-- War II, "O Jogo": the territories are taken in turn, everyone deploys once, then the turns begin. What no file here
-- says otherwise is as in War.
local preparation, income, attacks = require "preparation", require "income", require "attacks"
local redeployment, victory, trade = require "redeployment", require "victory", require "trade"
local air, information = require "air", require "information"

return {
  setup = preparation.setup,
  opening = { preparation.colours, preparation.choosing_centres, preparation.claiming, income.first_stage },
  turn = {
    victory.begin, information.stationing, income.placing, attacks.attacking, redeployment.redeploying, trade.drawing,
  },
  asked = { attacks.occupying, air.battle },
}
