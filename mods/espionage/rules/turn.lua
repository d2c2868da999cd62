-- Espionage, "Movimento das peças": a turn is one submission. Of two moves the first is announced and
-- settled once the second is made; then both are carried out in order.
local pieces, sight = require "pieces", require "sight"

local turn = {}

local directions = { "north", "east", "south", "west" }

-- Whether any piece of the seat has a legal move.
local function can_move(match, seat)
  for _, space in ipairs(seat:spaces "owner") do
    if pieces.moves(space.piece) then
      for _, direction in ipairs(directions) do
        local to = space:toward(direction)
        if to and to.owner ~= seat and not to.volcano and to ~= space.came_from then return true end
      end
    end
  end
  return false
end

local function leave(match, space)
  space.owner, space.piece, space.came_from, space.moved = nil, "none", nil, false
  space.known_to = { match.seat[1], match.seat[2] }
end

local function arrive(space, seat, piece, known_to, from)
  space.owner, space.piece, space.known_to = seat, piece, known_to
  space.came_from, space.moved = from, true
end

-- "A peça adversária é removida do tabuleiro" and shown; the survivor stays hidden.
local function remove(match, event, by, owner, piece, space)
  add(owner, "lost_" .. piece, 1)
  match:tell(event, { seat = by, piece = piece, space = space })
end

local function fight(match, seat, piece, known_to, from, to)
  local defender = to.piece
  match.captured = true
  if pieces.meet(piece, defender) == "falls" then
    remove(match, "fallen", seat, seat, piece, to)
  else
    remove(match, "captured", seat, to.owner, defender, to)
    arrive(to, seat, piece, known_to, from)
  end
  if option.reveal_on_combat then
    for _, other in ipairs(match.seat) do sight.unmask(match, to, other) end
  end
  if defender ~= "headquarters" then return false end
  match:win(seat) -- "O jogador que perdeu o seu Quartel-General perde o jogo."
  return true
end

-- Carries out a move; true when it wins the match.
local function carry_out(match, from, to)
  local seat, piece, known_to = from.owner, from.piece, from.known_to
  leave(match, from)
  if to.owner then
    if fight(match, seat, piece, known_to, from, to) then return true end
  else
    arrive(to, seat, piece, known_to, from)
  end
  if to.owner == seat then sight.look_around(match, to) end
  return false
end

-- The first of two moves: a piece that goes to an empty square stands there, one that attacks is on its way.
local function announce(match, from, to)
  local seat, piece, known_to = from.owner, from.piece, from.known_to
  match.first_from, match.first_to = from, to
  leave(match, from)
  if not to.owner then return arrive(to, seat, piece, known_to, from) end
  seat.attacker, seat.attacker_known_to = piece, known_to
  to.contested = true
end

-- Settles an announced move, if there is one; true when it wins the match.
local function settle(match)
  local from, to = match.first_from, match.first_to
  if not to then return false end
  local seat = match.turn
  match.first_from, match.first_to = nil, nil
  if to.contested then
    to.contested = false
    local piece, known_to = seat.attacker, seat.attacker_known_to
    seat.attacker, seat.attacker_known_to = "none", { match.seat[1], match.seat[2] }
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
    match:finish_phase()
    if option.moves_per_turn == 2 and not match.first_to then
      return announce(match, from, to)
    end
    if settle(match) then return end -- the first move has won: the second is ignored
    carry_out(match, from, to)
  end,
}

--- A turn begins: whoever cannot move has lost. Two moves are made "com duas peças diferentes".
turn.march = phase "march" {
  enter = function(match)
    if match.round > option.round_limit then return match:draw_game() end
    match.captured, match.offered = false, false
    if can_move(match, match.me) then return end
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

--- The second move of a turn, by another piece. What the first has met is not known before: both are handed in
--- together. Passed over when no other piece can move.
turn.second = phase "second" { turn.march_piece }

--- A turn ends: a first move that stayed alone is settled, and what lasts one turn is forgotten.
turn.settle = phase "settle" {
  enter = function(match)
    if settle(match) then return end
    for _, space in ipairs(match.me:spaces "owner") do
      -- "Um movimento diferente tem que ser feito antes": after one turn the way back is free.
      if not space.moved then space.came_from = nil end
    end
    clear "moved"
    match.quiet = match.captured and 0 or math.min(match.quiet + 1, 65535)
    if option.quiet_turns > 0 and match.quiet >= option.quiet_turns then match:draw_game() end
  end,
}

--- A draw by agreement.
turn.answer = question "answer" { "accept_draw", "decline_draw" }

return turn
