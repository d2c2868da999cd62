-- War II, "Distribuição de Territórios": strategic centres, then territory after territory.
local preparation = require "war/preparation"

--- "O distribuidor pega as 12 cartas dos Centros Estratégicos, embaralha-as e as distribui, uma a uma, no sentido
--- horário", with two armies on each; with five players two are left. Returns who takes the first vacant territory.
function preparation.deal(match, dealer)
  preparation.deal_out(match, "centre", 2, dealer, 12 % #match.seat)
  return dealer
end

local function claim(match, territory, armies)
  territory.owner, territory.armies = match.me, armies
end

--- "Distribuição de cartas de CE para 5 jogadores": in turn, one of the two centres that are left, or two territories
--- that are no centres and not of one continent, unless "três outros jogadores já tiverem optado" by that.
preparation.choosing_centres = phase "choose_centre" {
  each = true,
  when = "count(seat) == 5",

  move "take_centre" {
    space "on" "not owner and tagged('strategic_centre')",
    effect = function(match, on)
      claim(match, on, 2)
      match:finish_phase()
    end,
  },

  move "take_two" {
    open = true,
    when = "match.pairs_taken < 3",
    space "first" "not owner and not tagged('strategic_centre')",
    space "second" "not owner and not tagged('strategic_centre') and second.region ~= first.region",
    effect = function(match, first, second)
      for _, territory in ipairs { first, second } do
        claim(match, territory, 1)
        match:tell("claim", { seat = match.me, space = territory })
      end
      match.pairs_taken = match.pairs_taken + 1
      match:finish_phase()
    end,
  },
}

--- "O distribuidor coloca um exército em um território vago à sua escolha, depois o jogador à sua esquerda, e assim
--- sucessivamente, até que todos estejam ocupados."
preparation.claiming = phase "claim" {
  each = true,
  again = "count(space, not owner) > 0",
  move "claim" {
    space "on" "not owner",
    effect = function(match, on)
      claim(match, on, 1)
      match:begin_with(match.me:next()) -- "com o jogador seguinte ao que colocou o último exército"
      match:finish_phase()
    end,
  },
}

return preparation
