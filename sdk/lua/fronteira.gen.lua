---@meta
-- Written by `fronteira docs` from the registered bindings; do not edit.

---@class Match
---@field me Seat The seat that decides now.
---@field turn Seat The seat whose turn it is.
---@field round integer From 1; 0 before the first turn.
---@field seat Seat[] All seats, by number.
---@field space table<string|integer, Space> All spaces, by id or number.
---@field region table<string|integer, Region> All regions, by id or number.
local Match = {}

---@class Seat
---@field id string `seat 1`, `seat 2`, ...
---@field number integer From 1.
---@field standing integer 1 while the seat takes part, 0 once it is retired.
---@field placing integer The final rank from 1, or 0 while it is open.
local Seat = {}

---@class Space
---@field id string Its id on the map.
---@field region Region? The region it belongs to.
---@field x integer? Its column on a grid, from 1.
---@field y integer? Its row on a grid, from 1 at the top.
local Space = {}

---@class Region
---@field id string Its id on the map.
---@field size integer How many spaces it has.
local Region = {}

---@class Card
---@field id string Its id in the deck; other fields are what is printed on it.
local Card = {}

---@class View: Match
local View = {}

---@class Game: Match
local Game = {}

---A column of whole numbers. Any column may be called with `{ seen_by = ..., initial = ..., lasts = ... }`.
---@param min integer
---@param max integer
---@return value
function int(min, max) end

---A column of true or false.
---@type value
flag = nil

---A column that holds one of the words. As a value of a move, `choice "way" { "left", "right" }`: one of them is chosen.
---@param words string[]
---@return value
function choice(words) end

---A column that holds a seat or nil. As a value of a move, `seat "whom" "whom ~= me"`: one that passes the condition.
---@type value
seat = nil

---A column that holds a set of seats.
---@type value
seats = nil

---A column that holds a space or nil. As a value of a move, `space "from" "owner == me"`: one that passes the condition; `space "to" { "not owner", among = f, where = g }`: of those that f lists one that passes it and that g admits.
---@type value
space = nil

---A column that holds a region or nil. As a value of a move, `region "where" "all(space, owner == me)"`: one that passes the condition.
---@type value
region = nil

---A column that holds a card of that deck or nil.
---@param deck string
---@return value
function card(deck) end

---A part of play: `phase "attack" { when = "round > 1", enter = function(match) ... end, move "attack" { ... } }`.
---@param name string
---@return value
function phase(name) end

---A kind of move: `move "attack" { space "from" "owner == me", effect = function(match, from) ... end }`. Its values are asked for in the order they are written, and its functions get those that their parameters name. With `open = true` everyone is told of it, whatever secrets it touches.
---@param name string
---@return value
function move(name) end

---What an effect asks a seat with `match:ask`: `question "occupy" { number "armies" }` for values, `question "answer" { "accept", "decline" }` for one of some words. It is listed in `asked`.
---@param name string
---@return value
function question(name) end

---As an effect: the seat is done with the phase. A seat that could do nothing else is not asked.
---@type value
finish_phase = nil

---A number within a range in quotes: `number "dice" "1 to min(3, from.armies - 1)"`; it comes last in its move. In a question it has no range: whoever asks gives it.
---@param name string
---@return value
function number(name) end

---Cards from the hand of the one who decides: `cards "set" { deck = "territory", count = 3, where = f }`; `zone = "discard"` takes them from there; `matching = "figure", wild = "joker"`: all alike in what they show, or all different.
---@param name string
---@return value
function cards(name) end

---Adds to a number, which may be negative, and returns the new value; or a seat to a set.
---@param row Seat|Space|Region|Match
---@param column string
---@param amount integer|Seat
---@return integer?
function add(row, column, amount) end

---Whether the list contains the value.
---@param list any[]
---@param value any
---@return boolean
function contains(list, value) end

---The entries of a list of seats, spaces, regions or cards whose column, or what is printed on them, is the value: `where(match.seat, "standing", 1)`; or compares with it: `where(seat:spaces "owner", "armies", ">=", 2)`.
---@param list any[]
---@param column string
---@param value any
---@param than? integer
---@return any[]
function where(list, column, value, than) end

