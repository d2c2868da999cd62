-- "Reveze-se para colocar um obstáculo de cada vez na ilha. Ambos os jogadores não devem olhar para o lado
-- de baixo."
return phase "blocks" {
  when = "match.stage == 'blocks'",

  move "place_block" {
    open = true,
    -- "Não é permitido mais de um obstáculo em qualquer linha ou coluna da grade."
    space "on" "not barred",
    effect = function(match, on)
      local live = match:roll(match.left) <= match.live_left
      on.block, on.live = true, live
      if live then add(match, "live_left", -1) end
      for _, space in ipairs(match.space) do
        if space.x == on.x or space.y == on.y then space.barred = true end
      end
      if add(match, "left", -1) == 0 then match.stage, match.left = "deploy", 10 end
      match:finish_phase()
    end,
  },
}
