-- "Como jogar um turno": shots as often as one likes, and one move, which is a duty where it is possible.
local motion, pad, blast, losses, units =
  require "motion", require "pad", require "blast", require "losses", require "units"

return phase "act" {
  when = { stage = "battle", ended = false },
  enter = motion.find_stuck,

  require "fire",

  move "advance" {
    open = true,
    when = { bound_to = is_not "pad" },
    who = space { owner = me, where = motion.may_land },
    effect = function(match, m)
      local to = motion.landing(match, m.who)
      motion.go(match, m.who, to, m.who.facing)
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
    when = { bound_to = is_not "pad", die = at_least(2) },
    who = space { owner = me, where = motion.may_turn },
    way = choice { "left", "right" },
    effect = function(match, m)
      local to = motion.corner(match, m.who)
      motion.go(match, m.who, to, units.turned(m.who.facing, m.way))
      match:finish_phase()
    end,
  },

  move "slide" {
    open = true,
    when = { bound_to = "pad" },
    way = choice { "left", "right" } {
      where = function(match, m) return pad.slid(match.me, m.way, match.die) ~= nil end,
    },
    effect = function(match, m)
      match.me.missile = pad.slid(match.me, m.way, match.die)
      match:finish_phase()
    end,
  },

  -- 1a: "se todos os seus personagens estiverem bloqueados, seu oponente pode remover qualquer um, e isso
  -- encerraria sua jogada". If only the one that may move is blocked, the turn just ends.
  move "blocked" {
    open = true,
    when = { stuck = true },
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
