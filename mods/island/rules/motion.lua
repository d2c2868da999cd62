-- "Como mover um personagem": straight ahead by the whole roll; above one, the last unit may be a turn.
local motion = {}

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
  if match.die < 2 then return nil end
  local to = ahead(space, match.die - 1)
  return to and not to.block and to or nil
end

-- Whoever can advance the whole roll can as well turn one square before.
local function can_move(match, space)
  if match.die < 2 then return motion.landing(match, space) ~= nil end
  return motion.corner(match, space) ~= nil
end

--- For clauses.
function motion.may_land(match, who) return may_move(match, who) and motion.landing(match, who) ~= nil end
function motion.may_turn(match, who) return may_move(match, who) and motion.corner(match, who) ~= nil end

--- Whether any character that may move can.
function motion.some_may_move(match)
  for _, space in ipairs(match.turn:spaces "owner") do
    if may_move(match, space) and can_move(match, space) then return true end
  end
  return false
end

--- Notes whether there is nothing to move. The pad can always slide one way or the other.
function motion.find_stuck(match)
  match.stuck = match.bound_to ~= "pad" and not motion.some_may_move(match)
end

--- Moves a character.
function motion.go(match, from, to, facing)
  local owner, unit = from.owner, from.unit
  from.owner, from.unit, from.facing = nil, "none", "nowhere"
  to.owner, to.unit, to.facing = owner, unit, facing
  match:tell("came", { from = from, space = to })
end

return motion
