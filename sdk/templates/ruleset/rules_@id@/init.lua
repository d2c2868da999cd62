-- The contents page: who begins, and what a turn is.
return {
  setup = function(match) match:begin_with(match.seat[1]) end,
  turn = { require "claim" },
}
