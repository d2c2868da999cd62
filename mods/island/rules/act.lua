-- "Como jogar um turno": shots as often as one likes, and one move, which is a duty where it is possible.
local motion, pad, blast, losses, units =
  require "motion", require "pad", require "blast", require "losses", require "units"

return phase "act" {
  when = "match.stage == 'battle' and not match.ended",
  enter = motion.find_stuck,

  require "fire",

  move "advance" {
    open = true,
    when = "match.bound_to ~= 'pad'",
    space "who" { "owner == me", where = motion.may_land },
    effect = function(match, who)
      local to = motion.landing(match, who)
      motion.go(match, who, to, who.facing)
      match:finish_phase()
      if to.block then
        blast.activate(match, to)
        losses.test(match)
      end
    end,
  },

  -- 9: "Você só pode mudar de direção usando a última unidade".
  move "advance_and_turn" {
    open = true,
    when = "match.bound_to ~= 'pad' and match.die >= 2",
    space "who" { "owner == me", where = motion.may_turn },
    choice "way" { "left", "right" },
    effect = function(match, who, way)
      local to = motion.corner(match, who)
      motion.go(match, who, to, units.turned(who.facing, way))
      match:finish_phase()
    end,
  },

  move "slide" {
    open = true,
    when = "match.bound_to == 'pad'",
    choice "way" {
      "left", "right",
      where = function(match, way) return pad.slid(match.me, way, match.die) ~= nil end,
    },
    effect = function(match, way)
      match.me.missile = pad.slid(match.me, way, match.die)
      match:finish_phase()
    end,
  },

  -- 1a: "se todos os seus personagens estiverem bloqueados, seu oponente pode remover qualquer um, e isso
  -- encerraria sua jogada". If only the one that may move is blocked, the turn just ends.
  move "blocked" {
    open = true,
    when = "match.stuck",
    effect = function(match)
      match.ended = true
      match:finish_phase()
      if units.on_island(match.me) > 0 and motion.all_blocked(match) then
        losses.remove(match, match:ask(match.me:next(), "remove"))
        losses.test(match)
      end
    end,
  },
}
