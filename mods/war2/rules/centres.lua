-- War II, the strategic centres: territories with a mark on the board.
local centres = {}

local tag = "strategic_centre"

function centres.is_one(territory)
  return territory:tagged(tag)
end

--- The strategic centres of a seat.
function centres.of(seat)
  local list = {}
  for _, territory in ipairs(seat:spaces "owner") do
    if territory:tagged(tag) then table.insert(list, territory) end
  end
  return list
end

return centres
