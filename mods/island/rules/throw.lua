-- The die "começa do zero e termina às cinco".
local faces = { 0, 1, 2, 3, 4, 5 }

return function(match)
  match.die = faces[match:roll(#faces)]
  match:tell("die", { seat = match.turn, die = match.die })
end
