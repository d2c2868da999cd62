-- "Em qualquer ordem, coloque os cinco caracteres restantes no painel do transportador (um caractere em
-- cada coluna)."
return phase "load" {
  when = "match.stage == 'load'",

  move "load" {
    open = true,
    choice "unit" {
      "soldier", "jeep", "tank",
      where = function(match, unit) return match.me[unit] > 0 end,
    },
    choice "pad" {
      "pad_1", "pad_2", "pad_3", "pad_4", "pad_5",
      where = function(match, pad) return match.me[pad] == "none" end,
    },
    effect = function(match, unit, pad)
      match.me[pad] = unit
      add(match.me, unit, -1)
      local left = add(match, "left", -1)
      if left == 0 then match.stage = "battle" end
      if left % 5 == 0 then match:finish_phase() end
    end,
  },
}
