-- War II, "Centro de Informação": "deve ser colocado em um território sob o domínio de seu dono, na primeira
-- ou, no máximo, na segunda rodada".
return phase "station" {
  when = "round <= 2 and not me.information_centre",

  move "place_centre" {
    space "on" "owner == me",
    effect = function(match, m)
      match.me.information_centre = m.on
      match:finish_phase()
    end,
  },

  move "wait" {
    when = "round < 2",
    effect = finish_phase,
  },
}
