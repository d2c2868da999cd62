-- Espionage: both set up in secret; then in turn one move or two. Whoever takes the headquarters wins.
local march, second, settle = require "march", require "second", require "settle"

return {
  setup = require "setup",
  opening = { require "arrange", require "unveil" },
  turn = option.moves_per_turn == 2 and { march, second, settle } or { march, settle },
  asked = { require "answer" },
}
