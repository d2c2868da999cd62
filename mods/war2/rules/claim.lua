-- War II, "Distribuição de Territórios": "o distribuidor coloca um exército em um território vago à sua
-- escolha, depois o jogador à sua esquerda, e assim sucessivamente, até que todos estejam ocupados".
local function any_vacant(match)
  for _, region in ipairs(match.region) do
    if region:count "owner" > 0 then return true end
  end
  return false
end

return phase "claim" {
  move "claim" {
    space "on" "not owner",
    effect = function(match, m)
      local following = match.me:next()
      m.on.owner, m.on.armies = match.me, 1
      match:finish_phase()
      if any_vacant(match) then return match:ask(following, "claim") end
      -- "O jogo tem início com o jogador seguinte ao que colocou o último exército."
      match:begin_with(following)
    end,
  },
}
