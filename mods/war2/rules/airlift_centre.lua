-- War II, "4) Aerotransporte do CI": from one strategic centre to another, in place of a step.
return move "airlift_centre" {
  seat "whose" "standing == 1 and not centre_moved",
  space "from" "owner == me and tagged('strategic_centre') and from == whose.information_centre",
  space "to" "owner == me and tagged('strategic_centre') and to ~= from",
  effect = function(match, m)
    m.whose.information_centre, m.whose.centre_moved = m.to, true
  end,
}