---Takes that much of a column from one row and adds it to another.
---@param from Seat|Space|Region|Match
---@param to Seat|Space|Region|Match
---@param column string
---@param amount integer
function transfer(from, to, column, amount) end

---The sum of a column over all spaces, regions or seats.
---@param column string
---@return integer
function total(column) end

---Resets the column to its initial value for every space, region or seat.
---@param column string
function clear(column) end

---Whether the seat that decides could make such a move now, whichever phase offers it; only in effects and where phases begin.
---@param move string
---@return boolean
function Match:can(move) end

---The seat (by default the one that decides) is done with this phase.
---@param seat? Seat
function Match:finish_phase(seat) end

---What the seat answers: the values of the question, or the word it chose. A question for a number without a range says the least and the most here; as the answer is told to everybody, they must not come from what is hidden. The effect is run again from its beginning when the answer is there, with the same dice and the same answers so far; once the match is over, it ends here. With a phase in place of a question it gives nothing and does not wait: when the effect has ended, that seat decides in it before anything else goes on.
---@param seat Seat
---@param question string
---@param least? integer
---@param most? integer
---@return any
function Match:ask(seat, question, least, most) end

---Before the first turn: makes that seat the first.
---@param seat Seat
function Match:begin_with(seat) end

---The seat takes no further part; it ranks after all that still do. The match goes on, even for a single seat; once nobody takes part, it is drawn.
---@param seat Seat
function Match:retire(seat) end

---The match ends; the seat has won. Several seats that win in one effect share the first place.
---@param seat Seat
function Match:win(seat) end

---The match ends; all seats still in it share the first place.
function Match:draw_game() end

---The match ends; everybody has lost, in a game that all play together against the game itself. Nobody has a place.
function Match:lose_game() end

---Reports an event, for log and animation; if a seat is given, only to that seat. A card is shown only to those who may see where it lies: discard it first, then tell. A word is looked up among the choices' names.
---@param event string
---@param fields? table
---@param seat? Seat
function Match:tell(event, fields, seat) end

---One die. With a number of sides: 1 to that number. With the name of a die that state.lua declares: the face that comes up, told as the event `die` with `die`, `face` and `seat`.
---@param die integer|string
---@return integer|string
function Match:roll(die) end

---Takes a random entry out of the list. With a count: that many, or all there are, as a list, which is empty for a count below 1.
---@param list any[]
---@param count? integer
---@return any
function Match:pick(list, count) end

---Who throws highest: each seat that takes part throws a die, plain or the one that state.lua declares by that name, told as the event `throw` with `seat` and `points`, and those who tie throw again.
---@param die? string
---@return Seat
function Match:throw_off(die) end

---Both sides roll that many dice (six sides unless given) and compare them highest with highest; ties go to the second side; everyone is told by the event `dice`, with `ours` and `theirs`. Returns how many comparisons each side lost.
---@param ours integer
---@param theirs integer
---@param sides? integer
---@return integer, integer
function Match:contest(ours, theirs, sides) end

---Shuffles the pile of a deck, or another zone (`discard`, `aside`).
---@param deck string
---@param zone? string
function Match:shuffle(deck, zone) end

---The top card of the pile goes to the seat's hand; nil when the pile is empty.
---@param deck string
---@param seat Seat
---@return Card?
function Match:deal(deck, seat) end

---The card, or each card of a list, goes to the seat's hand.
---@param cards Card|Card[]
---@param seat Seat
function Match:give(cards, seat) end

---The card, or each card of a list, goes to the top of the discard, face up.
---@param cards Card|Card[]
function Match:discard(cards) end

---The card, or each card of a list, leaves play, face up.
---@param cards Card|Card[]
function Match:set_aside(cards) end

---The card, or each card of a list, goes to the top of the pile, face down.
---@param cards Card|Card[]
function Match:to_pile(cards) end

---The cards of the discard, or of another zone, go back to the pile, which is shuffled.
---@param deck string
---@param zone? string
function Match:gather(deck, zone) end

---The cards of a zone, bottom first: `pile`, `discard` or `aside`.
---@param deck string
---@param zone? string
---@return Card[]
function Match:cards(deck, zone) end

---How many cards are in a zone.
---@param deck string
---@param zone? string
---@return integer
function Match:cards_left(deck, zone) end

