-- War II, "4) Aerotransporte do CI": from one strategic centre to another, in place of a step.
return move "airlift_centre" {
  when = { centre_moved = false },
  whose = seat { standing = 1 },
  from = space { owner = me, tagged = "strategic_centre", is = information_centre_of "whose" },
  to = space { owner = me, tagged = "strategic_centre", is = is_not(value_of "from") },
  effect = function(match, m)
    m.whose.information_centre, match.centre_moved = m.to, true
  end,
}
