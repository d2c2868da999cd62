-- "Depois de mover um de seus personagens, você tem a opção novamente de atirar. Quando terminar, passe."
return phase "after" {
  when = { stage = "battle", ended = false },
  require "fire",
  move "pass" { effect = finish_phase },
}
