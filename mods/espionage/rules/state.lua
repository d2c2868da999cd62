-- What a match of Espionage remembers.
local pieces = require "pieces"

local piece = choice { "none", table.unpack(pieces.all) }

local side = {
  left = int(0, 30) { seen_by = "self" }, -- pieces that are still to be set up,
  exchanges = int(0, 40) { seen_by = "self", initial = 40 }, -- and exchanges that may still be made
  -- The piece that attacks with the first of two moves, until the second is made.
  attacker = piece { seen_by = "attacker_known_to" },
  attacker_known_to = seats { seen_by = "nobody" },
}

for kind, count in pairs(pieces.army[10]) do
  side[kind] = int(0, count) { seen_by = "self" } -- of each kind, still to be set up
  side["lost_" .. kind] = int(0, count) -- and removed, which both have seen
end

return {
  space = {
    owner = seat,
    piece = piece { seen_by = "known_to", opened_by = "unveiled" },
    known_to = seats { seen_by = "nobody" }, -- whoever knew it would know where spies stand
    came_from = space, -- where the piece stood before its owner's last turn
    moved = flag { lasts = "turn" },
    contested = flag, -- the first of two moves attacks here
    volcano = flag,
  },
  seat = side,
  match = {
    first_from = space, -- the first of two moves, until the second is made
    first_to = space,
    captured = flag { lasts = "turn" }, -- something
    quiet = int(0, 65535), -- turns since the last capture
    offered = flag { lasts = "turn" }, -- a draw
    unveiled = flag, -- every piece lies open, to spectators as well
  },
}
