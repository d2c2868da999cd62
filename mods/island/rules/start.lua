-- A turn begins. 4: "Se todos os seus personagens foram removidos da Ilha": one goes ashore without a zero.
local units, carrier, losses = require "units", require "pad", require "losses"

return phase "start" {
  when = "match.stage == 'battle'",
  enter = function(match)
    if match.round > option.round_limit then return match:draw_game() end
    match.bound, match.bound_to, match.ended, match.stuck = nil, "anyone", false, false
    if units.on_island(match.me) > 0 then return match:finish_phase() end
    if carrier.any_launch(match, match.me) then return end
    -- 1b: "seu oponente poderá remover um de seus personagens do seu bloco e isso encerrará sua vez".
    match.ended = true
    match:finish_phase()
    losses.unload(match, match.me, match:ask(match.me:next(), "remove_from_pad"))
    losses.test(match)
  end,

  move "land" {
    open = true,
    choice "pad" { words = carrier.words, where = function(match, pad) return carrier.can_launch(match, match.me, pad) end },
    effect = function(match, pad)
      carrier.launch(match, match.me, pad)
      match:finish_phase()
    end,
  },
}
