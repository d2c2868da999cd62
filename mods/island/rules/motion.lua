-- "Como mover um personagem": straight ahead by the whole roll; above one, the last unit may be a turn.
local motion = {}

--- Where a character looks after turning to a side: `motion.turned.left.north`.
motion.turned = {
  left = { north = "west", west = "south", south = "east", east = "north" },
  right = { north = "east", east = "south", south = "west", west = "north" },
}

-- The square so many steps ahead, if nobody stands there and the way is free.
local function ahead(space, steps)
  local line = space:ray(space.facing, steps)
  for i, square in ipairs(line) do
    if square.owner or square.block and i < steps then return nil end -- 5, 14: not past a block or a character
  end
  return line[steps]
end

-- 2a: "o último personagem jogado após um zero é o único que você pode jogar".
local function may_move(match, space)
  return match.bound_to == "anyone" or match.bound_to == "character" and match.bound == space
end

--- Where a character comes by advancing the whole roll; a block there is activated. Nil: it cannot.
function motion.landing(match, space) return ahead(space, match.die) end

--- Where it turns after all units but one. "Você não pode pousar em um obstáculo e virar."
function motion.corner(match, space)
  local to = ahead(space, match.die - 1)
  return to and not to.block and to or nil
end

function motion.may_land(match, who) return may_move(match, who) and motion.landing(match, who) ~= nil end
function motion.may_turn(match, who) return may_move(match, who) and motion.corner(match, who) ~= nil end

--- Notes whether there is nothing to move: whoever can advance the whole roll can as well turn one square before. The pad
--- can always slide one way or the other.
function motion.find_stuck(match)
  match.stuck = match.bound_to ~= "pad"
  for _, who in ipairs(match.me:spaces "owner") do
    if match.die < 2 and motion.may_land(match, who) or motion.may_turn(match, who) then
      match.stuck = false
      return
    end
  end
end

function motion.go(match, from, to, facing)
  to.owner, to.unit, to.facing = from.owner, from.unit, facing
  from.owner, from.unit, from.facing = nil, "none", "nowhere"
  match:tell("came", { from = from, space = to })
end

return motion
