-- War, "Ataques" 9, as an option: the defence says how many of its armies fight.
return question "defend" { number "dice" }
