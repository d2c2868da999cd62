-- Battle for the Island: blocks, characters and pads are set up in turn; then one rolls, shoots, moves, shoots and
-- passes.
local preparation, turn = require "preparation", require "turn"

return {
  setup = preparation.setup,
  opening = { preparation.blocks, preparation.deploying, preparation.loading },
  turn = { turn.start, turn.stranded, turn.roll, turn.act, turn.after },
  asked = { turn.penalty, turn.pad_penalty },
}
