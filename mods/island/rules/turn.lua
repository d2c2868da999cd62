-- "Como jogar um turno": one rolls, shoots, moves, shoots and passes.
local carrier, fire, losses = require "carrier", require "fire", require "losses"
local motion, units = require "motion", require "units"

local turn = {}

--- 4: "Se todos os seus personagens foram removidos da Ilha": one goes ashore without a zero.
turn.start = phase "start" {
  enter = function(match)
    if match.round > option.round_limit then return match:draw_game() end
    match.bound, match.bound_to, match.ended, match.stuck = nil, "anyone", false, false
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
    losses.test(match)
  end,
}

local function throw(match) match.die = match:roll "zero_to_five" end

local function throw_again(match, bound_to, bound)
  match.bound_to, match.bound = bound_to, bound
  throw(match)
  if match.die > 0 then match:finish_phase() end -- "a menos que você role mais um zero"
end

--- "Quando um zero é rolado": one of three options, and another roll, for that piece alone.
turn.roll = phase "roll" {
  when = "not match.ended",
  enter = function(match)
    throw(match)
    if match.die > 0 then match:finish_phase() end
  end,

  fire.fire,

  -- 1: "trabalhe com reforços".
  move "launch" {
    open = true,
    choice "pad" { words = carrier.words, where = carrier.may_launch },
    effect = function(match, pad) throw_again(match, "character", carrier.launch(match, pad)) end,
  },

  -- 2: "movimenta seu pacote de transporte": the next roll says how far.
  move "move_pad" {
    open = true,
    effect = function(match) throw_again(match, "pad") end,
  },

  -- 3: "mude a sentido do seu personagem", on its square.
  move "turn" {
    open = true,
    space "who" "owner == me",
    choice "way" { "left", "right" },
    effect = function(match, who, way)
      who.facing = units.turned[way][who.facing]
      throw_again(match, "character", who)
    end,
  },
}

local function may_slide(match, way) return carrier.slid(match.me, way, match.die) ~= nil end

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
      motion.go(match, who, to, units.turned[way][who.facing])
      match:finish_phase()
    end,
  },

  move "slide" {
    open = true,
    when = "match.bound_to == 'pad'",
    choice "way" { "left", "right", where = may_slide },
    effect = function(match, way)
      match.me.missile = carrier.slid(match.me, way, match.die)
      match:finish_phase()
    end,
  },

  -- 1a: "se todos os seus personagens estiverem bloqueados, seu oponente pode remover qualquer um, e isso
  -- encerraria sua jogada". If only the one that may move is blocked, the turn just ends.
  move "blocked" {
    open = true,
    when = "match.stuck",
    effect = function(match)
      match.ended, match.bound_to = true, "anyone"
      match:finish_phase()
      if match.me:count "owner" > 0 and not motion.some_may_move(match) then
        losses.remove(match, match:ask(match.me:next(), "remove"))
        losses.test(match)
      end
    end,
  },
}

--- "Depois de mover um de seus personagens, você tem a opção novamente de atirar. Quando terminar, passe."
turn.after = phase "after" {
  when = "not match.ended",
  enter = function(match)
    if not fire.any_target(match.me) then match:finish_phase() end
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