---The cards of that deck in its hand, oldest first; an empty list for those who may not see it.
---@param deck string
---@return Card[]
function Seat:hand(deck) end

---How many cards of that deck it holds.
---@param deck string
---@return integer
function Seat:hand_size(deck) end

---The seat to its left, retired or not.
---@return Seat
function Seat:next() end

---How many spaces hold this seat in that column.
---@param column string
---@return integer
function Seat:count(column) end

---The spaces that hold this seat in that column (and carry the tag), in the order of the map.
---@param column string
---@param tag? string
---@return Space[]
function Seat:spaces(column, tag) end

---The regions that have spaces, all of which hold this seat in that column.
---@param column string
---@return Region[]
function Seat:regions(column) end

---Whether a link (of that kind) leads from here to there.
---@param to Space
---@param kind? string
---@return boolean
function Space:linked(to, kind) end

---Where its links (of that kind) lead, in the order of the map.
---@param kind? string
---@return Space[]
function Space:neighbours(kind) end

---The space that a link of that kind leads to: on a grid, the neighbour to the `north` or another side.
---@param kind string
---@return Space?
function Space:toward(kind) end

---The spaces met one after the other along links of that kind, nearest first, as far as they lead or at most that many.
---@param kind string
---@param most? integer
---@return Space[]
function Space:ray(kind, most) end

---The spaces that can be reached by that many links, nearest first, without itself.
---@param steps integer
---@return Space[]
function Space:within(steps) end

---Whether it carries the tag.
---@param tag string
---@return boolean
function Space:tagged(tag) end

---Its spaces (those that carry the tag), in the order of the map.
---@param tag? string
---@return Space[]
function Region:spaces(tag) end

---How many of its spaces hold the seat (or nobody) in that column.
---@param column string
---@param seat Seat?
---@return integer
function Region:count(column, seat) end

---Everything the bot may do now. An offer has `index`, `move` (its name), the values by name, and `least` and `most` when a number is wanted.
---@return Offer[]
function View:moves() end

---The move whose effect asks what is to be decided, as far as the bot may know of it: its name as `move`, and its values by name.
---@return table?
function View:question() end

---A random number from 1 to `bound`, the bot's own.
---@param bound integer
---@return integer
function View:random(bound) end

---Groups the cases about a subject.
---@param subject string
---@param body function
function describe(subject, body) end

---One thing that must hold.
---@param sentence string
---@param body function
function it(sentence, body) end

---Fails unless both are equal; tables are compared by their contents.
---@param actual any
---@param expected any
---@param about? string
function equal(actual, expected, about) end

---Starts a match: `{ players = 4, seed = 1, map = ..., ruleset = ..., options = {...} }`. A Game is a Match that can be written to, with the functions below.
---@param with table
---@return Game
function play(with) end

---Plays a move for the seat that decides; fails with the reason when it is refused.
---@param move string
---@param values? table
---@param seat? Seat
function Game:play(move, values, seat) end

---Why the move is refused; empty when it is legal.
---@param move string
---@param values? table
---@param seat? Seat
---@return string[]
function Game:why(move, values, seat) end

---Every legal move of the seat that decides.
---@return Offer[]
function Game:moves() end

---What the next dice will show.
---@param faces (integer|string)[]
function Game:dice(faces) end

---Makes it that seat's turn in that phase, already entered; where all decide, all do.
---@param phase string
---@param seat Seat
function Game:go(phase, seat) end

---Makes it that round.
---@param round integer
function Game:set_round(round) end

---The phase of the next decision.
---@return string?
function Game:phase() end

---Who decides next.
---@return Seat?
function Game:decider() end

---Who has won: each of those who have won together.
---@return Seat? ...
function Game:winner() end

---Whether the match ended in a draw.
---@return boolean
function Game:drawn() end

---Whether everybody has lost.
---@return boolean
function Game:lost() end

---How often that event was told, to that seat when one is given.
---@param event string
---@param seat? Seat
---@return integer
function Game:told(event, seat) end

---Whether that seat may see that column of that row.
---@param seat Seat
---@param row Seat|Space|Region|Match
---@param column string
---@return boolean
function Game:can_see(seat, row, column) end

---The card, wherever it lies, goes to the seat's hand.
---@param seat Seat
---@param deck string
---@param card string
function Game:hold(seat, deck, card) end
