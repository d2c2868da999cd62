-- War II, "Centro de Informação e Espionagem", as an option: who sees whose cards. What is shown is seen by the spy
-- alone, the hand for one turn, the objective for good, because it never changes.
local trade = require "trade"

local information = {}

local function show_hand(match, seat, spy)
  add(seat, "spied_by", spy)
  for _, card in ipairs(seat:hand "territory") do match:tell("spied_card", { victim = seat, card = card }, spy) end
end

local function show_objective(match, seat, spy)
  add(seat, "objective_known_to", spy)
  match:tell("known_objective", { victim = seat, card = seat:hand("objective")[1] }, spy)
end

--- "Para conquistar um CI, o jogador deve conquistar o território em que ele se encontra", and sees all cards of its
--- owner; the owner may win it back.
function information.capture(match, territory)
  local conqueror = match.turn
  for _, owner in ipairs(where(match.seat, "information_centre", territory)) do
    local event = owner == conqueror and "centre_regained" or "centre_captured"
    match:tell(event, { seat = conqueror, victim = owner, space = territory })
    if owner ~= conqueror then
      show_hand(match, owner, conqueror)
      show_objective(match, owner, conqueror)
    end
  end
end

--- "Deve ser colocado em um território sob o domínio de seu dono, na primeira ou, no máximo, na segunda rodada."
information.stationing = phase "station" {
  when = "option.information_centre and round <= 2 and not me.information_centre",

  move "place_centre" {
    space "on" "owner == me",
    effect = function(match, on)
      match.me.information_centre = on
      match:finish_phase()
    end,
  },

  move "wait" { when = "round < 2", effect = finish_phase },
}

-- 1: one opponent a turn, while one's own centre is on the board "e sob seu domínio": "peça todas as cartas (menos a
-- carta-objetivo) a algum dos adversários".
local spy = move "spy" {
  open = true,
  when = "not match.spied and me.information_centre and me.information_centre.owner == me",
  seat "whom" "standing == 1 and whom ~= me",
  effect = function(match, whom)
    match.spied = true
    match:tell("spied", { seat = match.me, victim = whom })
    show_hand(match, whom, match.me)
  end,
}

-- 3: two cards "que representem quaisquer territórios ocupados por ele" carry it to any of one's territories.
local carry = move "carry_centre" {
  open = true,
  when = "me:hand_size('territory') >= 2",
  seat "whose" "standing == 1",
  space "from" "owner == me and from == whose.information_centre",
  cards "cards" { deck = "territory", count = 2, where = trade.both_mine },
  space "to" "owner == me and to ~= from",
  effect = function(match, whose, cards, to)
    whose.information_centre = to
    match:discard(cards)
    trade.tidy(match)
  end,
}

local function step(_, whose, to)
  whose.information_centre, whose.centre_moved = to, true
end

-- 4: to a contiguous territory, each once a turn; "enquanto o CI estiver em seu poder, você poderá movimentá-lo",
-- whoever it belongs to.
local walk = move "move_centre" {
  seat "whose" "standing == 1 and not centre_moved",
  space "from" "owner == me and from == whose.information_centre",
  space "to" "linked(from) and owner == me",
  effect = step,
}

-- "Aerotransporte do CI": from one strategic centre to another, in place of a step.
local fly = move "airlift_centre" {
  seat "whose" "standing == 1 and not centre_moved",
  space "from" "owner == me and tagged('strategic_centre') and from == whose.information_centre",
  space "to" "owner == me and tagged('strategic_centre') and to ~= from",
  effect = step,
}

--- "Assim como os exércitos, o CI só pode ser movimentado na fase de remanejamento"; as an option, cards carry it at any
--- time.
information.moving, information.anytime = {}, {}
if option.information_centre then
  local by_cards = option.centre_by_cards == "any_time"
  information.moving = { walk, fly, by_cards and {} or carry }
  information.anytime = { spy, by_cards and carry or {} }
end

return information
