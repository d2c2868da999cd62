-- "Usando cinco personagens que ainda se revezam, cada jogador coloca um personagem na Ilha, de frente para
-- qualquer direção, usando apenas as duas primeiras linhas à sua frente."
return phase "deploy" {
  when = "match.stage == 'deploy'",

  move "deploy" {
    open = true,
    choice "unit" {
      "soldier", "jeep", "tank",
      where = function(match, unit) return match.me[unit] > 0 end,
    },
    space "on" "shore == me and not owner and not block",
    choice "facing" { "north", "east", "south", "west" },
    effect = function(match, unit, on, facing)
      on.owner, on.unit, on.facing = match.me, unit, facing
      add(match.me, unit, -1)
      if add(match, "left", -1) == 0 then match.stage, match.left = "load", 10 end
      match:finish_phase()
    end,
  },
}
