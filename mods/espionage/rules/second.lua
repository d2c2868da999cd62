-- The second move of a turn, by another piece. What the first has met is not known before: both are
-- handed in together. Passed over when no other piece can move.
return phase "second" { require "march_move" }
