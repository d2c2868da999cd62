-- Espionage: both set up in secret; then in turn one move or two. Whoever takes the headquarters wins.
local preparation, turn = require "preparation", require "turn"

return {
  setup = preparation.setup,
  opening = { preparation.arranging, preparation.unveiling },
  turn = option.moves_per_turn == 2 and { turn.march, turn.second, turn.settle } or { turn.march, turn.settle },
  asked = { turn.answer },
}
