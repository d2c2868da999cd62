-- War II, "O Jogo", first stage of the first round: everyone in turn receives armies and bombers. The second
-- stage, with attacks, redeployment and cards, is the turn of round 1.
return phase "first_stage" {
  enter = function(match)
    local seats, seat = {}, match.turn
    repeat
      table.insert(seats, seat)
      seat = seat:next()
    until seat == match.turn
    for i = #seats, 1, -1 do match:ask(seats[i], "deploy") end -- the last asked decides first
  end,
}
