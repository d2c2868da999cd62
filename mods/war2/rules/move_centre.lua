-- War II, "4) Deslocamento do CI": to a contiguous territory, each once a turn; "enquanto o CI estiver em seu
-- poder, você poderá movimentá-lo", whoever it belongs to.
return move "move_centre" {
  whose = seat { standing = 1, centre_moved = false },
  from = space { owner = me, is = information_centre_of "whose" },
  to = linked "from" { owner = me },
  effect = function(match, m)
    m.whose.information_centre, m.whose.centre_moved = m.to, true
  end,
}
