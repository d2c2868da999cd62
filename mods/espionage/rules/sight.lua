-- Espionage, "Espiões": "um espião revela a identidade das peças inimigas que estejam numa casa ao seu
-- lado (horizontal, vertical ou diagonalmente)", whoever came near whom.
local sight = {}

--- The seat knows what stands there "até ao fim do jogo". Nobody else learns that it does.
function sight.unmask(match, space, seat)
  if match.unveiled or contains(space.known_to, seat) then return end
  add(space, "known_to", seat)
  match:tell("unmasked", { space = space, piece = space.piece }, seat)
end

--- After a piece has come to a square: what spies see, its own and those around it.
function sight.look_around(match, space)
  for _, near in ipairs(space:neighbours()) do
    if near.owner and near.owner ~= space.owner then
      if space.piece == "spy" then sight.unmask(match, near, space.owner) end
      if near.piece == "spy" then sight.unmask(match, space, near.owner) end
    end
  end
end

return sight
