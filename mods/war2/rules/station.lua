-- War II, "Centro de Informação": "deve ser colocado em um território sob o domínio de seu dono, na primeira
-- ou, no máximo, na segunda rodada".
local latest_round = 2

return phase "station" {
  when = { round = at_most(latest_round), [information_centre_of(me)] = nobody },

  move "place_centre" {
    on = space { owner = me },
    effect = function(match, m)
      match.me.information_centre = m.on
      match:finish_phase()
    end,
  },

  move "wait" {
    when = { round = at_most(latest_round - 1) },
    effect = finish_phase,
  },
}
