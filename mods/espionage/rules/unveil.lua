-- "Espionagem Rápido Aberto": once both are ready, every piece lies open, to spectators as well.
return phase "unveil" {
  enter = function(match)
    if not option.open then return end
    local everyone = { match.seat[1], match.seat[2] }
    match.unveiled = true
    for _, space in ipairs(match.space) do space.known_to = everyone end
  end,
}
