-- A draw by agreement.
return question "answer" { "accept_draw", "decline_draw" }
