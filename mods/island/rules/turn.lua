-- "Como jogar um turno": one rolls, shoots, moves, shoots and passes.
local carrier, fire, motion = require "carrier", require "fire", require "motion"

local turn = {}

--- 4: "Se todos os seus personagens foram removidos da Ilha": one goes ashore without a zero.
turn.start = phase "start" {
  enter = function(match)
    if option.round_limit > 0 and match.round > option.round_limit then
      match:tell("round_limit", { rounds = option.round_limit })
      return match:draw_game()
    end
    if match.me:count "owner" > 0 then match:finish_phase() end
  end,

  move "land" {
    open = true,
    choice "pad" { words = carrier.words, where = carrier.may_launch },
    effect = function(match, pad)
      carrier.launch(match, pad)
      match:finish_phase()
    end,
  },
}

--- 1b, when none of them could: "seu oponente poderá remover um de seus personagens do seu bloco e isso encerrará sua
--- vez".
turn.stranded = phase "stranded" {
  when = "me:count('owner') == 0",
  enter = function(match)
    local seat = match.me
    match.ended = true
    local pad = match:ask(seat:next(), "remove_from_pad")
    match:tell("unloaded", { seat = seat, unit = seat[pad] })
    seat[pad] = "none"
    add(seat, "characters", -1)
    fire.decide(match)
  end,
}

local function throw(match, bound_to, bound)
  match.bound_to, match.bound = bound_to, bound
  match.die = match:roll "zero_to_five"
  if match.die > 0 then match:finish_phase() end -- "a menos que você role mais um zero"
end

--- "Quando um zero é rolado": one of three options, and another roll, for that piece alone.
turn.roll = phase "roll" {
  when = "not match.ended",
  enter = function(match) throw(match, "anyone") end,

  fire.fire,

  -- 1: "trabalhe com reforços".
  move "launch" {
    open = true,
    choice "pad" { words = carrier.words, where = carrier.may_launch },
    effect = function(match, pad) throw(match, "character", carrier.launch(match, pad)) end,
  },

  -- 2: "movimenta seu pacote de transporte": the next roll says how far.
  move "move_pad" {
    open = true,
    effect = function(match) throw(match, "pad") end,
  },

  -- 3: "mude a sentido do seu personagem", on its square.
  move "turn" {
    open = true,
    space "who" "owner == me",
    choice "way" { "left", "right" },
    effect = function(match, who, way)
      who.facing = motion.turned[way][who.facing]
      throw(match, "character", who)
    end,
  },
}

local function slid(match, way) return carrier.column(match.me, way == "right" and match.die or -match.die) end
local function may_slide(match, way) return slid(match, way) ~= nil end

--- Shots as often as one likes, and one move, which is a duty where it is possible.
turn.act = phase "act" {
  when = "not match.ended",
  enter = motion.find_stuck,

  fire.fire,

  move "advance" {
    open = true,
    when = "match.bound_to ~= 'pad'",
    space "who" { "owner == me", where = motion.may_land },
    effect = function(match, who)
      local to = motion.landing(match, who)
      motion.go(match, who, to, who.facing)
      match:finish_phase()
      if to.block then
        fire.activate(match, to)
        fire.decide(match)
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
      motion.go(match, who, motion.corner(match, who), motion.turned[way][who.facing])
      match:finish_phase()
    end,
  },

  move "slide" {
    open = true,
    when = "match.bound_to == 'pad'",
    choice "way" { "left", "right", where = may_slide },
    effect = function(match, way)
      match.me.missile = slid(match, way)
      match:finish_phase()
    end,
  },

  -- 1a: "se todos os seus personagens estiverem bloqueados, seu oponente pode remover qualquer um, e isso encerraria sua
  -- jogada". If only the one that may move is blocked, the turn just ends.
  move "blocked" {
    open = true,
    when = "match.stuck",
    effect = function(match)
      match.ended, match.bound_to = true, "anyone"
      match:finish_phase()
      motion.find_stuck(match)
      if match.stuck and match.me:count "owner" > 0 then
        fire.remove(match, match:ask(match.me:next(), "remove"))
        fire.decide(match)
      end
    end,
  },
}

--- "Depois de mover um de seus personagens, você tem a opção novamente de atirar. Quando terminar, passe."
turn.after = phase "after" {
  when = "not match.ended",
  enter = function(match)
    if not match:can "fire" then match:finish_phase() end
  end,

  fire.fire,
  move "pass" { effect = finish_phase },
}

--- 1a: the opponent of a player who is blocked removes one of that player's characters from the island.
turn.penalty = question "remove" { open = true, space "who" "owner == turn" }

local function is_taken(match, pad) return match.turn[pad] ~= "none" end

--- 1b: of a player who cannot go ashore, one from the pad.
turn.pad_penalty = question "remove_from_pad" {
  open = true,
  choice "pad" { words = carrier.words, where = is_taken },
}

return turn
