-- What the specs of War II begin with: as those of War.
return require "war/seated"
