-- What a match of the island remembers.
local unit = choice { "none", "soldier", "jeep", "tank" }

return {
  space = {
    owner = seat, -- of the character that stands here
    unit = unit,
    facing = choice { "nowhere", "north", "east", "south", "west" },
    block = flag,
    live = flag { seen_by = "nobody" }, -- the underside of the block
    barred = flag, -- to further blocks: one in each row and column
    shore = seat, -- whose first two rows these are
  },
  seat = {
    characters = int(0, 10) { initial = 10 }, -- that are not lost
    -- Still to be set up.
    soldier = int(0, 5) { initial = 5 },
    jeep = int(0, 3) { initial = 3 },
    tank = int(0, 2) { initial = 2 },
    -- The carrier pad: the column of its missile, and what stands on it, from the player's left.
    missile = int(0, 12), -- 0 only before the set-up
    pad_1 = unit, pad_2 = unit, pad_3 = unit, pad_4 = unit, pad_5 = unit,
  },
  match = {
    left = int(0, 10) { initial = 10 }, -- blocks that are still to be placed, and the live ones of them
    live_left = int(0, 10) { initial = option.live_blocks, seen_by = "nobody" },
    exploded = int(0, 10), -- blocks that were turned over, by what they showed
    harmless = int(0, 10),
    die = int(0, 5),
    bound = space, -- after a zero: the only character that may move
    bound_to = choice { "anyone", "character", "pad" },
    stuck = flag, -- nothing that may move can
    ended = flag { lasts = "turn" }, -- the turn, without further shots
  },
  -- "Um dado de seis lados que começa do zero e termina às cinco."
  dice = { zero_to_five = { 0, 1, 2, 3, 4, 5 } },
}
