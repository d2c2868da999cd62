-- The positions from which the specs of the product begin: as those of War.
return require "war/position"
