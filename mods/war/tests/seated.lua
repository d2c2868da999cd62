-- What the specs of War begin with: a match in which all have chosen their colours, in the order of the seats.
local colours = { "white", "red", "black", "blue", "yellow", "green" }

return function(with)
  local game = play(with)
  while game:phase() == "colours" do
    game:play("choose_colour", { colour = colours[game:decider().number] })
  end
  return game
end
