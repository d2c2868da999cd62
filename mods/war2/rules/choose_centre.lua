-- War II, "Distribuição de cartas de CE para 5 jogadores": in turn, one of the two centres that are left, or
-- two territories that are no centres and not of one continent.
local centres = require "centres"

local most_pairs = 3 -- "três outros jogadores já tiverem optado pela escolha de 2 territórios"

local function settle(match, territory, armies)
  territory.owner, territory.armies = match.me, armies
end

local function hand_on(match)
  match:finish_phase()
  local following = match.me:next()
  if following ~= match.turn then match:ask(following, "choose_centre") end
end

local function is_plain(_, m)
  return not centres.is_one(m.first)
end

local function is_plain_elsewhere(_, m)
  return not centres.is_one(m.second) and m.second.region ~= m.first.region
end

return phase "choose_centre" {
  when = "match.centres_left >= 1",

  move "take_centre" {
    space "on" "not owner and tagged('strategic_centre')",
    effect = function(match, m)
      settle(match, m.on, 2)
      hand_on(match)
    end,
  },

  move "take_two" {
    open = true,
    when = "match.pairs_taken < " .. most_pairs,
    space "first" { "not owner", where = is_plain },
    space "second" { "not owner", where = is_plain_elsewhere },
    effect = function(match, m)
      for _, territory in ipairs { m.first, m.second } do
        settle(match, territory, 1)
        match:tell("claim", { seat = match.me, space = territory })
      end
      add(match, "pairs_taken", 1)
      hand_on(match)
    end,
  },
}
