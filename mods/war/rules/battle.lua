-- War, "Batalha": dice are compared highest with highest; "no caso de empate, a vitória será da defesa".
local conquest = require "conquest"

local battle = { most_dice = 3 }

battle.note = {
  put("battle_from", match, "from"),
  put("battle_to", match, "to"),
  put("battle_dice", match, value_of "dice"),
}

--- The attack `from`, `to`, `dice` of a move, with all the dice the defence may throw.
battle.fought = {
  contest("armies", "from", "to", value_of "dice", least(battle.most_dice, armies_of "to")),
  only_if({ [armies_of "to"] = 0 }, { battle.note, conquest.take }),
}

local function ask_defender(match, m)
  match:ask(m.to.owner, "defend")
end

--- The same when the defender says with how many dice (option defender_chooses). There is nothing to
--- choose for one army, and who has given up is asked no more.
battle.announced = {
  battle.note,
  only_if({ [least(armies_of "to" - 1, standing_of(owner_of "to"))] = at_most(0) }, battle.fought),
  only_if({ [least(armies_of "to" - 1, standing_of(owner_of "to"))] = at_least(1) }, ask_defender),
}

return battle
