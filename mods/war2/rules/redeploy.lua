-- War II, "Deslocamentos e Aerotransporte": as in War, and between strategic centres by air.
local anytime = require "anytime"

local contents = {
  enter = function(match)
    clear "arrived"
    match.redeploying = true
  end,
  require "redeploy_move",
  require "airlift",
}
if option.information_centre then
  table.insert(contents, require "move_centre")
  table.insert(contents, require "airlift_centre")
  -- "Assim como os exércitos, o CI só pode ser movimentado na fase de remanejamento."
  if option.centre_by_cards == "redeployment" then table.insert(contents, require "carry_centre") end
end

return phase "redeploy" (anytime(contents, move "end_turn" { effect = finish_phase }))
