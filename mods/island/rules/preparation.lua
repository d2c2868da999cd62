-- "Como configurar": who begins, blocks, characters ashore and on the pads.
local carrier = require "carrier"

local preparation = {}

local directions = { "north", "east", "south", "west" }

function preparation.setup(match)
  for _, space in ipairs(match.space) do
    if space.y >= 11 then space.shore = match.seat[1] end
    if space.y <= 2 then space.shore = match.seat[2] end
  end
  match.seat[1].missile, match.seat[2].missile = 3, 10 -- "alinhado com os cinco primeiros quadrados à esquerda"
  local first = match:throw_off "zero_to_five" -- "rolar o dado ... com o maior número jogando primeiro"
  match:tell("begins", { seat = first })
  match:begin_with(first)
end

local function is_left(match, unit) return match.me[unit] > 0 end

--- "Reveze-se para colocar um obstáculo de cada vez na ilha. Ambos os jogadores não devem olhar para o lado de baixo."
preparation.blocks = phase "blocks" {
  each = true,
  again = "match.left > 0",

  move "place_block" {
    open = true,
    space "on" "not barred", -- "não é permitido mais de um obstáculo em qualquer linha ou coluna da grade"
    effect = function(match, on)
      local live = match:roll(match.left) <= match.live_left
      add(match, "left", -1)
      if live then add(match, "live_left", -1) end
      on.block, on.live, on.barred = true, live, true
      for _, direction in ipairs(directions) do
        for _, space in ipairs(on:ray(direction)) do space.barred = true end
      end
      match:finish_phase()
    end,
  },
}

--- "Usando cinco personagens que ainda se revezam, cada jogador coloca um personagem na Ilha, de frente para qualquer
--- direção, usando apenas as duas primeiras linhas à sua frente."
preparation.deploying = phase "deploy" {
  each = true,
  again = "count(space, owner) < 10",

  move "deploy" {
    open = true,
    choice "unit" { "soldier", "jeep", "tank", where = is_left },
    space "on" "shore == me and not owner and not block",
    choice "facing" (directions),
    effect = function(match, unit, on, facing)
      on.owner, on.unit, on.facing = match.me, unit, facing
      add(match.me, unit, -1)
      match:finish_phase()
    end,
  },
}

local function is_free(match, pad) return match.me[pad] == "none" end

--- "Em qualquer ordem, coloque os cinco caracteres restantes no painel do transportador (um caractere em cada coluna)."
preparation.loading = phase "load" {
  each = true,

  move "load" {
    open = true,
    choice "unit" { "soldier", "jeep", "tank", where = is_left },
    choice "pad" { words = carrier.words, where = is_free },
    effect = function(match, unit, pad)
      local seat = match.me
      seat[pad] = unit
      add(seat, unit, -1)
      if seat.soldier + seat.jeep + seat.tank == 0 then match:finish_phase() end
    end,
  },
}

return preparation
