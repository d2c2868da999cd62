-- What the bot looks for, in one sentence.
return function(view)
  local offers = view:moves()
  local offer = offers[view:random(#offers)]
  return offer, offer.most
end
