-- War, the product: as War, but players choose their colours before they get their objectives. What else is
-- different stands in place.lua (surrender) and in the options that mod.toml sets.
local contents = require "war/init"

contents.opening = { require "colours" }

return contents
