-- Battle for the Island: blocks, characters and pads are set up in turn; then one rolls, shoots, moves,
-- shoots and passes. Later stages stand first, so that a stage that ends does so with the turn.
return {
  setup = require "setup",
  turn = {
    require "start",
    require "roll",
    require "act",
    require "after",
    require "load",
    require "deploy",
    require "blocks",
  },
  asked = { require "penalty", require "pad_penalty" },
}
