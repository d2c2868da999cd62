-- War, "Recebimento de Exércitos" 1-2.
local income = {}

--- "Soma o número de territórios que possui e divide por 2", and never fewer than 3.
local armies = "max(3, me:count('owner') // 2)"

income.by_territories = {
  raise("reserve", "match", armies),
  tell("income", { seat = "me", territories = "me:count('owner')", armies = armies }),
}

local table_two = { 4, 6, 8, 10, 12 }

--- TABELA II: 4, 6, 8, 10, 12, 15, then 5 more for each trade of the game.
function income.by_trade(number)
  return table_two[number] or 15 + 5 * (number - 6)
end

return income
