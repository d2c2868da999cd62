-- A draw by agreement.
return phase "answer" {
  move "accept_draw" { effect = function(match) match:draw_game() end },
  move "decline_draw" { effect = finish_phase },
}
