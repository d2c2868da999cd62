-- War, "Preparação" 1: "cada jogador escolhe o exército da cor que preferir, dentre as seis possíveis (branca,
-- vermelha, preta, azul, amarela e verde)".
local objectives = require "objectives"

local function is_free(match, m)
  for _, seat in ipairs(match.seat) do
    if seat.colour == m.colour then return false end
  end
  return true
end

return phase "colours" {
  move "choose_colour" {
    open = true,
    choice "colour" { "white", "red", "black", "blue", "yellow", "green", where = is_free },
    effect = function(match, m)
      local following = match.me:next()
      match.me.colour = m.colour
      match:tell("colour", { seat = match.me, colour = m.colour })
      match:finish_phase()
      if following.colour == "none" then return match:ask(following, "colours") end
      objectives.deal(match) -- those of colours that nobody has chosen are left out
    end,
  },
}
