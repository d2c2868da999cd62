describe("Claiming", function()
  it("makes the space yours and ends the turn", function()
    local game = play { players = 2 }
    game:play("claim", { on = "c0_0" })
    equal(game.space.c0_0.owner, game.seat[1])
    equal(game:decider(), game.seat[2])
  end)

  it("goes on from where you are", function()
    local game = play { players = 2 }
    game:play("claim", { on = "c0_0" })
    game:play("claim", { on = "c4_3" })
    equal(#game:why("claim", { on = "c1_0" }), 0)
    equal(#game:why("claim", { on = "c3_3" }) > 0, true)
  end)
end)
