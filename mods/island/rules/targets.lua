-- "O campo de tiro deve ser exato", straight ahead: what a character would hit.
local units = require "units"

local targets = {}

--- The square that a character would hit and those between, or nil. "Você não pode atirar em nada além de um
--- bloco de obstáculos."
function targets.of(space)
  local line = space:ray(space.facing, units.range[space.unit])
  if #line < units.range[space.unit] then return nil end
  local target = table.remove(line)
  for _, between in ipairs(line) do
    if between.block then return nil end
  end
  if target.owner or target.block then return target, line end
  return nil
end

--- Whether any character of a seat has something to shoot at.
function targets.any(seat)
  for _, space in ipairs(seat:spaces "owner") do
    if targets.of(space) then return true end
  end
  return false
end

return targets
