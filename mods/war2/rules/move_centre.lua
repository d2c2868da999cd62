-- War II, "4) Deslocamento do CI": to a contiguous territory, each once a turn; "enquanto o CI estiver em seu
-- poder, você poderá movimentá-lo", whoever it belongs to.
return move "move_centre" {
  seat "whose" "standing == 1 and not centre_moved",
  space "from" "owner == me and from == whose.information_centre",
  space "to" "linked(from) and owner == me",
  effect = function(match, m)
    m.whose.information_centre, m.whose.centre_moved = m.to, true
  end,
}
