-- War, the product, "Eliminação de um Concorrente": captured cards are traded "combinando ou não com as suas", so
-- that each set has one of them at least. They lie last in the hand.
local captured = {}

--- How many of the cards were captured in this turn.
function captured.among(match, cards)
  local hand, count = match.me:hand "territory", 0
  for i = #hand - match.captured_cards + 1, #hand do
    for _, card in ipairs(cards) do
      if card == hand[i] then count = count + 1 end
    end
  end
  return count
end

--- For `where`: at the end of the turn one of the cards at least was captured.
function captured.in_set(match, m)
  return match.captured_cards == 0 or captured.among(match, m.cards) > 0
end

-- Three cards are no set only when two figures are alike, one is not, and none is wild.
local function is_set(a, b, c)
  local wild = "wild"
  if a.figure == wild or b.figure == wild or c.figure == wild then return true end
  return (a.figure == b.figure) == (b.figure == c.figure) and (a.figure == b.figure) == (a.figure == c.figure)
end

--- Whether the hand holds a set with a captured card.
function captured.holds_set(match)
  local hand = match.me:hand "territory"
  for i = #hand - match.captured_cards + 1, #hand do
    for j = 1, i - 1 do
      for k = 1, j - 1 do
        if is_set(hand[i], hand[j], hand[k]) then return true end
      end
    end
  end
  return false
end

return captured
