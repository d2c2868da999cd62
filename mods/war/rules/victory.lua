-- War, "Final do Jogo" and "Cartas-Objetivo". A card is a list of demands; the cards are in cards/objective.toml, those
-- for a map of other continents in cards/objective_anywhere.toml.
local victory = { first_judged = 1 } -- the round from which objectives are looked at when a turn begins

local function holds_spaces(seat, wanted, armies)
  if armies == 1 or seat:count "owner" < wanted then return seat:count "owner" >= wanted end
  return #where(seat:spaces "owner", "armies", ">=", armies) >= wanted
end

-- The named continents, and `more` others of the player's choice.
local function holds_regions(match, seat, named, more)
  local held = seat:regions "owner"
  if #held < #named + more then return false end
  for _, id in ipairs(named) do
    if not contains(held, match.region[id]) then return false end
  end
  return true
end

--- Whether the seat's objective is fulfilled now.
function victory.fulfilled(match, seat, card)
  -- Printed on the card: one's own colour, or one that another destroyed, is worth a number of territories instead.
  local target = card.destroy and where(match.seat, "colour", card.destroy)[1]
  if target and target ~= seat and (target.standing == 1 or target.destroyed_by == seat) then
    return target.destroyed_by == seat
  end
  local share = card.percent and (card.percent * #match.space + 99) // 100 -- of the territories, rounded up
  return holds_spaces(seat, share or card.spaces or card.otherwise or 0, card.armies or 1)
    and holds_regions(match, seat, card.regions or {}, card.more_regions or 0)
end

--- Face up: "neste momento, ele deve mostrar sua carta de objetivo".
function victory.show(match, seat, card)
  match:discard(card)
  match:tell("objective", { seat = seat, card = card })
  match:give(card, seat)
end

--- Called after every change that may fulfil the objective of the player whose turn it is. Nothing counts before round 1.
function victory.test(match)
  local seat, card = match.turn, match.turn:hand("objective")[1]
  if not card or match.round == 0 or not victory.fulfilled(match, seat, card) then return end
  victory.show(match, seat, card)
  match:win(seat)
end

--- After a change of armies alone, which is nothing to those who must hold territories.
function victory.by_strength(match)
  local card = match.turn:hand("objective")[1]
  if card and (card.armies or 1) > 1 then victory.test(match) end
end

--- The last player with armies has won, whatever the objective.
function victory.of_the_last(match)
  local standing = where(match.seat, "standing", 1)
  if #standing == 1 then match:win(standing[1]) end
end

--- A turn begins, unless the match ends with it.
victory.begin = phase "begin" {
  enter = function(match)
    if option.round_limit > 0 and match.round > option.round_limit then
      match:tell("round_limit", { rounds = option.round_limit })
      return match:draw_game()
    end
    if match.round >= victory.first_judged then victory.test(match) end
  end,
}

return victory
