-- War, "Recebimento de Exércitos": by territories anywhere, by continent inside the continent.
local income = require "income"

local bonus = attribute_of("bonus", this)

return {
  income.by_territories,
  for_each(region { all_spaces = { owner = me } }, {
    put("reserve", this, bonus),
    tell("continent", { seat = me, region = this, armies = bonus }),
  }),
}
