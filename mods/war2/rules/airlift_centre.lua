-- War II, "4) Aerotransporte do CI": from one strategic centre to another, in place of a step.
return move "airlift_centre" {
  whose = seat { standing = 1, centre_moved = false },
  from = space { owner = me, tagged = "strategic_centre", is = information_centre_of "whose" },
  to = space { owner = me, tagged = "strategic_centre", is = is_not(value_of "from") },
  effect = function(match, m)
    m.whose.information_centre, m.whose.centre_moved = m.to, true
  end,
}
