-- Claims the space with the most free neighbours.
return function(view)
  local best, most = nil, -1
  for _, offer in ipairs(view:moves()) do
    local free = 0
    for _, neighbour in ipairs(offer.on:neighbours()) do
      if not neighbour.owner then free = free + 1 end
    end
    if free > most then best, most = offer, free end
  end
  return best
end
