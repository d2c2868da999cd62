-- War II, "1) Espionagem": one opponent a turn, while one's own centre is on the board "e sob seu domínio".
local espionage = require "espionage"

return move "spy" {
  open = true,
  when = {
    spied = false,
    [information_centre_of(me)] = is_not(nobody),
    [owner_of(information_centre_of(me))] = me,
  },
  whom = seat { standing = 1, is = someone_else },
  effect = function(match, m)
    espionage.spy(match, match.me, m.whom)
  end,
}
