-- War II, "O Jogo": the territories are taken in turn, everyone deploys once, then the turns begin. What no
-- file here says otherwise is as in War.
local turn = {
  require "begin",
  require "place",
  require "attack",
  require "redeploy",
  require "draw",
}
local asked = {
  require "deploy",
  require "occupy",
  require "air_battle",
}
if option.information_centre then table.insert(turn, 2, require "station") end

local opening = {
  require "choose_centre",
  require "claim",
  require "first_stage",
}
if option.colours == "chosen" then table.insert(opening, 1, require "colours") end

return {
  setup = require "setup",
  opening = opening,
  turn = turn,
  asked = asked,
}
