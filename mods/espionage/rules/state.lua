-- What a match of Espionage remembers.
local pieces = require "pieces"

local sides = {
  -- Pieces that are still to be set up: each kind, and all of them.
  headquarters = int(0, 1) { seen_by = "self" },
  mine = int(0, 4) { seen_by = "self" },
  sapper = int(0, 4) { seen_by = "self" },
  spy = int(0, 5) { seen_by = "self" },
  corporal = int(0, 5) { seen_by = "self" },
  lieutenant = int(0, 4) { seen_by = "self" },
  captain = int(0, 3) { seen_by = "self" },
  colonel = int(0, 2) { seen_by = "self" },
  general = int(0, 2) { seen_by = "self" },
  left = int(0, 30) { seen_by = "self" },
  exchanges = int(0, 40) { seen_by = "self", initial = 40 }, -- that may still be made
  -- The piece that attacks with the first of two moves, until the second is made.
  attacker = choice(pieces.words) { seen_by = "attacker_known_to" },
  attacker_known_to = seats { seen_by = "nobody" },
}

-- Pieces that were removed, which both have seen: lost_spy, lost_mine, ...
for _, piece in ipairs(pieces.words) do sides["lost_" .. piece] = int(0, 5) end

return {
  space = {
    owner = seat,
    piece = choice(pieces.words) { seen_by = "known_to", opened_by = "unveiled" },
    known_to = seats { seen_by = "nobody" }, -- whoever knew it would know where spies stand
    came_from = space,                       -- where the piece stood before its owner's last turn
    moved = flag,                            -- in this turn
    contested = flag,                        -- the first of two moves attacks here
    volcano = flag,
  },
  seat = sides,
  match = {
    first_from = space, -- the first of two moves, until the second is made
    first_to = space,
    captured = flag,    -- something, in this turn
    quiet = int(0, 65535), -- turns since the last capture
    offered = flag,     -- a draw, in this turn
    unveiled = flag,    -- every piece lies open, to spectators as well
  },
}
