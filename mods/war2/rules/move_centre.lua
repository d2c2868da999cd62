-- War II, "4) Deslocamento do CI": to a contiguous territory, once a turn; "enquanto o CI estiver em seu
-- poder, você poderá movimentá-lo", whoever it belongs to.
return move "move_centre" {
  when = { centre_moved = false },
  whose = seat { standing = 1 },
  from = space { owner = me, is = information_centre_of "whose" },
  to = linked "from" { owner = me },
  effect = function(match, m)
    m.whose.information_centre, match.centre_moved = m.to, true
  end,
}
