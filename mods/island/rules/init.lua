-- Battle for the Island: blocks, characters and pads are set up in turn; then one rolls, shoots, moves, shoots and
-- passes. Later stages stand first, so that a stage that ends does so with the turn.
local preparation, turn = require "preparation", require "turn"

return {
  setup = preparation.setup,
  turn = {
    turn.start,
    turn.roll,
    turn.act,
    turn.after,
    preparation.loading,
    preparation.deploying,
    preparation.blocks,
  },
  asked = { turn.penalty, turn.pad_penalty },
}
