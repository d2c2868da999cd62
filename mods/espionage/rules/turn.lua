-- Espionage, "Movimento das peças": a turn is one submission. Of two moves the first is announced and settled once the
-- second is made; then both are carried out in order.
local pieces, sight = require "pieces", require "sight"

local turn = {}

local function arrive(space, seat, piece, known_to, from)
  space.owner, space.piece, space.known_to = seat, piece, known_to
  space.came_from, space.moved = from, true
end

-- A piece goes to an empty square, or, where it attacks, is on its way.
local function announce(match, from, to)
  local seat, piece, known_to = from.owner, from.piece, from.known_to
  match.first_from, match.first_to = from, to
  from.owner, from.piece, from.known_to = nil, "none", match.seat
  from.came_from, from.moved = nil, false
  if not to.owner then return arrive(to, seat, piece, known_to, from) end
  seat.attacker, seat.attacker_known_to = piece, known_to
  to.contested = true
end

-- "A peça adversária é removida do tabuleiro" and shown; the survivor stays hidden. True when that wins the match.
local function fight(match, seat, piece, known_to, from, to)
  local defender = to.piece
  local takes = pieces.takes(piece, defender)
  local lost = takes and defender or piece
  match.captured = true
  add(takes and to.owner or seat, "lost_" .. lost, 1)
  match:tell(takes and "captured" or "fallen", { seat = seat, piece = lost, space = to })
  if takes then arrive(to, seat, piece, known_to, from) end
  if option.reveal_on_combat then
    for _, other in ipairs(match.seat) do sight.unmask(match, to, other) end
  end
  if defender == "headquarters" then match:win(seat) end -- "o jogador que perdeu o seu Quartel-General perde o jogo"
  return defender == "headquarters"
end

-- Settles an announced move, if there is one; true when it wins the match.
local function settle(match)
  local seat, from, to = match.turn, match.first_from, match.first_to
  if not to then return false end
  match.first_from, match.first_to = nil, nil
  if to.contested then
    local piece, known_to = seat.attacker, seat.attacker_known_to
    to.contested, seat.attacker, seat.attacker_known_to = false, "none", match.seat
    if fight(match, seat, piece, known_to, from, to) then return true end
  end
  if to.owner == seat then sight.look_around(match, to) end
  return false
end

--- "Uma casa horizontal ou verticalmente", never onto a volcano, and not straight back to where the piece came from.
turn.march_piece = move "march" {
  open = true,
  space "from" "owner == me and piece >= 'sapper' and not moved",
  space "to" [[linked(from, 'north', 'east', 'south', 'west') and owner ~= me and not volcano
    and not contested and to ~= from.came_from]],
  effect = function(match, from, to)
    local is_first = option.moves_per_turn == 2 and not match.first_to
    match:finish_phase()
    if settle(match) then return end -- the first move has won: the second is ignored
    announce(match, from, to)
    if not is_first then settle(match) end
  end,
}

--- A turn begins: whoever cannot move has lost. Two moves are made "com duas peças diferentes".
turn.march = phase "march" {
  enter = function(match)
    if option.round_limit > 0 and match.round > option.round_limit then
      match:tell("round_limit", { rounds = option.round_limit })
      return match:draw_game()
    end
    if match:can "march" then return end
    -- "Um jogador não consegue fazer uma jogada válida. Este jogador perde o jogo."
    match:tell("stuck", { seat = match.me })
    match:win(match.me:next())
  end,

  turn.march_piece,

  move "offer_draw" {
    when = "not match.offered and match.quiet >= option.draw_offer_after",
    effect = function(match)
      match.offered = true
      if match:ask(match.me:next(), "answer") == "accept_draw" then match:draw_game() end
    end,
  },
}

--- The second move of a turn, by another piece. What the first has met is not known before: both are handed in together.
--- Passed over when no other piece can move.
turn.second = phase "second" { turn.march_piece }

--- A turn ends: a first move that stayed alone is settled. "Um movimento diferente tem que ser feito antes": after one
--- turn the way back is free.
turn.settle = phase "settle" {
  enter = function(match)
    if settle(match) then return end
    for _, space in ipairs(match.me:spaces "owner") do
      if not space.moved then space.came_from = nil end
    end
    match.quiet = match.captured and 0 or math.min(match.quiet + 1, 65535)
    if option.quiet_turns > 0 and match.quiet >= option.quiet_turns then match:draw_game() end
  end,
}

--- A draw by agreement.
turn.answer = question "answer" { "accept_draw", "decline_draw" }

return turn
