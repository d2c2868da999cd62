-- "Quando um zero é rolado": one of three options, and another roll, for that piece alone.
local carrier, units, motion = require "pad", require "units", require "motion"

local function throw(match) match.die = match:roll "zero_to_five" end

local function throw_again(match, bound_to, bound)
  match.bound_to, match.bound = bound_to, bound
  throw(match)
  if match.die > 0 then match:finish_phase() end -- "a menos que você role mais um zero"
end

return phase "roll" {
  when = "match.stage == 'battle' and not match.ended",
  enter = function(match)
    throw(match)
    if match.die > 0 then match:finish_phase() end
  end,

  require "fire",

  -- 1: "trabalhe com reforços".
  move "launch" {
    open = true,
    choice "pad" { words = carrier.words, where = function(match, pad) return carrier.can_launch(match, match.me, pad) end },
    effect = function(match, pad) throw_again(match, "character", carrier.launch(match, match.me, pad)) end,
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
      who.facing = units.turned(who.facing, way)
      throw_again(match, "character", who)
    end,
  },
}
