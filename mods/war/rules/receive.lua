-- War, "Recebimento de Exércitos": by territories anywhere, by continent inside the continent.
local income = require "income"

return {
  income.by_territories,
  for_each(region, "all(space, owner == me)", {
    put("reserve", "this", "this.bonus"),
    tell("continent", { seat = "me", region = "this", armies = "this.bonus" }),
  }),
}
