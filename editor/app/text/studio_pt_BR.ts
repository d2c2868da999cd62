<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Fronteira</source>
        <translation>Sobre o Fronteira</translation>
    </message>
    <message>
        <source>Where war board games are made, played and contested. Version %1, free software under the MIT licence.</source>
        <translation>Onde jogos de guerra de tabuleiro são feitos, jogados e disputados. Versão %1, software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>The outlines of the world come from Natural Earth, in the public domain. The letters are Inter, under the SIL Open Font License.</source>
        <translation>Os contornos do mundo vêm do Natural Earth, em domínio público. As letras são da fonte Inter, sob a licença SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>AidPanel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>The coins on the map count neighbours. Without one of the marked spaces, the map would fall apart.</source>
        <translation>As moedas no mapa contam vizinhas. Sem uma casa marcada, o mapa se partiria.</translation>
    </message>
    <message>
        <source>Neighbours of a space: %1 to %2</source>
        <translation>Vizinhas de uma casa: de %1 a %2</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Portas</translation>
    </message>
    <message>
        <source>Ways in</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Cada</translation>
    </message>
    <message>
        <source>Gates are the spaces that must be defended; “Each” is the bonus per gate.</source>
        <translation>Portas são as casas que é preciso defender; “Cada” é o bônus por porta.</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Gargalos</translation>
    </message>
    <message>
        <source>None: there is always another way.</source>
        <translation>Nenhum: sempre há outro caminho.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n parts without it</source>
        <translation>
            <numerusform>%1: %n parte sem ela</numerusform>
            <numerusform>%1: %n partes sem ela</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map is in pieces: there is no way from its first space to %n others.</source>
        <translation>
            <numerusform>O mapa está em pedaços: nenhum caminho leva da primeira casa a %n outra.</numerusform>
            <numerusform>O mapa está em pedaços: nenhum caminho leva da primeira casa a %n outras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskingButton</name>
    <message>
        <source>Press again: %1</source>
        <translation>Mais uma vez: %1</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Board in words</source>
        <translation>Tabuleiro em palavras</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>pode ser escolhido</translation>
    </message>
</context>
<context>
    <name>BotCupPage</name>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Page for browsers…</source>
        <translation>Página para navegadores…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Start the matches</source>
        <translation>Começar as partidas</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Nenhuma partida foi jogada ainda.</translation>
    </message>
    <message>
        <source>%1 of %2 matches played</source>
        <translation>%1 de %2 partidas jogadas</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Começando…</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>falta %n segundo</numerusform>
            <numerusform>faltam %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>falta %n minuto</numerusform>
            <numerusform>faltam %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>Andamento do torneio</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Elo says how strong an entrant is, with a 95 % confidence interval.</source>
        <translation>O Elo diz quão forte é um participante, com um intervalo de confiança de 95 %.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>The matches appear here when the tournament is over or has been stopped.</source>
        <translation>As partidas aparecem aqui quando o torneio acaba ou é interrompido.</translation>
    </message>
    <message>
        <source>Page for browsers</source>
        <translation>Página para navegadores</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Páginas (*.html)</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Mudar o plano</translation>
    </message>
</context>
<context>
    <name>ChangedFileDialog</name>
    <message>
        <source>The file was changed by another program</source>
        <translation>O arquivo foi alterado por outro programa</translation>
    </message>
    <message>
        <source>Another program wrote to the file of this map while it was open here. Load what it wrote, and your map stays in the history; or keep yours, and what it wrote is kept in a file beside it; or save yours under another name.</source>
        <translation>Outro programa gravou no arquivo deste mapa enquanto ele estava aberto aqui. Carregue o que ele gravou, e o seu mapa fica no histórico; ou mantenha o seu, e o que ele gravou fica num arquivo ao lado; ou salve o seu com outro nome.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Load theirs</source>
        <translation>Carregar o outro</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Manter o meu</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Outro nome…</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>um espectador</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Diga alguma coisa</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nova</numerusform>
            <numerusform>%n novas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CupCard</name>
    <message>
        <source>Forget this tournament</source>
        <translation>Esquecer este torneio</translation>
    </message>
</context>
<context>
    <name>CupForm</name>
    <message>
        <source>New tournament</source>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Start the matches</source>
        <translation>Começar as partidas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Such as: Club cup</source>
        <translation>Por exemplo: Copa do clube</translation>
    </message>
    <message>
        <source>People play</source>
        <translation>Pessoas jogam</translation>
    </message>
    <message>
        <source>Bots play</source>
        <translation>Robôs jogam</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>The address at which players reach this machine; 0.0.0.0 means all of its networks.</source>
        <translation>O endereço em que os jogadores alcançam esta máquina; 0.0.0.0 são todas as suas redes.</translation>
    </message>
</context>
<context>
    <name>CupList</name>
    <message>
        <source>Tournaments</source>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>Join one…</source>
        <translation>Entrar em um…</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>No tournaments yet. Organise one here, or join one: its organiser gives you the address and a code.</source>
        <translation>Nenhum torneio ainda. Organize um aqui ou entre em um: quem organiza lhe dá o endereço e um código.</translation>
    </message>
    <message>
        <source>Organised here</source>
        <translation>Organizados aqui</translation>
    </message>
    <message>
        <source>people play</source>
        <translation>pessoas jogam</translation>
    </message>
    <message>
        <source>bots play</source>
        <translation>robôs jogam</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Em outros lugares</translation>
    </message>
    <message>
        <source>you play as %1</source>
        <translation>você joga como %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>Esquecer %1?</translation>
    </message>
    <message>
        <source>It will no longer be listed here. Its plan, its ledger and its matches can stay in %1 or be deleted for good.</source>
        <translation>Ele some desta lista. O plano, os resultados e as partidas podem ficar em %1 ou ser apagados de vez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete the files</source>
        <translation>Apagar os arquivos</translation>
    </message>
    <message>
        <source>Keep the files</source>
        <translation>Manter os arquivos</translation>
    </message>
</context>
<context>
    <name>CupMatchRow</name>
    <message>
        <source>Correct the result</source>
        <translation>Corrigir o resultado</translation>
    </message>
    <message>
        <source>Make somebody lose by forfeit</source>
        <translation>Dar derrota por abandono a alguém</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>%1: match %2</source>
        <translation>%1: partida %2</translation>
    </message>
</context>
<context>
    <name>CupPage</name>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Procurando %1…</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Close the tournament?</source>
        <translation>Fechar o torneio?</translation>
    </message>
    <message>
        <source>It is open here: nobody can continue until you open it again. Nothing is lost.</source>
        <translation>Ele está aberto aqui: ninguém pode continuar até você abri-lo de novo. Nada se perde.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Manter aberto</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The tournament cannot be opened.</source>
        <translation>O torneio não pôde ser aberto.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>There is no connection to %1 now: %2. The studio keeps trying, and nothing is lost.</source>
        <translation>Sem conexão com %1 agora: %2. O estúdio continua tentando, e nada se perde.</translation>
    </message>
</context>
<context>
    <name>CupWords</name>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Um contra todos</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suíço</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Eliminatória</translation>
    </message>
    <message>
        <source>Double knockout</source>
        <translation>Eliminatória dupla</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>abrindo</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>vitória de %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>by forfeit</source>
        <translation>por abandono</translation>
    </message>
    <message>
        <source>at the limit of moves or rounds</source>
        <translation>no limite de lances ou rodadas</translation>
    </message>
    <message>
        <source>decided before its end</source>
        <translation>decidida antes do fim</translation>
    </message>
    <message>
        <source>at a standstill</source>
        <translation>num impasse</translation>
    </message>
    <message>
        <source>stopped: there is an error in the rules</source>
        <translation>interrompida: há um erro nas regras</translation>
    </message>
    <message>
        <source>corrected: %1</source>
        <translation>corrigido: %1</translation>
    </message>
    <message>
        <source>It is over.</source>
        <translation>Acabou.</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Nenhuma rodada publicada ainda.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>A rodada %1 acabou.</translation>
    </message>
    <message>
        <source>Round %1 is being played.</source>
        <translation>A rodada %1 está em jogo.</translation>
    </message>
    <message>
        <source>Buchholz: the points of all opponents met</source>
        <translation>Buchholz: os pontos de todos os adversários</translation>
    </message>
    <message>
        <source>Sonneborn–Berger: the points of all opponents beaten</source>
        <translation>Sonneborn–Berger: os pontos dos adversários vencidos</translation>
    </message>
    <message>
        <source>Head to head: points against those with equal points</source>
        <translation>Confronto direto: pontos entre os empatados</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas vencidas</translation>
    </message>
    <message numerus="yes">
        <source>after %n rounds, whoever has the most spaces wins</source>
        <translation>
            <numerusform>depois de %n rodada vence quem tem mais casas</numerusform>
            <numerusform>depois de %n rodadas vence quem tem mais casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a match is drawn after %n rounds</source>
        <translation>
            <numerusform>uma partida empata depois de %n rodada</numerusform>
            <numerusform>uma partida empata depois de %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>confronto direto</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vitórias</translation>
    </message>
    <message>
        <source>lost by all</source>
        <translation>perdida por todos</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Passe a tela para %1</translation>
    </message>
    <message>
        <source>Nothing secret is shown until they confirm.</source>
        <translation>Nada de secreto aparece antes que essa pessoa confirme.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Sou %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Losses and their odds:</source>
        <translation>Perdas e suas chances:</translation>
    </message>
    <message>
        <source>%1–%2: %3 %</source>
        <translation>%1–%2: %3 %</translation>
    </message>
</context>
<context>
    <name>EarlyEndFields</name>
    <message>
        <source>0: only the rules decide. Otherwise whoever has at least this much of what all have together has won.</source>
        <translation>0: só as regras decidem. Senão, vence quem tem pelo menos essa parte do que todos têm juntos.</translation>
    </message>
    <message>
        <source>At the beginning of how many rounds in a row</source>
        <translation>No início de quantas rodadas seguidas</translation>
    </message>
    <message>
        <source>Standstill: ends after this many rounds without a change</source>
        <translation>Impasse: acaba depois de tantas rodadas sem mudança</translation>
    </message>
    <message>
        <source>0: never. Otherwise the match ends as if it had become too long.</source>
        <translation>0: nunca. Senão, a partida acaba como se tivesse ficado longa demais.</translation>
    </message>
    <message>
        <source>What is counted for this</source>
        <translation>O que se conta para isso</translation>
    </message>
    <message>
        <source>Spaces, or a number of the game by its id, such as armies. If the game has no such number, the tournament says which it has.</source>
        <translation>As casas (spaces) ou um número do jogo pelo seu id, como armies, os exércitos. Se o jogo não tem esse número, o torneio diz quais tem.</translation>
    </message>
    <message>
        <source>Recorded positions to begin from</source>
        <translation>Posições gravadas para começar</translation>
    </message>
    <message>
        <source>None: every match begins at the beginning.</source>
        <translation>Nenhuma: toda partida começa do início.</translation>
    </message>
    <message>
        <source>Choose a record…</source>
        <translation>Escolher um registro…</translation>
    </message>
    <message>
        <source>Choose a folder of records…</source>
        <translation>Escolher uma pasta de registros…</translation>
    </message>
    <message>
        <source>Choose any record in it</source>
        <translation>Escolha qualquer registro dentro dela</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Rounds of each record that are played first</source>
        <translation>Rodadas de cada registro que são jogadas antes</translation>
    </message>
    <message>
        <source>0: all of its moves.</source>
        <translation>0: todos os seus lances.</translation>
    </message>
    <message>
        <source>Match records (*.record *.rec)</source>
        <translation>Registros de partidas (*.record *.rec)</translation>
    </message>
    <message>
        <source>Decided: won with this percentage</source>
        <translation>Decidida: vence quem tem esta porcentagem</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>not saved</source>
        <translation>não salvo</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Desfazer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Refazer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>New map (Ctrl+N)</source>
        <translation>Novo mapa (Ctrl+N)</translation>
    </message>
    <message>
        <source>Open a map (Ctrl+O)</source>
        <translation>Abrir um mapa (Ctrl+O)</translation>
    </message>
    <message>
        <source>Save under another name (Ctrl+Shift+S)</source>
        <translation>Salvar com outro nome (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Try the map in a match right away (F5)</source>
        <translation>Experimentar o mapa já em uma partida (F5)</translation>
    </message>
    <message>
        <source>Import a map from another program</source>
        <translation>Importar um mapa de outro programa</translation>
    </message>
    <message>
        <source>Export the map for another program</source>
        <translation>Exportar o mapa para outro programa</translation>
    </message>
    <message>
        <source>Close the map</source>
        <translation>Fechar o mapa</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Desfazer: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Refazer: %1 (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>EditPanels</name>
    <message>
        <source>The space</source>
        <translation>A casa</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>O mapa</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Equilíbrio</translation>
    </message>
    <message>
        <source>The spaces</source>
        <translation>As casas</translation>
    </message>
</context>
<context>
    <name>EditedBar</name>
    <message>
        <source>The files of this game were changed. This match keeps the rules that it began with.</source>
        <translation>Os arquivos deste jogo mudaram. Esta partida continua com as regras com que começou.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>From the beginning, with the new rules</source>
        <translation>Do início, com as regras novas</translation>
    </message>
    <message>
        <source>Play on with the new rules</source>
        <translation>Continuar com as regras novas</translation>
    </message>
    <message>
        <source>The moves so far are played again, as far as they are possible</source>
        <translation>Os lances até aqui são refeitos até onde forem possíveis</translation>
    </message>
    <message>
        <source>Keep the old rules</source>
        <translation>Ficar com as regras antigas</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n lance</numerusform>
            <numerusform>%n lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Olhar o tabuleiro</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>%1 takes the lead (%2: %3)</source>
        <translation>%1 assume a liderança (%2: %3)</translation>
    </message>
    <message>
        <source>%1 loses everything (%2: −%3)</source>
        <translation>%1 perde tudo (%2: −%3)</translation>
    </message>
    <message>
        <source>%1 suffers a blow (%2: −%3)</source>
        <translation>%1 sofre um golpe (%2: −%3)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>How it turned</source>
        <translation>As viradas</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Rever a partir daqui</translation>
    </message>
    <message>
        <source>Where it was decided</source>
        <translation>Onde se decidiu</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Voltar ao mapa</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Sair da partida</translation>
    </message>
</context>
<context>
    <name>EntrantRows</name>
    <message>
        <source>People register themselves with a code that you give them. Those you name here already have a place.</source>
        <translation>As pessoas se inscrevem sozinhas com um código que você lhes dá. Quem está nesta lista já tem lugar.</translation>
    </message>
    <message>
        <source>Who plays as entrant %1</source>
        <translation>Quem joga como participante %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Robô: %1</translation>
    </message>
    <message>
        <source>Name of entrant %1</source>
        <translation>Nome do participante %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Remove this entrant</source>
        <translation>Tirar este participante</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Acrescentar um robô</translation>
    </message>
    <message>
        <source>Keep a place</source>
        <translation>Reservar um lugar</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the map</source>
        <translation>Exportar o mapa</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Gravando…</translation>
    </message>
    <message>
        <source>Files: %1</source>
        <translation>Arquivos: %1</translation>
    </message>
    <message>
        <source>These exist and will be replaced: %1</source>
        <translation>Já existem e serão substituídos: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Gravar</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gravado: %1</translation>
    </message>
</context>
<context>
    <name>FToast</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>FairnessPanel</name>
    <message>
        <source>Many matches between equal bots show whether each seat and each start wins its share.</source>
        <translation>Muitas partidas entre robôs iguais mostram se cada lugar e cada começo vence a sua parte.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>The game to play</source>
        <translation>O jogo a jogar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Robôs</translation>
    </message>
    <message>
        <source>The bot in all seats</source>
        <translation>O robô em todos os lugares</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Lances ao acaso</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Maximum number of matches</source>
        <translation>Número máximo de partidas</translation>
    </message>
    <message>
        <source>Play the matches</source>
        <translation>Jogar as partidas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>Começando…</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left at most</source>
        <translation>
            <numerusform>falta no máximo %n segundo</numerusform>
            <numerusform>faltam no máximo %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left at most</source>
        <translation>
            <numerusform>falta no máximo %n minuto</numerusform>
            <numerusform>faltam no máximo %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>The map is fair.</source>
        <translation>O mapa é justo.</translation>
    </message>
    <message>
        <source>The map is not fair.</source>
        <translation>O mapa não é justo.</translation>
    </message>
    <message>
        <source>Nothing is proven yet.</source>
        <translation>Nada está provado ainda.</translation>
    </message>
    <message>
        <source>Every seat and every start wins its share of %1 %, or within %2 points of it.</source>
        <translation>Cada lugar e cada começo vence a sua parte de %1 %, ou fica a até %2 pontos dela.</translation>
    </message>
    <message>
        <source>Whatever is marked below wins more or less than its share of %1 %, and not by chance.</source>
        <translation>O que está marcado abaixo vence mais ou menos que a sua parte de %1 %, e não por acaso.</translation>
    </message>
    <message>
        <source>It is certain neither that a seat or start misses its share of %1 %, nor that all are within %2 points of it. Play more matches to find out.</source>
        <translation>Não é certo que algum lugar ou começo fuja da sua parte de %1 %, nem que todos fiquem a até %2 pontos dela. Jogue mais partidas para saber.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches played</source>
        <translation>
            <numerusform>%n partida jogada</numerusform>
            <numerusform>%n partidas jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n empatada</numerusform>
            <numerusform>%n empatadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ended otherwise</source>
        <translation>
            <numerusform>%n terminada de outro modo</numerusform>
            <numerusform>%n terminadas de outro modo</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>The map has changed since.</source>
        <translation>O mapa mudou desde então.</translation>
    </message>
    <message>
        <source>Seats, so far</source>
        <translation>Lugares, até aqui</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>O lugar %1</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordem de jogo</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>A vez %1</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Começos</translation>
    </message>
    <message>
        <source>Every match begins the same way, so a start says the same as its seat.</source>
        <translation>Toda partida começa igual: um começo diz o mesmo que o seu lugar.</translation>
    </message>
    <message>
        <source>Wins of whoever owns a space at the start. The map shows all; here are the best and the worst.</source>
        <translation>Vitórias de quem tem uma casa no começo. O mapa mostra todas; aqui, as melhores e as piores.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>Wins of whoever held the whole region when round %1 began.</source>
        <translation>Vitórias de quem tinha a região inteira quando começou a rodada %1.</translation>
    </message>
    <message>
        <source>“Between” gives 95 % intervals. “Surely” is corrected for the many lines examined, and wrong in at most one of twenty studies. What order and regions are worth is not the fault of the map.</source>
        <translation>“Entre” dá intervalos de 95 %. “Com certeza” é corrigido pelas muitas linhas examinadas e erra em no máximo um de vinte estudos. O que valem a ordem e as regiões não é falha do mapa.</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message numerus="yes">
        <source>%n errors prevent mods from being used.</source>
        <translation>
            <numerusform>%n erro impede o uso de um mod.</numerusform>
            <numerusform>%n erros impedem o uso de mods.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>Quais?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Choose a file.</source>
        <translation>Escolha um arquivo.</translation>
    </message>
    <message>
        <source>To the parent folder (Alt+Up)</source>
        <translation>Para a pasta acima (Alt+Seta para cima)</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Nada aqui ainda.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nome do arquivo</translation>
    </message>
    <message>
        <source>%1 already exists. Press again to replace it.</source>
        <translation>%1 já existe. Pressione de novo para substituir.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>Quais arquivos são mostrados</translation>
    </message>
</context>
<context>
    <name>FormationRow</name>
    <message>
        <source>All at once:</source>
        <translation>Tudo de uma vez:</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Espelhada</translation>
    </message>
    <message>
        <source>Set up formations with left and right exchanged</source>
        <translation>Monta as formações com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>Keep as my formation</source>
        <translation>Guardar como minha formação</translation>
    </message>
</context>
<context>
    <name>Formations</name>
    <message>
        <source>My formation</source>
        <translation>Minha formação</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 não pode ser lido: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 não pode ser gravado: %2</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 a %2 jogadores</translation>
    </message>
</context>
<context>
    <name>GameFields</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
</context>
<context>
    <name>GeneratePanel</name>
    <message>
        <source>Random continents and islands, with names, regions, bonuses and links. They replace what is drawn; undo brings it back.</source>
        <translation>Continentes e ilhas sorteados, com nomes, regiões, bônus e ligações. Eles tomam o lugar do que está desenhado; desfazer traz tudo de volta.</translation>
    </message>
    <message>
        <source>Random continents and islands, with names, regions, bonuses and links, in the chosen symmetry. They replace what is drawn; undo brings it back.</source>
        <translation>Continentes e ilhas sorteados, com nomes, regiões, bônus e ligações, na simetria escolhida. Eles tomam o lugar do que está desenhado; desfazer traz tudo de volta.</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>Landmasses</source>
        <translation>Massas de terra</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terra</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Gerar</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>The same with the next seed</source>
        <translation>O mesmo com a semente seguinte</translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Resign from this match?</source>
        <translation>Desistir desta partida?</translation>
    </message>
    <message>
        <source>A bot takes your seat and the others continue. You may watch from your chair; there is no way back into the match.</source>
        <translation>Um robô assume o seu lugar e os outros continuam. Você pode assistir da sua cadeira; não há como voltar à partida.</translation>
    </message>
    <message>
        <source>The match ends at once, and you lose it.</source>
        <translation>A partida termina na hora, com a sua derrota.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>GridPanel</name>
    <message>
        <source>Lines to draw by. They are no part of the map, and nobody who plays sees them.</source>
        <translation>Linhas que ajudam a desenhar. Não fazem parte do mapa, e quem joga não as vê.</translation>
    </message>
    <message>
        <source>Size of a square</source>
        <translation>Lado do quadrado</translation>
    </message>
    <message>
        <source>Show the grid</source>
        <translation>Mostrar a grade</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Encaixar na grade</translation>
    </message>
    <message>
        <source>Corners and borders nearby come first, so that neighbours stay watertight. With Alt held, nothing draws the pointer.</source>
        <translation>Cantos e fronteiras próximos têm preferência, para que não fiquem frestas entre vizinhas. Com Alt pressionado, nada puxa o ponteiro.</translation>
    </message>
</context>
<context>
    <name>GuideSheet</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Choose cards that go together</source>
        <translation>Escolha cartas que combinem</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>How often the first owner of a space wins</source>
        <translation>Quantas vezes vence o primeiro dono de uma casa</translation>
    </message>
    <message>
        <source>★ more than by chance</source>
        <translation>★ mais que o acaso</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Try the map in a match</source>
        <translation>Experimentar o mapa em uma partida</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>O mapa inteiro</translation>
    </message>
    <message>
        <source>Nearer, farther</source>
        <translation>Mais perto, mais longe</translation>
    </message>
    <message>
        <source>Cancels what was begun</source>
        <translation>Cancela o que foi começado</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Esta ajuda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Selects several, by clicks or a frame</source>
        <translation>Seleciona várias, por cliques ou moldura</translation>
    </message>
    <message>
        <source>Selects all spaces</source>
        <translation>Seleciona todas as casas</translation>
    </message>
    <message>
        <source>Duplicates what is selected</source>
        <translation>Duplica o que está selecionado</translation>
    </message>
    <message>
        <source>Moves what is selected a little, with Shift farther</source>
        <translation>Move um pouco o que está selecionado; com Shift, mais</translation>
    </message>
    <message>
        <source>Copies, cuts and pastes, also into another map</source>
        <translation>Copia, recorta e cola, também em outro mapa</translation>
    </message>
    <message>
        <source>Shows the grid, with Shift snaps to it</source>
        <translation>Mostra a grade; com Shift, encaixa nela</translation>
    </message>
    <message>
        <source>Keeps corners from attracting the pointer and the grid</source>
        <translation>Não deixa os cantos e a grade puxarem o ponteiro</translation>
    </message>
    <message>
        <source>Turns what is selected by a quarter, with Shift the other way</source>
        <translation>Gira a seleção um quarto de volta, com Shift para o outro lado</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>Como foi aberto</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n região</numerusform>
            <numerusform>%n regiões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n ligação</numerusform>
            <numerusform>%n ligações</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Abrir no editor</translation>
    </message>
</context>
<context>
    <name>InstallDialog</name>
    <message>
        <source>Installing %1…</source>
        <translation>Instalando %1…</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Instalado</translation>
    </message>
    <message>
        <source>%1 was already installed.</source>
        <translation>%1 já estava instalado.</translation>
    </message>
    <message>
        <source>%1 is installed in the place of %2.</source>
        <translation>%1 foi instalado no lugar da versão %2.</translation>
    </message>
    <message>
        <source>%1 is installed.</source>
        <translation>%1 foi instalado.</translation>
    </message>
    <message>
        <source>Matches begun with the earlier version cannot be continued with this one.</source>
        <translation>Partidas começadas com a versão anterior não podem continuar com esta.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Install anyway</source>
        <translation>Instalar mesmo assim</translation>
    </message>
    <message>
        <source>Games that need the earlier version cannot be played then</source>
        <translation>Jogos que precisam da versão anterior deixam de funcionar</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>Preparar uma partida</translation>
    </message>
    <message>
        <source>Nothing was installed. For whoever made the pack:</source>
        <translation>Nada foi instalado. Para quem fez o pacote (em inglês):</translation>
    </message>
    <message>
        <source>For whoever made the pack:</source>
        <translation>Para quem fez o pacote (em inglês):</translation>
    </message>
</context>
<context>
    <name>InvitationCard</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>O convite como código QR</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>Convide mais gente</translation>
    </message>
    <message>
        <source>They paste this line into Join. It opens a seat for each of them.</source>
        <translation>Eles colam esta linha em Entrar. Ela abre um lugar para cada um.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Convite</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>To only watch, open %1 in a browser.</source>
        <translation>Para só assistir, abra %1 em um navegador.</translation>
    </message>
    <message>
        <source>Copy the address for browsers</source>
        <translation>Copiar o endereço para navegadores</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Two regions have the id %1</source>
        <translation>Duas regiões têm o identificador %1</translation>
    </message>
    <message>
        <source>Two spaces have the id %1</source>
        <translation>Duas casas têm o identificador %1</translation>
    </message>
    <message>
        <source>Give one of them another id</source>
        <translation>Dê outro identificador a uma delas</translation>
    </message>
    <message>
        <source>%1 is in a region that the map does not have</source>
        <translation>%1 está em uma região que o mapa não tem</translation>
    </message>
    <message>
        <source>Choose another region, or none</source>
        <translation>Escolha outra região, ou nenhuma</translation>
    </message>
    <message>
        <source>%1 reaches beyond the edge of the map</source>
        <translation>%1 passa da borda do mapa</translation>
    </message>
    <message>
        <source>The map is %1 wide and %2 high</source>
        <translation>O mapa tem %1 de largura e %2 de altura</translation>
    </message>
    <message>
        <source>A link joins %1 and %2, and one of them is not in the map</source>
        <translation>Uma ligação une %1 e %2, e uma dessas casas não está no mapa</translation>
    </message>
    <message>
        <source>A link joins %1 to itself</source>
        <translation>Uma ligação une %1 a si mesma</translation>
    </message>
    <message>
        <source>%1 and %2 have a second link of the same kind</source>
        <translation>%1 e %2 têm uma segunda ligação do mesmo tipo</translation>
    </message>
    <message>
        <source>There are more issues than those listed</source>
        <translation>Há mais problemas do que os listados</translation>
    </message>
    <message>
        <source>Other texts of the map exist in more languages</source>
        <translation>Outros textos do mapa estão em mais idiomas</translation>
    </message>
    <message>
        <source>The name or the description of the map lacks a language</source>
        <translation>Falta um idioma no nome ou na descrição do mapa</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglês</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>português</translation>
    </message>
    <message>
        <source>%1 has a name only in: %2</source>
        <translation>%1 só tem nome em: %2</translation>
    </message>
    <message>
        <source>There is no way from %1 to: %2</source>
        <translation>Nenhum caminho leva de %1 a: %2</translation>
    </message>
    <message>
        <source>Add links; few games allow a map in pieces</source>
        <translation>Acrescente ligações; poucos jogos aceitam um mapa em pedaços</translation>
    </message>
    <message>
        <source>The label of %1 lies outside its outline</source>
        <translation>O nome de %1 fica fora do contorno da casa</translation>
    </message>
    <message>
        <source>The name and the pieces are placed there</source>
        <translation>O nome e as peças ficam ali</translation>
    </message>
    <message>
        <source>The labels of %1 and %2 are in the same place</source>
        <translation>Os nomes de %1 e %2 ficam no mesmo lugar</translation>
    </message>
    <message>
        <source>Move one of them: the names and the pieces would lie on one another</source>
        <translation>Mova um deles: os nomes e as peças ficariam uns sobre os outros</translation>
    </message>
    <message>
        <source>Near %1, %2; move corners until the lines only touch</source>
        <translation>Perto de %1, %2; mova cantos até que as linhas só se toquem</translation>
    </message>
    <message>
        <source>The outline of %1 crosses itself</source>
        <translation>O contorno de %1 cruza a si mesmo</translation>
    </message>
    <message>
        <source>The outlines of %1 and %2 cross</source>
        <translation>Os contornos de %1 e %2 se cruzam</translation>
    </message>
    <message>
        <source>The outlines are so entangled that not all crossings are listed</source>
        <translation>Os contornos são tão emaranhados que nem todos os cruzamentos estão listados</translation>
    </message>
    <message>
        <source>Fix those that are, and look again</source>
        <translation>Corrija os que estão e olhe de novo</translation>
    </message>
    <message>
        <source>Two spaces have the name %1: %2</source>
        <translation>Duas casas têm o nome %1: %2</translation>
    </message>
    <message>
        <source>Players could not tell them apart</source>
        <translation>Os jogadores não saberiam qual é qual</translation>
    </message>
    <message>
        <source>A one-way link leads from %1 to %2, and there is no way back</source>
        <translation>Uma ligação de mão única leva de %1 a %2, e nenhum caminho leva de volta</translation>
    </message>
    <message>
        <source>Should it lead both ways?</source>
        <translation>Deveria ser de ida e volta?</translation>
    </message>
    <message>
        <source>Not everybody can tell the colours of these regions apart: %1</source>
        <translation>Nem todos distinguem as cores destas regiões: %1</translation>
    </message>
    <message>
        <source>Make one of them lighter or darker</source>
        <translation>Deixe uma delas mais clara ou mais escura</translation>
    </message>
    <message numerus="yes">
        <source>The map has %n spaces; the game needs at least %1</source>
        <translation>
            <numerusform>O mapa tem %n casa; o jogo precisa de pelo menos %1</numerusform>
            <numerusform>O mapa tem %n casas; o jogo precisa de pelo menos %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw more spaces, or choose another game</source>
        <translation>Desenhe mais casas ou escolha outro jogo</translation>
    </message>
    <message numerus="yes">
        <source>The map has %n spaces; the game takes at most %1</source>
        <translation>
            <numerusform>O mapa tem %n casa; o jogo aceita no máximo %1</numerusform>
            <numerusform>O mapa tem %n casas; o jogo aceita no máximo %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another game</source>
        <translation>Escolha outro jogo</translation>
    </message>
    <message>
        <source>Every space must be in a region; without one: %1</source>
        <translation>Toda casa precisa estar em uma região; sem região: %1</translation>
    </message>
    <message>
        <source>Put each into a region</source>
        <translation>Ponha cada uma em uma região</translation>
    </message>
    <message>
        <source>Every space must be reachable from every other; cut off from %1: %2</source>
        <translation>De cada casa é preciso chegar a todas as outras; sem caminho até %1: %2</translation>
    </message>
    <message>
        <source>Link them</source>
        <translation>Crie ligações entre elas</translation>
    </message>
    <message>
        <source>Every space needs the number %1; without it: %2</source>
        <translation>Toda casa precisa do número %1; sem ele: %2</translation>
    </message>
    <message>
        <source>Give it to each of them</source>
        <translation>Dê esse número a cada uma</translation>
    </message>
    <message>
        <source>Every region needs a bonus; without one: %1</source>
        <translation>Toda região precisa de um bônus; sem bônus: %1</translation>
    </message>
    <message>
        <source>Give one to each of them</source>
        <translation>Dê um bônus a cada uma</translation>
    </message>
    <message>
        <source>Every region needs the number %1; without it: %2</source>
        <translation>Toda região precisa do número %1; sem ele: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces carry the tag %1; the game needs %2</source>
        <translation>
            <numerusform>Casas com a marca %1: %n; o jogo precisa de %2</numerusform>
            <numerusform>Casas com a marca %1: %n; o jogo precisa de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the tags of spaces</source>
        <translation>Mude as marcas das casas</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of the game name spaces that the map does not have: %1</source>
        <translation>As cartas do jogo citam casas que o mapa não tem: %1</translation>
    </message>
    <message>
        <source>Give spaces these ids, or choose another game</source>
        <translation>Dê esses identificadores a casas, ou escolha outro jogo</translation>
    </message>
    <message>
        <source>Cards of the game name regions that the map does not have: %1</source>
        <translation>As cartas do jogo citam regiões que o mapa não tem: %1</translation>
    </message>
    <message>
        <source>Give regions these ids, or choose another game</source>
        <translation>Dê esses identificadores a regiões, ou escolha outro jogo</translation>
    </message>
    <message>
        <source>%1 and %2 overlap</source>
        <translation>%1 e %2 estão uma sobre a outra</translation>
    </message>
    <message>
        <source>Near %1, %2; if one lies within the other, cut a hole for it</source>
        <translation>Perto de %1, %2; recorte um buraco para a que está dentro da outra</translation>
    </message>
    <message>
        <source>No space is in the region %1</source>
        <translation>Nenhuma casa está na região %1</translation>
    </message>
    <message>
        <source>Put spaces into it, or take it out</source>
        <translation>Ponha casas nela, ou retire-a</translation>
    </message>
    <message>
        <source>Every region must have a space; without one: %1</source>
        <translation>Toda região precisa ter uma casa; sem nenhuma: %1</translation>
    </message>
    <message>
        <source>Put spaces into each, or take it out</source>
        <translation>Ponha casas em cada uma, ou retire-a</translation>
    </message>
    <message>
        <source>The spaces are drawn; the game is played on a grid</source>
        <translation>As casas são desenhadas à mão; o jogo se joga numa grade</translation>
    </message>
    <message>
        <source>Begin a map with a grid, or choose another game</source>
        <translation>Comece um mapa com grade, ou escolha outro jogo</translation>
    </message>
    <message>
        <source>The game needs a grid of hexagons</source>
        <translation>O jogo precisa de uma grade de hexágonos</translation>
    </message>
    <message>
        <source>The game needs squares that are linked across their corners, too</source>
        <translation>O jogo precisa de quadrados ligados também pelos cantos</translation>
    </message>
    <message>
        <source>The game needs squares that are linked by their sides alone</source>
        <translation>O jogo precisa de quadrados ligados só pelos lados</translation>
    </message>
    <message>
        <source>Change the cells of the grid</source>
        <translation>Mude as casas da grade</translation>
    </message>
    <message numerus="yes">
        <source>The grid is %n cells wide; the game needs %1</source>
        <translation>
            <numerusform>A grade tem %n casa de largura; o jogo precisa de %1</numerusform>
            <numerusform>A grade tem %n casas de largura; o jogo precisa de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the size of the grid</source>
        <translation>Mude o tamanho da grade</translation>
    </message>
    <message numerus="yes">
        <source>The grid is %n cells high; the game needs %1</source>
        <translation>
            <numerusform>A grade tem %n casa de altura; o jogo precisa de %1</numerusform>
            <numerusform>A grade tem %n casas de altura; o jogo precisa de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>IssuesPanel</name>
    <message>
        <source>Drawn for the game</source>
        <translation>Desenhado para o jogo</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Qualquer jogo</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbours share a border but no link</source>
        <translation>
            <numerusform>%n par de vizinhas tem fronteira e nenhuma ligação</numerusform>
            <numerusform>%n pares de vizinhas têm fronteira e nenhuma ligação</numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Ligar</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nenhum problema encontrado.</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a match</source>
        <translation>Entrar numa partida</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar-se</translation>
    </message>
    <message>
        <source>Whoever hosts the match gives you an invitation: one line with an address and a code. If the connection is lost, it leads you back to your seat.</source>
        <translation>Quem hospeda a partida dá um convite: uma linha com endereço e código. Se a conexão cair, ela leva você de volta ao seu lugar.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Convite</translation>
    </message>
    <message>
        <source>This invitation is incomplete. An invitation looks like 192.0.2.1:7878/9f02c57de1.</source>
        <translation>Este convite não está inteiro. Um convite se parece com 192.0.2.1:7878/9f02c57de1.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
</context>
<context>
    <name>KeptMatchesDialog</name>
    <message>
        <source>Matches need this map as it is</source>
        <translation>Há partidas que precisam deste mapa como está</translation>
    </message>
    <message numerus="yes">
        <source>%n matches on this map are not over and could not continue if it changed. With another name, you keep both maps.</source>
        <translation>
            <numerusform>Uma partida neste mapa não terminou e não poderia continuar se ele mudasse. Com outro nome, os dois mapas ficam.</numerusform>
            <numerusform>%n partidas neste mapa não terminaram e não poderiam continuar se ele mudasse. Com outro nome, os dois mapas ficam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change it anyway</source>
        <translation>Mudar mesmo assim</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Outro nome…</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>move from space to space on the board</source>
        <translation>andam de casa em casa no tabuleiro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>choose the space, confirm the number, press the button</source>
        <translation>escolhe a casa, confirma o número, aperta o botão</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Algarismos</translation>
    </message>
    <message>
        <source>to the next control, and back to the board</source>
        <translation>ao próximo controle, e de volta ao tabuleiro</translation>
    </message>
    <message>
        <source>back one step; the menu if there is no step to undo</source>
        <translation>volta um passo; abre o menu se não há passo a desfazer</translation>
    </message>
    <message>
        <source>the board in words</source>
        <translation>o tabuleiro em palavras</translation>
    </message>
    <message>
        <source>undo the last move</source>
        <translation>desfaz o último lance</translation>
    </message>
    <message>
        <source>show the whole board; zoom in, zoom out</source>
        <translation>mostra o tabuleiro inteiro; aproxima, afasta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>to the next or previous space that can be chosen</source>
        <translation>vão à casa seguinte ou anterior que pode ser escolhida</translation>
    </message>
    <message>
        <source>set a number, choose an answer</source>
        <translation>ajustam um número, escolhem uma resposta</translation>
    </message>
    <message>
        <source>Ctrl+Digit</source>
        <translation>Ctrl+algarismo</translation>
    </message>
    <message>
        <source>a kind of move, such as the end of the turn</source>
        <translation>um tipo de lance, como o fim da vez</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>end what can be ended: the attacks, the turn</source>
        <translation>encerra o que pode ser encerrado: os ataques, a vez</translation>
    </message>
    <message>
        <source>repeat the last move</source>
        <translation>repete o último lance</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>repeat the last move until it is no longer possible</source>
        <translation>repete o último lance enquanto for possível</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>show the next move of the others immediately</source>
        <translation>mostra já o próximo lance dos outros</translation>
    </message>
    <message>
        <source>show all moves of the others immediately, up to your turn</source>
        <translation>mostra já todos os lances dos outros, até a sua vez</translation>
    </message>
    <message>
        <source>Click, Shift+Click</source>
        <translation>Clique, Shift+Clique</translation>
    </message>
    <message>
        <source>put one on a space, or five; the right button removes one</source>
        <translation>coloca um, ou cinco; o botão direito retira um</translation>
    </message>
    <message>
        <source>how to play: about what you point at, or the phase; the menu lists these keys</source>
        <translation>como jogar: sobre o que você aponta, ou a fase; o menu lista estas teclas</translation>
    </message>
    <message>
        <source>turn a board of squares, to see it from the other side</source>
        <translation>gira um tabuleiro quadriculado, para vê-lo do outro lado</translation>
    </message>
</context>
<context>
    <name>Launcher</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Mapas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Instalados</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>First match: %1</source>
        <translation>Primeira partida: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>First match: done</source>
        <translation>Primeira partida: concluída</translation>
    </message>
    <message>
        <source>First match: step %1 of %2</source>
        <translation>Primeira partida: passo %1 de %2</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Voltar aos jogos</translation>
    </message>
    <message>
        <source>Play this game now</source>
        <translation>Jogar este jogo agora</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Learn by playing</source>
        <translation>Aprenda jogando</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Procurar jogos</translation>
    </message>
    <message>
        <source>Play %1 now</source>
        <translation>Jogar %1 agora</translation>
    </message>
    <message>
        <source>Continue %1, move %2</source>
        <translation>Continuar %1, lance %2</translation>
    </message>
    <message>
        <source>No game has “%1” in its name or description.</source>
        <translation>Nenhum jogo tem “%1” no nome ou na descrição.</translation>
    </message>
    <message>
        <source>Look for new games</source>
        <translation>Procurar novos jogos</translation>
    </message>
    <message>
        <source>Start the match host again</source>
        <translation>Iniciar de novo o servidor de partidas</translation>
    </message>
    <message>
        <source>First match: %1</source>
        <translation>Primeira partida: %1</translation>
    </message>
    <message>
        <source>Install a game…</source>
        <translation>Instalar um jogo…</translation>
    </message>
    <message>
        <source>From a pack that somebody gave you; or drop its file on the window</source>
        <translation>De um pacote que alguém lhe deu; ou solte o arquivo na janela</translation>
    </message>
    <message>
        <source>Install a game</source>
        <translation>Instalar um jogo</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>Pacotes (*.zip)</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Continuar %1</translation>
    </message>
</context>
<context>
    <name>LimitFields</name>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Maximum number of rounds in a match</source>
        <translation>Número máximo de rodadas de uma partida</translation>
    </message>
    <message>
        <source>Then whoever has the most spaces wins; otherwise it is drawn</source>
        <translation>Vence então quem tem mais casas; senão é empate</translation>
    </message>
    <message>
        <source>Milliseconds for a move</source>
        <translation>Milissegundos por lance</translation>
    </message>
    <message>
        <source>0: a bot may think as long as it likes. A bot that takes longer loses by forfeit.</source>
        <translation>0: um robô pensa quanto quiser. Um robô que demora mais perde por abandono.</translation>
    </message>
    <message>
        <source>Minutes for each person</source>
        <translation>Minutos para cada pessoa</translation>
    </message>
    <message>
        <source>For a whole match; 0: no time limit.</source>
        <translation>Para a partida toda; 0: sem limite de tempo.</translation>
    </message>
    <message>
        <source>Extra seconds for each decision</source>
        <translation>Segundos a mais por decisão</translation>
    </message>
    <message>
        <source>Decided matches, standstill, recorded positions</source>
        <translation>Partidas decididas, impasse, posições gravadas</translation>
    </message>
    <message>
        <source>0: no limit but what the rules of the game say.</source>
        <translation>0: só vale o que as regras do jogo preveem.</translation>
    </message>
</context>
<context>
    <name>LinkKindBox</name>
    <message>
        <source>Kind of link</source>
        <translation>Tipo de ligação</translation>
    </message>
</context>
<context>
    <name>LinkKinds</name>
    <message>
        <source>land</source>
        <translation>terra</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>ponte</translation>
    </message>
    <message>
        <source>air</source>
        <translation>ar</translation>
    </message>
</context>
<context>
    <name>LinksPanel</name>
    <message>
        <source>Neighbouring spaces without a link. Untick those that should stay separate; the map shows the rest as lines.</source>
        <translation>Casas que se encostam e não têm ligação. Desmarque as que devem ficar separadas; o mapa mostra as outras com linhas.</translation>
    </message>
    <message>
        <source>Gap between borders</source>
        <translation>Vão entre as bordas</translation>
    </message>
    <message>
        <source>Kind of link</source>
        <translation>Tipo de ligação</translation>
    </message>
    <message>
        <source>Every border has its link.</source>
        <translation>Toda borda tem a sua ligação.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message numerus="yes">
        <source>Add %n links</source>
        <translation>
            <numerusform>Acrescentar %n ligação</numerusform>
            <numerusform>Acrescentar %n ligações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more with shorter borders.</source>
        <translation>
            <numerusform>E mais %n com borda mais curta.</numerusform>
            <numerusform>E mais %n com bordas mais curtas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>The match begins when all are ready.</source>
        <translation>A partida começa quando todos estiverem a postos.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Começar já</translation>
    </message>
    <message>
        <source>Bots take the seats that are still empty.</source>
        <translation>Robôs assumem os lugares ainda vazios.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>A postos</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Estou a postos</translation>
    </message>
</context>
<context>
    <name>LobbyRules</name>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After a change, everybody must confirm again that they are ready.</source>
        <translation>Depois de uma mudança, todos precisam confirmar outra vez que estão a postos.</translation>
    </message>
</context>
<context>
    <name>LobbySeats</name>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>robô</translation>
    </message>
    <message>
        <source>waiting for somebody</source>
        <translation>à espera de alguém</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>a postos</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>Voltar a ouvir %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Silenciar %1</translation>
    </message>
    <message>
        <source>Ask %1 to leave; the invitation changes</source>
        <translation>Pedir que %1 saia; o convite muda</translation>
    </message>
    <message>
        <source>Watching: %1</source>
        <translation>Assistindo: %1</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentar aqui</translation>
    </message>
    <message>
        <source>Change places with the seat above</source>
        <translation>Trocar com o lugar de cima</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>LossList</name>
    <message numerus="yes">
        <source>%n things were lost or guessed:</source>
        <translation>
            <numerusform>%n coisa se perde ou foi suposta:</numerusform>
            <numerusform>%n coisas se perdem ou foram supostas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nada se perde.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Drop a map here to open or import it, or a pack to install it</source>
        <translation>Solte aqui um mapa para abrir ou importar, ou um pacote para instalar</translation>
    </message>
</context>
<context>
    <name>MapEditPage</name>
    <message>
        <source>Draw</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <source>Your unsaved changes from last time are back; undo removes them.</source>
        <translation>As alterações não salvas da última vez estão de volta; desfazer as retira.</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Abrir um mapa</translation>
    </message>
    <message>
        <source>Maps (*.toml)</source>
        <translation>Mapas (*.toml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Escolher uma imagem</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</source>
        <translation>Imagens (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</translation>
    </message>
    <message>
        <source>The picture %1 is not where it was. The map is complete without it.</source>
        <translation>A imagem %1 não está mais onde estava. O mapa está completo sem ela.</translation>
    </message>
    <message>
        <source>Import a map</source>
        <translation>Importar um mapa</translation>
    </message>
    <message>
        <source>This is a copy. When you save it, it becomes one of your own maps; the installed one stays as it is.</source>
        <translation>Isto é uma cópia. Ao salvar, ela se torna um dos seus próprios mapas; o instalado fica como está.</translation>
    </message>
    <message>
        <source>The map cannot be played yet: the issues say why.</source>
        <translation>Ainda não dá para jogar no mapa: os problemas dizem por quê.</translation>
    </message>
    <message>
        <source>An empty sea. Draw the first space corner by corner, or press G to generate a whole random map.</source>
        <translation>Um mar vazio. Desenhe a primeira casa, canto por canto, ou tecle G para um mapa inteiro por sorteio.</translation>
    </message>
    <message>
        <source>This map is open in another window, so this is a copy of what was saved. Save it under another name, or close that window and open the map again.</source>
        <translation>Este mapa está aberto em outra janela; esta é uma cópia do que foi salvo. Salve-a com outro nome, ou feche aquela janela e abra o mapa de novo.</translation>
    </message>
</context>
<context>
    <name>MapPanel</name>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n ligação</numerusform>
            <numerusform>%n ligações</numerusform>
        </translation>
    </message>
    <message>
        <source>Id, ideally the name of its file</source>
        <translation>Identificador, de preferência o nome do arquivo</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Description, authors, licence, source</source>
        <translation>Descrição, autores, licença, fonte</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Authors, separated by commas</source>
        <translation>Autores, separados por vírgulas</translation>
    </message>
    <message>
        <source>Licence, such as CC0-1.0</source>
        <translation>Licença, como CC0-1.0</translation>
    </message>
    <message>
        <source>Source of the outlines</source>
        <translation>De onde vêm os contornos</translation>
    </message>
    <message>
        <source>Size of the plane</source>
        <translation>Tamanho do plano</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Drawn by hand</source>
        <translation>Desenhadas à mão</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrados</translation>
    </message>
    <message>
        <source>Squares with diagonals</source>
        <translation>Quadrados, com diagonais</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexágonos</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Fit the plane to the land, with a little sea around</source>
        <translation>Ajustar o plano às terras, com um pouco de mar em volta</translation>
    </message>
    <message>
        <source>Turn the whole map by a quarter</source>
        <translation>Girar o mapa inteiro um quarto de volta</translation>
    </message>
</context>
<context>
    <name>MapsPage</name>
    <message>
        <source>Maps</source>
        <translation>Mapas</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n região</numerusform>
            <numerusform>%n regiões</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a map…</source>
        <translation>Abrir um mapa…</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Novo mapa</translation>
    </message>
    <message>
        <source>Edit this map</source>
        <translation>Editar este mapa</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Abrir um mapa</translation>
    </message>
    <message>
        <source>Maps (*.toml)</source>
        <translation>Mapas (*.toml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>A map from another program; or drop its file on the window</source>
        <translation>Um mapa de outro programa; ou solte o arquivo na janela</translation>
    </message>
    <message>
        <source>Import a map</source>
        <translation>Importar um mapa</translation>
    </message>
    <message>
        <source>Has unsaved changes</source>
        <translation>Tem alterações não salvas</translation>
    </message>
    <message>
        <source>Continue with the unsaved map</source>
        <translation>Continuar o mapa não salvo</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Abrir um registro…</translation>
    </message>
    <message>
        <source>No matches yet. Every match is kept after each move, so there is nothing to save.</source>
        <translation>Nenhuma partida ainda. Toda partida é guardada a cada lance; não é preciso salvar nada.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Escolher um jogo</translation>
    </message>
    <message numerus="yes">
        <source>over after %n moves</source>
        <translation>
            <numerusform>terminou após %n lance</numerusform>
            <numerusform>terminou após %n lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves so far</source>
        <translation>
            <numerusform>%n lance até agora</numerusform>
            <numerusform>%n lances até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Olhar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Forget this match</source>
        <translation>Esquecer esta partida</translation>
    </message>
    <message>
        <source>Forget this match?</source>
        <translation>Esquecer esta partida?</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n moves. It cannot be brought back.</source>
        <translation>
            <numerusform>%1, %n lance. Não há como trazê-la de volta.</numerusform>
            <numerusform>%1, %n lances. Não há como trazê-la de volta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registro</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>vencida por %1</translation>
    </message>
    <message>
        <source>lost by all</source>
        <translation>perdida por todos</translation>
    </message>
    <message>
        <source>no moves yet</source>
        <translation>nenhum lance ainda</translation>
    </message>
    <message>
        <source>Match records (*.record *.rec)</source>
        <translation>Registros de partidas (*.record *.rec)</translation>
    </message>
    <message>
        <source>Matches of this window end when it is closed. Save the record of one that you want to look at again.</source>
        <translation>As partidas desta janela terminam quando ela é fechada. Salve o registro daquela que quiser rever.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Nenhuma partida ainda.</translation>
    </message>
</context>
<context>
    <name>ModsPage</name>
    <message>
        <source>Installed</source>
        <translation>Instalados</translation>
    </message>
    <message>
        <source>Install a game…</source>
        <translation>Instalar um jogo…</translation>
    </message>
    <message>
        <source>From a pack that somebody gave you; or drop its file on the window</source>
        <translation>De um pacote que alguém lhe deu; ou solte o arquivo na janela</translation>
    </message>
    <message>
        <source>installed from a pack</source>
        <translation>instalado de um pacote</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Install a game</source>
        <translation>Instalar um jogo</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>Pacotes (*.zip)</translation>
    </message>
    <message>
        <source>Look for new games</source>
        <translation>Procurar novos jogos</translation>
    </message>
</context>
<context>
    <name>MoveBar</name>
    <message>
        <source>Waiting for %1</source>
        <translation>Esperando %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Again: %1</source>
        <translation>De novo: %1</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>Again and again</source>
        <translation>De novo e de novo</translation>
    </message>
    <message>
        <source>Until it is no longer possible, or only %1 are left</source>
        <translation>Até que não seja mais possível, ou até restarem só %1</translation>
    </message>
    <message>
        <source>Until it is no longer possible</source>
        <translation>Até que não seja mais possível</translation>
    </message>
    <message>
        <source>Stop when this many are left</source>
        <translation>Parar quando restarem tantos</translation>
    </message>
    <message>
        <source>leaving</source>
        <translation>deixando</translation>
    </message>
    <message>
        <source>%1: placed %2, left %3</source>
        <translation>%1: no tabuleiro %2, a colocar %3</translation>
    </message>
    <message>
        <source>Moves of others, one after another: %1 to come</source>
        <translation>Lances dos outros, um por um: mais %1</translation>
    </message>
    <message>
        <source>Confirm: %1</source>
        <translation>Confirmar: %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Pular até a minha vez</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Pular para o fim</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todos de uma vez</translation>
    </message>
    <message>
        <source>The first match ends here</source>
        <translation>A primeira partida termina aqui</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como terminou</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Voltar ao mapa</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Move by move, through anybody&apos;s eyes: nothing is secret any more</source>
        <translation>Lance por lance, pelos olhos de quem você quiser: nada mais é segredo</translation>
    </message>
</context>
<context>
    <name>MoveHints</name>
    <message>
        <source>A click places one, with Shift five; the right button removes one.</source>
        <translation>Um clique coloca um, com Shift cinco; o botão direito retira um.</translation>
    </message>
    <message>
        <source>Click where it goes: the bright spaces. Esc puts it back.</source>
        <translation>Clique onde ela fica: são as casas claras. Esc a devolve.</translation>
    </message>
    <message>
        <source>Click a piece, then where it goes, or drag it there.</source>
        <translation>Clique numa peça e depois onde ela fica, ou arraste-a até lá.</translation>
    </message>
    <message>
        <source>Deciding at the same time: %1. The match continues when all have decided.</source>
        <translation>Decide ao mesmo tempo: %1. A partida segue quando todos terminarem.</translation>
    </message>
    <message>
        <source>Not connected: %1. The seat is kept; Join leads back to it.</source>
        <translation>Sem conexão: %1. O lugar fica guardado; Entrar leva de volta a ele.</translation>
    </message>
</context>
<context>
    <name>NameFields</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>Nome em inglês</translation>
    </message>
    <message>
        <source>Name in Portuguese</source>
        <translation>Nome em português</translation>
    </message>
    <message>
        <source>Another name in each language</source>
        <translation>Outro nome em cada idioma</translation>
    </message>
</context>
<context>
    <name>NewcomerSheet</name>
    <message>
        <source>In place of %1</source>
        <translation>No lugar de %1</translation>
    </message>
    <message>
        <source>Enter somebody</source>
        <translation>Inscrever alguém</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Robô: %1</translation>
    </message>
    <message>
        <source>The same person gets a new token, and the old one is no longer valid.</source>
        <translation>A mesma pessoa recebe uma senha nova, e a antiga deixa de valer.</translation>
    </message>
    <message>
        <source>The bot plays under that name.</source>
        <translation>O robô joga com esse nome.</translation>
    </message>
    <message>
        <source>You get a token to pass on: the right to the seats of that person.</source>
        <translation>Você recebe uma senha para entregar: o direito aos lugares dessa pessoa.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inscrever</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Nova senha</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
</context>
<context>
    <name>NextMatch</name>
    <message>
        <source>Your next match: %1</source>
        <translation>Sua próxima partida: %1</translation>
    </message>
    <message>
        <source>The tournament is over.</source>
        <translation>O torneio acabou.</translation>
    </message>
    <message>
        <source>No match is waiting for you now.</source>
        <translation>Nenhuma partida espera por você agora.</translation>
    </message>
    <message>
        <source>you play as %1</source>
        <translation>você joga como %1</translation>
    </message>
    <message>
        <source>round %1, match %2</source>
        <translation>rodada %1, partida %2</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>abrindo</translation>
    </message>
    <message>
        <source>Go to the match</source>
        <translation>Ir para a partida</translation>
    </message>
</context>
<context>
    <name>NumberPicker</name>
    <message>
        <source>One less</source>
        <translation>Um a menos</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Um a mais</translation>
    </message>
</context>
<context>
    <name>OrganiserPanel</name>
    <message>
        <source>You are organising this tournament</source>
        <translation>Você organiza este torneio</translation>
    </message>
    <message>
        <source>Players join at %1 with the code %2. It is open as long as you have it open here.</source>
        <translation>Os jogadores entram em %1 com o código %2. O torneio fica no ar enquanto esta página estiver aberta.</translation>
    </message>
    <message>
        <source>Every round has been played.</source>
        <translation>Todas as rodadas foram jogadas.</translation>
    </message>
    <message>
        <source>Matches of this round are still open.</source>
        <translation>Ainda há partidas abertas nesta rodada.</translation>
    </message>
    <message>
        <source>Every round has been played</source>
        <translation>Todas as rodadas foram jogadas</translation>
    </message>
    <message>
        <source>Pair round %1…</source>
        <translation>Formar a rodada %1…</translation>
    </message>
    <message>
        <source>Enter somebody…</source>
        <translation>Inscrever alguém…</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copiar o convite</translation>
    </message>
    <message>
        <source>%1: join at %2 with the code %3</source>
        <translation>%1: entre em %2 com o código %3</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Substituir…</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Substituir %1</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Retirar…</translation>
    </message>
    <message>
        <source>Withdraw %1</source>
        <translation>Retirar %1</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>Retirar %1?</translation>
    </message>
    <message>
        <source>%1 will not be paired in further rounds. Open matches continue.</source>
        <translation>%1 não entra em mais nenhuma rodada. As partidas abertas continuam.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>A round needs %1 entrants, but there are only %2.</source>
        <translation>Uma rodada precisa de %1 participantes; inscritos até agora: %2.</translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>they lose %1: %2 %</source>
        <translation>eles perdem %1: %2 %</translation>
    </message>
    <message>
        <source>you lose %1: %2 %</source>
        <translation>você perde %1: %2 %</translation>
    </message>
    <message>
        <source>you %1, they %2: %3 %</source>
        <translation>você %1, eles %2: %3 %</translation>
    </message>
    <message>
        <source>Dice: %1 against %2</source>
        <translation>Dados: %1 contra %2</translation>
    </message>
</context>
<context>
    <name>PairingFields</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Those with equal points meet, nobody twice if possible.</source>
        <translation>Quem tem os mesmos pontos se enfrenta, e ninguém duas vezes, se possível.</translation>
    </message>
    <message>
        <source>Everybody meets everybody once.</source>
        <translation>Todos se enfrentam uma vez.</translation>
    </message>
    <message>
        <source>Everybody meets everybody, as often as there are rounds.</source>
        <translation>Todos se enfrentam, tantas vezes quantas forem as rodadas.</translation>
    </message>
    <message>
        <source>Whoever loses a meeting is out.</source>
        <translation>Quem perde um confronto está fora.</translation>
    </message>
    <message>
        <source>Whoever loses two meetings is out.</source>
        <translation>Quem perde dois confrontos está fora.</translation>
    </message>
    <message>
        <source>The first entrant meets all others.</source>
        <translation>O primeiro participante enfrenta todos os outros.</translation>
    </message>
    <message>
        <source>Seats at each table</source>
        <translation>Lugares em cada mesa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Sorteios</translation>
    </message>
    <message>
        <source>How often each table plays, each time in all rotations of the seats with the same dice.</source>
        <translation>Quantas vezes cada mesa joga, sempre em todas as rotações dos lugares com os mesmos dados.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Matches against each other</source>
        <translation>Jogos entre si</translation>
    </message>
    <message numerus="yes">
        <source>How often opponents play each other, each time in all rotations of the seats: %n matches per meeting.</source>
        <translation>
            <numerusform>Quantas vezes os adversários jogam entre si, cada vez em todas as rotações dos lugares: %n partida por confronto.</numerusform>
            <numerusform>Quantas vezes os adversários jogam entre si, cada vez em todas as rotações dos lugares: %n partidas por confronto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleFields</name>
    <message>
        <source>Anyone may watch, in a browser too</source>
        <translation>Qualquer um pode assistir, também num navegador</translation>
    </message>
    <message>
        <source>Whoever has the code may register even after the first round</source>
        <translation>Quem tem o código pode se inscrever também depois da primeira rodada</translation>
    </message>
    <message>
        <source>Spectator delay in seconds</source>
        <translation>Atraso de quem assiste, em segundos</translation>
    </message>
    <message>
        <source>So that spectators cannot help anybody at the table.</source>
        <translation>Para que quem assiste não ajude ninguém à mesa.</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>A scan, a screenshot, an old map: it lies under your map while you draw, and its areas become spaces with a click. Choose a PNG or JPEG, or drop one on the map.</source>
        <translation>Um mapa antigo, uma foto, uma captura de tela: a imagem fica sob o seu mapa enquanto você desenha, e as áreas dela viram casas com um clique. Escolha um PNG ou JPEG, ou solte um sobre o mapa.</translation>
    </message>
    <message>
        <source>This picture is not where it was. The map is whole without it; choose it again to continue tracing.</source>
        <translation>Esta imagem não está mais onde estava. O mapa está completo sem ela; escolha-a de novo para continuar a decalcar.</translation>
    </message>
    <message>
        <source>This file is not a picture that can be read.</source>
        <translation>Este arquivo não é uma imagem que se possa ler.</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Outra</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Escolher uma imagem</translation>
    </message>
    <message>
        <source>Fit the picture to the map</source>
        <translation>Ajustar a imagem ao mapa</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remover a imagem</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidade</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visível</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Travada</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to make it larger or smaller.</source>
        <translation>Arraste a imagem para movê-la, ou um canto para aumentar ou diminuir.</translation>
    </message>
    <message>
        <source>Point at an area to see what a click would trace. Neighbours share their borders.</source>
        <translation>Aponte para uma área e veja o que um clique decalcaria. Vizinhas têm a borda em comum.</translation>
    </message>
    <message>
        <source>Colour tolerance</source>
        <translation>Tolerância de cores</translation>
    </message>
    <message>
        <source>Lines up to</source>
        <translation>Linhas de até</translation>
    </message>
    <message numerus="yes">
        <source>%n pixels</source>
        <translation>
            <numerusform>%n pixel</numerusform>
            <numerusform>%n pixels</numerusform>
        </translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Simplificar</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Decalcar</translation>
    </message>
    <message>
        <source>A click makes an area a space (T)</source>
        <translation>Um clique faz de uma área uma casa (T)</translation>
    </message>
    <message>
        <source>All areas</source>
        <translation>Todas as áreas</translation>
    </message>
    <message>
        <source>All except the sea, at once</source>
        <translation>Todas menos o mar, de uma vez</translation>
    </message>
</context>
<context>
    <name>PlaceList</name>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
</context>
<context>
    <name>PlayBar</name>
    <message>
        <source>round %1</source>
        <translation>rodada %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>em pausa</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Desfazer o último lance</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The last move cannot be undone: dice were rolled, something hidden was revealed, or it was not yours.</source>
        <translation>O último lance não pode ser desfeito: dados foram lançados, algo oculto foi revelado ou ele não era seu.</translation>
    </message>
    <message>
        <source>There is no move to undo yet.</source>
        <translation>Ainda não há lance para desfazer.</translation>
    </message>
</context>
<context>
    <name>PlayBoard</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>PlayMenu</name>
    <message>
        <source>Pause the clocks</source>
        <translation>Pausar os relógios</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Salvar o registro…</translation>
    </message>
    <message>
        <source>Board in words</source>
        <translation>Tabuleiro em palavras</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copiar o convite</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Desistir…</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como terminou</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Voltar ao mapa</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>Copy the address for browsers</source>
        <translation>Copiar o endereço para navegadores</translation>
    </message>
    <message>
        <source>Leave, and continue later</source>
        <translation>Sair e continuar depois</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Save the record</source>
        <translation>Salvar o registro</translation>
    </message>
    <message>
        <source>Match records (*.record)</source>
        <translation>Registros de partidas (*.record)</translation>
    </message>
</context>
<context>
    <name>PlayingCard</name>
    <message>
        <source>A card face down</source>
        <translation>Uma carta virada para baixo</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>a win, shared</source>
        <translation>uma vitória dividida</translation>
    </message>
    <message>
        <source>a win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>Points of a win</source>
        <translation>Pontos de uma vitória</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Points of a draw</source>
        <translation>Pontos de um empate</translation>
    </message>
    <message>
        <source>a defeat</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>Points of a defeat</source>
        <translation>Pontos de uma derrota</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>The match is paused</source>
        <translation>A partida está em pausa</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Lost to %1: %2</source>
        <translation>%1 tomou: %2</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Perdas: %1</translation>
    </message>
    <message>
        <source>Yours now: %1</source>
        <translation>Agora com você: %1</translation>
    </message>
    <message>
        <source>Cards received: %1</source>
        <translation>Cartas recebidas: %1</translation>
    </message>
    <message>
        <source>Cards gone: %1</source>
        <translation>Cartas que saíram: %1</translation>
    </message>
    <message>
        <source>For this turn: %1</source>
        <translation>Para esta jogada: %1</translation>
    </message>
    <message>
        <source>Fewer now: %1</source>
        <translation>Agora com menos: %1</translation>
    </message>
    <message>
        <source>More now: %1</source>
        <translation>Agora com mais: %1</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>Since your last turn</source>
        <translation>Desde a sua última vez</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Other games need the version that is installed now</source>
        <translation>Outros jogos precisam da versão que está instalada agora</translation>
    </message>
    <message>
        <source>This file is not a pack</source>
        <translation>Este arquivo não é um pacote</translation>
    </message>
    <message>
        <source>This file is a zip file, but there is no game in it</source>
        <translation>Este arquivo é um zip, mas não há nenhum jogo nele</translation>
    </message>
    <message>
        <source>This file is damaged. Download it again</source>
        <translation>Este arquivo está danificado. Busque-o de novo de onde ele veio</translation>
    </message>
    <message>
        <source>It could not be written to the disk. Check the free space and your permissions</source>
        <translation>Não foi possível gravar no disco. Há espaço, e você pode gravar ali?</translation>
    </message>
    <message>
        <source>A game that this one builds on is missing: install that first</source>
        <translation>Falta um jogo do qual este depende: instale-o primeiro</translation>
    </message>
    <message>
        <source>This game is for a newer version of Fronteira: install that first</source>
        <translation>Este jogo é para uma versão mais nova do Fronteira: instale-a primeiro</translation>
    </message>
    <message>
        <source>The game in this pack has faults that its author has to mend</source>
        <translation>O jogo deste pacote tem erros que o autor dele precisa corrigir</translation>
    </message>
    <message>
        <source>This file is not a valid pack. Its author can pack it again</source>
        <translation>Este arquivo não foi empacotado como deve ser. O autor dele pode empacotá-lo de novo</translation>
    </message>
</context>
<context>
    <name>RegionsPanel</name>
    <message>
        <source>Id used by files and rules</source>
        <translation>Identificador, para arquivos e regras</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>A new region</source>
        <translation>Uma nova região</translation>
    </message>
    <message>
        <source>Add this region</source>
        <translation>Acrescentar esta região</translation>
    </message>
    <message>
        <source>No region</source>
        <translation>Nenhuma região</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>What holding the whole region is worth</source>
        <translation>Quanto vale dominar a região inteira</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Delete this region</source>
        <translation>Excluir esta região</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>%1 is needed</source>
        <translation>%1 é necessário</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Remover %1?</translation>
    </message>
    <message>
        <source>These build on it: %1. Remove them first.</source>
        <translation>Dependem dele: %1. Remova-os primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n kept matches could not be continued or watched without it. Forget them first, under Matches.</source>
        <translation>
            <numerusform>%n partida guardada não poderia ser continuada nem revista sem ele. Esqueça-a primeiro, em Partidas.</numerusform>
            <numerusform>%n partidas guardadas não poderiam ser continuadas nem revistas sem ele. Esqueça-as primeiro, em Partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>These tournaments are played with it: %1. Delete them first, under Tournaments.</source>
        <translation>Estes torneios usam este jogo: %1. Apague-os primeiro, em Torneios.</translation>
    </message>
    <message>
        <source>No kept match, no tournament and no other game needs it. Its pack can be installed again later.</source>
        <translation>Nenhuma partida guardada, nenhum torneio e nenhum outro jogo precisa dele. O pacote pode ser instalado de novo depois.</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>Take it out</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Bring it inside</source>
        <translation>Trazer para dentro</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Remover a ligação</translation>
    </message>
    <message>
        <source>Link the nearest</source>
        <translation>Ligar a mais próxima</translation>
    </message>
    <message>
        <source>Place it inside</source>
        <translation>Pôr dentro</translation>
    </message>
    <message>
        <source>Make it two-way</source>
        <translation>Ida e volta</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Região nova</translation>
    </message>
    <message>
        <source>Put them into regions</source>
        <translation>Pôr em regiões</translation>
    </message>
    <message>
        <source>Spread it over the map</source>
        <translation>Espalhá-la pelo mapa</translation>
    </message>
    <message>
        <source>Fill it in</source>
        <translation>Preencher</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>rodada %1</translation>
    </message>
    <message>
        <source>Seen through</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>O começo</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Um lance atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rodar</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Um lance adiante</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Correct match %1</source>
        <translation>Corrigir a partida %1</translation>
    </message>
    <message>
        <source>Forfeit match %1</source>
        <translation>Encerrar a partida %1</translation>
    </message>
    <message>
        <source>Who has won; nobody means a draw</source>
        <translation>Quem venceu; ninguém significa empate</translation>
    </message>
    <message>
        <source>Who loses it</source>
        <translation>Quem perde</translation>
    </message>
    <message>
        <source>Reason, shown to everybody</source>
        <translation>Motivo, que todos leem</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Dar derrota</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are open</source>
        <translation>
            <numerusform>%n partida aberta</numerusform>
            <numerusform>%n partidas abertas</numerusform>
        </translation>
    </message>
    <message>
        <source>over</source>
        <translation>encerrada</translation>
    </message>
    <message>
        <source>Without a match: %1</source>
        <translation>Sem partida: %1</translation>
    </message>
    <message>
        <source>The pairings appear here as soon as a round is published.</source>
        <translation>Os confrontos aparecem aqui assim que uma rodada é publicada.</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Without a match: %1</source>
        <translation>Sem partida: %1</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>Publish the round</source>
        <translation>Publicar a rodada</translation>
    </message>
</context>
<context>
    <name>SavingDialogs</name>
    <message>
        <source>Save the map first?</source>
        <translation>Salvar o mapa antes?</translation>
    </message>
    <message>
        <source>What you have drawn since the last save would be lost.</source>
        <translation>O que você desenhou desde a última vez que salvou seria perdido.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Não salvar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Salvar o mapa</translation>
    </message>
    <message>
        <source>Maps (*.toml)</source>
        <translation>Mapas (*.toml)</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>out of the match</source>
        <translation>fora da partida</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>sem conexão</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Me</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>A friend at this screen</source>
        <translation>Alguém nesta tela</translation>
    </message>
    <message>
        <source>Somebody elsewhere</source>
        <translation>Alguém em outro lugar</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Robô: %1</translation>
    </message>
    <message>
        <source>Who sits in seat %1</source>
        <translation>Quem se senta no lugar %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nome do lugar %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Tirar este lugar</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>Player %1 (%2)</source>
        <translation>Jogador %1 (%2)</translation>
    </message>
</context>
<context>
    <name>SelectionPanel</name>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n casa</numerusform>
            <numerusform>%n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes made here apply to each of them.</source>
        <translation>O que você muda aqui muda em cada uma delas.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Several regions</source>
        <translation>Várias regiões</translation>
    </message>
    <message>
        <source>Tags, such as capital</source>
        <translation>Marcas, como capital</translation>
    </message>
    <message>
        <source>Add a tag to all</source>
        <translation>Acrescentar uma marca a todas</translation>
    </message>
    <message>
        <source>Numbers that rules can use</source>
        <translation>Números que as regras podem usar</translation>
    </message>
    <message>
        <source>Such as income</source>
        <translation>Como renda</translation>
    </message>
    <message>
        <source>Set this number for all</source>
        <translation>Pôr este número em todas</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>All become part of the first</source>
        <translation>Todas passam a fazer parte da primeira</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplicar (Ctrl+D)</translation>
    </message>
    <message>
        <source>Delete these spaces</source>
        <translation>Excluir estas casas</translation>
    </message>
    <message>
        <source>Turn by a quarter (Ctrl+R, the other way Ctrl+Shift+R)</source>
        <translation>Girar um quarto de volta (Ctrl+R, para o outro lado Ctrl+Shift+R)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>English</source>
        <comment>The name of the language that this is a translation into</comment>
        <translation>Português (Brasil)</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>A table at night, or in daylight</source>
        <translation>Uma mesa à noite ou à luz do dia</translation>
    </message>
    <message>
        <source>Colours that everybody can tell apart</source>
        <translation>Cores que todos distinguem</translation>
    </message>
    <message>
        <source>A palette for colour-blind players; each seat also has its own emblem</source>
        <translation>Uma paleta para daltônicos; cada lugar tem também seu emblema</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Velocidade das animações</translation>
    </message>
    <message>
        <source>Of pieces, dice and bots</source>
        <translation>De peças, dados e robôs</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sem animação</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>The address at which others can reach the matches of this studio, such as 0.0.0.0:7878. If empty, nobody can.</source>
        <translation>O endereço em que outros alcançam as partidas deste estúdio, como 0.0.0.0:7878. Se vazio, ninguém alcança.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechada</translation>
    </message>
    <message>
        <source>Moves of others</source>
        <translation>Lances dos outros</translation>
    </message>
    <message>
        <source>One after another, so that they can be followed; Space shows the next one, S all of them</source>
        <translation>Um por um, para que se possa acompanhar; Espaço mostra o próximo, S todos</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>De uma vez</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>On your turn, when dice are thrown, when something is captured, at the end</source>
        <translation>Na sua vez, quando se jogam dados, quando algo é tomado, no fim</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Back to the match</source>
        <translation>Voltar à partida</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Começar a partida</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Acrescentar um lugar</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <source>Minutes for each person</source>
        <translation>Minutos para cada pessoa</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Semente dos dados</translation>
    </message>
    <message>
        <source>Anyone may watch, in a browser too</source>
        <translation>Qualquer um pode assistir, também num navegador</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Open for others</source>
        <translation>Abrir para outros</translation>
    </message>
    <message>
        <source>The studio then listens on the network. You get an invitation to pass on, and the match begins when everybody has joined.</source>
        <translation>O estúdio passa a escutar na rede. Você recebe um convite para repassar, e a partida começa quando todos tiverem entrado.</translation>
    </message>
    <message>
        <source>First match</source>
        <translation>Primeira partida</translation>
    </message>
    <message>
        <source>For the whole match; 0: no clock.</source>
        <translation>Para a partida inteira; 0: sem relógio.</translation>
    </message>
</context>
<context>
    <name>ShareLine</name>
    <message>
        <source>%1 wins %2 %, surely between %3 and %4 %: more than its share.</source>
        <translation>%1 vence %2 %, com certeza entre %3 e %4 %: mais que a sua parte.</translation>
    </message>
    <message>
        <source>%1 wins %2 %, surely between %3 and %4 %: less than its share.</source>
        <translation>%1 vence %2 %, com certeza entre %3 e %4 %: menos que a sua parte.</translation>
    </message>
    <message>
        <source>%1 wins %2 %, likely between %3 and %4 %.</source>
        <translation>%1 vence %2 %, provavelmente entre %3 e %4 %.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Only you know</source>
        <translation>Só você sabe</translation>
    </message>
</context>
<context>
    <name>SpacePanel</name>
    <message>
        <source>Id used by files and rules</source>
        <translation>Identificador, para arquivos e regras</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Tags, such as capital</source>
        <translation>Marcas, como capital</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Numbers that rules can use</source>
        <translation>Números que as regras podem usar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Add a number, such as income</source>
        <translation>Acrescentar um número, como renda</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Ligações</translation>
    </message>
    <message>
        <source>Make it two-way</source>
        <translation>Fazer valer nos dois sentidos</translation>
    </message>
    <message>
        <source>Make it one-way</source>
        <translation>Fazer valer em um só sentido</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>Desligar</translation>
    </message>
    <message>
        <source>Best label place</source>
        <translation>Melhor lugar do nome</translation>
    </message>
    <message>
        <source>Delete this space</source>
        <translation>Excluir esta casa</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>No links yet: the Link tool draws them, and Find links proposes them</source>
        <translation>Ainda sem ligações: a ferramenta Ligar as desenha, e Procurar ligações as propõe</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplicar (Ctrl+D)</translation>
    </message>
    <message>
        <source>Turn by a quarter (Ctrl+R, the other way Ctrl+Shift+R)</source>
        <translation>Girar um quarto de volta (Ctrl+R, para o outro lado Ctrl+Shift+R)</translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message>
        <source>Space %1</source>
        <translation>Casa %1</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Entrant</source>
        <translation>Participante</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vitórias</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrotas</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Folgas</translation>
    </message>
    <message>
        <source>%1 (has left)</source>
        <translation>%1 (saiu)</translation>
    </message>
    <message>
        <source>%1 (awaited)</source>
        <translation>%1 (ainda não chegou)</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>One way</source>
        <translation>Mão única</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Ajuda (F1)</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Encaixar</translation>
    </message>
</context>
<context>
    <name>SymmetryPanel</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Espelhar esquerda e direita</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Espelhar em cima e embaixo</translation>
    </message>
    <message>
        <source>Mirror both ways</source>
        <translation>Espelhar nos dois sentidos</translation>
    </message>
    <message>
        <source>Turn by a half</source>
        <translation>Girar meia volta</translation>
    </message>
    <message>
        <source>Turn by thirds</source>
        <translation>Girar de terço em terço</translation>
    </message>
    <message>
        <source>Turn by quarters</source>
        <translation>Girar de quarto em quarto</translation>
    </message>
    <message>
        <source>Drawing, moving, deleting, splitting, linking and painting apply to every image at once, as one step of the history.</source>
        <translation>Desenhar, mover, apagar, dividir, ligar e pintar acontecem em todas as imagens ao mesmo tempo, e são um só passo do histórico.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetria</translation>
    </message>
    <message>
        <source>On a plane that is not square, images of what is far from the middle would lie outside the plane: they are left out.</source>
        <translation>Em um plano que não é quadrado, o que está longe do centro tem imagens fora do plano: elas ficam de fora.</translation>
    </message>
    <message>
        <source>Corners near the axis snap to it. You can also create the images of what was there before:</source>
        <translation>Cantos perto do eixo são puxados para ele. Você também pode criar as imagens do que já estava lá:</translation>
    </message>
    <message>
        <source>Repeat the space</source>
        <translation>Repetir a casa</translation>
    </message>
    <message>
        <source>Select a space first</source>
        <translation>Selecione uma casa antes</translation>
    </message>
    <message>
        <source>Repeat all</source>
        <translation>Repetir tudo</translation>
    </message>
</context>
<context>
    <name>TakePart</name>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Code of the tournament</source>
        <translation>Código do torneio</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>Jogar você também</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>Participar</translation>
    </message>
</context>
<context>
    <name>TieBreakRows</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>Apply this one earlier</source>
        <translation>Aplicar este antes</translation>
    </message>
</context>
<context>
    <name>TokenSheet</name>
    <message>
        <source>%1 takes part</source>
        <translation>%1 participa</translation>
    </message>
    <message>
        <source>This token is the right to the seats of %1. It is shown only now; pass it on.</source>
        <translation>Esta senha é o direito aos lugares de %1. Ela só é mostrada agora; entregue-a.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
</context>
<context>
    <name>ToolColumn</name>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <source>Click corner by corner; Enter or a click on the first corner closes the space. Nearby corners are shared.</source>
        <translation>Clique canto por canto; Enter ou o primeiro canto fecha a casa. Cantos próximos são compartilhados.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Drag a line across a space to cut it in two; or click a line and press Enter.</source>
        <translation>Arraste uma linha através de uma casa para cortá-la em duas; ou clique uma linha e tecle Enter.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Click a space, then another one to add to it.</source>
        <translation>Clique em uma casa e depois em outra, que passa a ser parte dela.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Ligar</translation>
    </message>
    <message>
        <source>Drag from one space to another to link them; do it again to remove the link.</source>
        <translation>Arraste de uma casa a outra para ligá-las; repetir desfaz a ligação.</translation>
    </message>
    <message>
        <source>Paint regions</source>
        <translation>Pintar regiões</translation>
    </message>
    <message>
        <source>Choose a region on the right, then click spaces or drag over them.</source>
        <translation>Escolha uma região à direita e clique nas casas ou arraste sobre elas.</translation>
    </message>
    <message>
        <source>Place labels</source>
        <translation>Pôr nomes</translation>
    </message>
    <message>
        <source>Click where the name and the pieces of a space should be.</source>
        <translation>Clique onde devem ficar o nome e as peças de uma casa.</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Mover a vista</translation>
    </message>
    <message>
        <source>Drag to move the map. The wheel zooms; the middle button moves it with any tool.</source>
        <translation>Arraste para mover o mapa. A roda aproxima; o botão do meio move com qualquer ferramenta.</translation>
    </message>
    <message>
        <source>Trace a picture</source>
        <translation>Decalcar uma imagem</translation>
    </message>
    <message>
        <source>Point at an area of the picture; a click makes it a space. Neighbours share their borders.</source>
        <translation>Aponte para uma área da imagem; um clique faz dela uma casa. Vizinhas têm a borda em comum.</translation>
    </message>
    <message>
        <source>If an area is not what you mean, change the colour tolerance or the width of the lines that divide areas. What is already covered by a space cannot be traced again.</source>
        <translation>Se uma área não é a que você quer, mude a tolerância de cores, ou a largura das linhas que dividem as áreas. O que já está coberto por uma casa não pode ser decalcado de novo.</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Imagem para decalcar</translation>
    </message>
    <message>
        <source>A picture under the map; the map file remembers it, and nobody else sees it. When unlocked, drag it to move it and drag its corners to resize it. Tracing turns its areas into spaces; lines and lettering go to the areas beside them.</source>
        <translation>Uma imagem sob o mapa, lembrada pelo arquivo dele e que mais ninguém vê. Destravada, ela é movida ao ser arrastada e muda de tamanho pelos cantos. Decalcar faz das áreas casas; linhas e letras vão para as áreas ao lado.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetria</translation>
    </message>
    <message>
        <source>With a symmetry, every edit is also made at its images, and undone as one. The map shows the axis, and corners near it snap to it. Repeat creates the images of what was there before.</source>
        <translation>Com uma simetria, cada edição é feita em todas as imagens e desfeita de uma vez. O eixo aparece no mapa, e cantos perto dele são puxados para ele. Repetir dá imagens ao que já estava lá.</translation>
    </message>
    <message>
        <source>Find links</source>
        <translation>Procurar ligações</translation>
    </message>
    <message>
        <source>Proposes a link for every two neighbouring spaces, with the length of their border. A gap above 0 also finds borders that do not quite meet.</source>
        <translation>Propõe uma ligação para cada duas casas que se encostam, com o comprimento da borda. Um vão acima de 0 também encontra bordas que quase se tocam.</translation>
    </message>
    <message>
        <source>Generate a map</source>
        <translation>Gerar um mapa</translation>
    </message>
    <message>
        <source>Draws random continents and islands. The same numbers and seed give the same map, another seed gives another one. However often you try, it is one step of the history.</source>
        <translation>Sorteia continentes e ilhas. Os mesmos números e a mesma semente dão o mesmo mapa; outra semente dá outro. Por mais vezes que você tente, é um só passo do histórico.</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to make it larger or smaller. Lock it when it is in place.</source>
        <translation>Arraste a imagem para movê-la, ou um canto para aumentar ou diminuir. Trave-a quando estiver no lugar.</translation>
    </message>
    <message>
        <source>Click a space to select it, with Shift several. Drag it, a corner, or a border to move it; Delete removes.</source>
        <translation>Clique em uma casa para selecioná-la, com Shift em várias. Arraste-a, ou um canto ou uma borda, para mover; Delete remove.</translation>
    </message>
    <message>
        <source>With Shift, a click adds or removes a space, and dragging adds all spaces whose names the frame surrounds. What is selected is moved, duplicated, merged and deleted together, and the panel changes all of it.</source>
        <translation>Com Shift, um clique acrescenta uma casa ou a retira, e arrastar acrescenta todas cujos nomes a moldura cerca. O que está selecionado é movido, duplicado, unido e excluído junto, e o painel o muda junto.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Lines at equal distances to draw by. With snapping on, corners that are drawn or dragged go to the crossings of the grid, and spaces move by whole squares; corners and borders nearby come first.</source>
        <translation>Linhas a distâncias iguais que ajudam a desenhar. Com o encaixe ligado, os cantos desenhados ou arrastados vão para os cruzamentos da grade, e as casas andam por quadrados inteiros; cantos e fronteiras próximos têm preferência.</translation>
    </message>
</context>
<context>
    <name>TrialDialog</name>
    <message>
        <source>Try the map</source>
        <translation>Experimentar o mapa</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>Begin with the moves of the last trial, as far as they are possible</source>
        <translation>Começar com os lances da última vez, até onde forem possíveis</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
</context>
<context>
    <name>TroubleSheet</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message numerus="yes">
        <source>Trying again in %n seconds</source>
        <translation>
            <numerusform>Nova tentativa em %n segundo</numerusform>
            <numerusform>Nova tentativa em %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Try again now</source>
        <translation>Tentar de novo agora</translation>
    </message>
    <message>
        <source>Set up a new match like it</source>
        <translation>Preparar outra partida igual</translation>
    </message>
    <message>
        <source>With the game as it is now; this match stays where it is</source>
        <translation>Com o jogo como está agora; esta partida fica onde está</translation>
    </message>
    <message>
        <source>Play on with the game as it is now</source>
        <translation>Continuar com o jogo como está</translation>
    </message>
    <message>
        <source>A new match begins with the moves of this one, as far as they are possible</source>
        <translation>Uma partida nova começa com os lances desta, até onde forem possíveis</translation>
    </message>
    <message>
        <source>Play without keeping matches</source>
        <translation>Jogar sem guardar partidas</translation>
    </message>
    <message>
        <source>Matches of this window end when it is closed</source>
        <translation>As partidas desta janela terminam quando ela é fechada</translation>
    </message>
</context>
<context>
    <name>TurnButton</name>
    <message>
        <source>Turn the board (T)</source>
        <translation>Girar o tabuleiro (T)</translation>
    </message>
</context>
<context>
    <name>VisitPage</name>
    <message>
        <source>Join a tournament</source>
        <translation>Entrar em um torneio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>This is not the address of a host. It looks like 192.0.2.1:7878.</source>
        <translation>Este não é o endereço de um servidor. Um endereço se parece com 192.0.2.1:7878.</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>Participar</translation>
    </message>
    <message>
        <source>I have a token</source>
        <translation>Tenho uma senha</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Só assistir</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Code of the tournament</source>
        <translation>Código do torneio</translation>
    </message>
    <message>
        <source>Your token, or the organiser&apos;s</source>
        <translation>Sua senha, ou a da organização</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Address, or the whole invitation</source>
        <translation>Endereço, ou o convite inteiro</translation>
    </message>
</context>
<context>
    <name>fronteira::app::Studio</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 não pode ser lido: %2</translation>
    </message>
    <message>
        <source>There is no mod with the map %1</source>
        <translation>Não há mod com o mapa %1</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>The match host of this studio stopped</source>
        <translation>O servidor de partidas deste estúdio parou</translation>
    </message>
    <message>
        <source>Starting the match host</source>
        <translation>Iniciando o servidor de partidas</translation>
    </message>
    <message>
        <source>Opening the replay</source>
        <translation>Abrindo o replay</translation>
    </message>
    <message>
        <source>%1 is not the address of a host.</source>
        <translation>%1 não é o endereço de um servidor.</translation>
    </message>
    <message>
        <source>Sitting down at a match of %1</source>
        <translation>Sentando-se a uma partida de %1</translation>
    </message>
    <message>
        <source>Opening the match</source>
        <translation>Abrindo a partida</translation>
    </message>
    <message>
        <source>%1 is not an invitation.</source>
        <translation>%1 não é um convite.</translation>
    </message>
    <message>
        <source>Going to match %1</source>
        <translation>Indo para a partida %1</translation>
    </message>
    <message>
        <source>%1 is too large to be the record of a match</source>
        <translation>%1 é grande demais para ser o registro de uma partida</translation>
    </message>
    <message>
        <source>The moves could not be played again: the match is at its beginning.</source>
        <translation>Os lances não puderam ser refeitos: a partida está no início.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played again.</source>
        <translation>
            <numerusform>%n lance foi refeito.</numerusform>
            <numerusform>%n lances foram refeitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 moves were played again. The next one is not possible any more.</source>
        <translation>Refeitos %1 de %2 lances. O seguinte não é mais possível.</translation>
    </message>
    <message>
        <source>Others can join this studio&apos;s matches, so its record is not shown.</source>
        <translation>Outras pessoas podem entrar nas partidas deste estúdio, por isso o registro não é mostrado a ninguém.</translation>
    </message>
    <message>
        <source>Matches cannot be kept here</source>
        <translation>As partidas não podem ser guardadas aqui</translation>
    </message>
</context>
<context>
    <name>fronteira::client::ChildWire</name>
    <message>
        <source>it was killed or crashed</source>
        <translation>foi encerrado à força ou falhou</translation>
    </message>
    <message>
        <source>it ended with status %1</source>
        <translation>terminou com o código %1</translation>
    </message>
</context>
<context>
    <name>fronteira::client::Host</name>
    <message>
        <source>the connection was closed</source>
        <translation>a conexão foi fechada</translation>
    </message>
    <message>
        <source>This address cannot be used: something else is using it, or it does not belong to this machine. Choose another one.</source>
        <translation>Esse endereço não pode ser usado: algo já o usa, ou ele não é desta máquina. Escolha outro.</translation>
    </message>
    <message>
        <source>Fronteira is already open: another window or program keeps its matches in the same file.</source>
        <translation>O Fronteira já está aberto: outra janela ou programa guarda suas partidas no mesmo arquivo.</translation>
    </message>
    <message>
        <source>The place where they are kept cannot be used:</source>
        <translation>O lugar onde elas ficam guardadas não pode ser usado:</translation>
    </message>
</context>
<context>
    <name>fronteira::client::ProgramRun</name>
    <message>
        <source>The program stopped before it had finished.</source>
        <translation>O programa parou antes de terminar.</translation>
    </message>
    <message>
        <source>The program gave no answer.</source>
        <translation>O programa não deu resposta.</translation>
    </message>
</context>
<context>
    <name>fronteira::client::SocketWire</name>
    <message>
        <source>no answer in %1 seconds</source>
        <translation>sem resposta em %1 segundos</translation>
    </message>
    <message>
        <source>nobody answers there</source>
        <translation>ninguém atende nesse endereço</translation>
    </message>
    <message>
        <source>there is no machine with that name</source>
        <translation>não há máquina com esse nome</translation>
    </message>
    <message>
        <source>the host closed the connection</source>
        <translation>o servidor fechou a conexão</translation>
    </message>
    <message>
        <source>the network does not reach it</source>
        <translation>a rede não chega até lá</translation>
    </message>
    <message>
        <source>a message is too long</source>
        <translation>uma mensagem é longa demais</translation>
    </message>
</context>
<context>
    <name>fronteira::cup::CupPlan</name>
    <message>
        <source>Give the tournament a name</source>
        <translation>Dê um nome ao torneio</translation>
    </message>
    <message>
        <source>Every entrant needs a name</source>
        <translation>Cada participante precisa de um nome</translation>
    </message>
    <message>
        <source>Two entrants have the same name</source>
        <translation>Dois participantes têm o mesmo nome</translation>
    </message>
    <message>
        <source>A person can only play where people play</source>
        <translation>Uma pessoa só pode jogar onde pessoas jogam</translation>
    </message>
    <message>
        <source>%1 seats at a table need at least as many entrants</source>
        <translation>Uma mesa de %1 lugares exige pelo menos %1 participantes</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 não pode ser escrito: %2</translation>
    </message>
    <message>
        <source>A draw cannot be worth more than a win, and a defeat must be worth less than a win and no more than a draw</source>
        <translation>Um empate não vale mais que uma vitória, e uma derrota vale menos que uma vitória e não mais que um empate</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded positions are there. Choose as many deals at most, or another folder</source>
        <translation>
            <numerusform>Há %n posição gravada. Escolha no máximo tantos sorteios, ou outra pasta</numerusform>
            <numerusform>Há %n posições gravadas. Escolha no máximo tantos sorteios, ou outra pasta</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too long for a name, or has quotation marks</source>
        <translation>%1 é longo demais para um nome, ou tem aspas</translation>
    </message>
    <message>
        <source>No recorded position is there. Choose another folder</source>
        <translation>Não há posição gravada ali. Escolha outra pasta</translation>
    </message>
</context>
<context>
    <name>fronteira::cup::Cups</name>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>%1 não pode ser apagado</translation>
    </message>
</context>
<context>
    <name>fronteira::files::Folder</name>
    <message>
        <source>There is no folder with that name.</source>
        <translation>Não há pasta com esse nome.</translation>
    </message>
    <message>
        <source>This folder cannot be read.</source>
        <translation>Esta pasta não pode ser lida.</translation>
    </message>
    <message>
        <source>My maps</source>
        <translation>Meus mapas</translation>
    </message>
    <message>
        <source>My records</source>
        <translation>Meus registros</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pasta pessoal</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>O arquivo precisa de um nome.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 é uma pasta.</translation>
    </message>
    <message>
        <source>Nothing can be written here.</source>
        <translation>Nada pode ser gravado aqui.</translation>
    </message>
</context>
<context>
    <name>fronteira::launcher::MatchSetup</name>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 deve ser um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>The seed must be a whole number, or empty for a random one</source>
        <translation>A semente deve ser um número inteiro, ou vazia para um sorteio</translation>
    </message>
    <message>
        <source>%1 is too long for a name</source>
        <translation>%1 é comprido demais para um nome</translation>
    </message>
</context>
<context>
    <name>fronteira::launcher::PackInstall</name>
    <message>
        <source>Nothing was installed</source>
        <translation>Nada foi instalado</translation>
    </message>
</context>
<context>
    <name>fronteira::launcher::PackRemoval</name>
    <message>
        <source>It could not be removed, and is still there.</source>
        <translation>Não foi possível remover; continua instalado.</translation>
    </message>
</context>
<context>
    <name>fronteira::map_edit::LinkFinder</name>
    <message numerus="yes">
        <source>Add %n links</source>
        <translation>
            <numerusform>Acrescentar %n ligação</numerusform>
            <numerusform>Acrescentar %n ligações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fronteira::map_edit::MapEditor</name>
    <message>
        <source>Paint a region</source>
        <translation>Pintar uma região</translation>
    </message>
    <message>
        <source>Place the label of %1</source>
        <translation>Pôr o nome de %1</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Novo mapa</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 não pode ser aberto: %2</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Recuperar alterações não salvas</translation>
    </message>
    <message>
        <source>The map could not be saved: %1</source>
        <translation>O mapa não pôde ser salvo: %1</translation>
    </message>
    <message>
        <source>Draw a space</source>
        <translation>Desenhar uma casa</translation>
    </message>
    <message>
        <source>A space needs three corners or more</source>
        <translation>Uma casa precisa de três cantos ou mais</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Dividir %1</translation>
    </message>
    <message>
        <source>The line must run across the space, from border to border</source>
        <translation>A linha deve atravessar a casa, de borda a borda</translation>
    </message>
    <message>
        <source>Merge %1 and %2</source>
        <translation>Unir %1 e %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Change the id of %1 to %2</source>
        <translation>Mudar o identificador de %1 para %2</translation>
    </message>
    <message>
        <source>%1 is taken, or is not an id of lower-case letters, digits and underscores</source>
        <translation>%1 já existe, ou não é um identificador de letras minúsculas, algarismos e sublinhados</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Dar o nome %1</translation>
    </message>
    <message>
        <source>Put %1 into a region</source>
        <translation>Pôr %1 em uma região</translation>
    </message>
    <message>
        <source>%1 is not a tag: lower-case letters, digits and underscores</source>
        <translation>%1 não é uma marca: letras minúsculas, algarismos e sublinhados</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Marcar %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Mudar %1 de %2</translation>
    </message>
    <message>
        <source>Remove %1 of %2</source>
        <translation>Remover %1 de %2</translation>
    </message>
    <message>
        <source>%1 is not a kind of link: lower-case letters, digits and underscores</source>
        <translation>%1 não é um tipo de ligação: letras minúsculas, algarismos e sublinhados</translation>
    </message>
    <message>
        <source>Link %1 and %2</source>
        <translation>Ligar %1 e %2</translation>
    </message>
    <message>
        <source>Unlink %1 and %2</source>
        <translation>Desligar %1 e %2</translation>
    </message>
    <message>
        <source>Link neighbours</source>
        <translation>Ligar vizinhas</translation>
    </message>
    <message>
        <source>Add region %1</source>
        <translation>Acrescentar a região %1</translation>
    </message>
    <message>
        <source>Delete region %1</source>
        <translation>Excluir a região %1</translation>
    </message>
    <message>
        <source>Change the id of region %1 to %2</source>
        <translation>Mudar o identificador da região %1 para %2</translation>
    </message>
    <message>
        <source>Name region %1</source>
        <translation>Dar à região o nome %1</translation>
    </message>
    <message>
        <source>Colour region %1</source>
        <translation>Colorir a região %1</translation>
    </message>
    <message>
        <source>Set the bonus of %1</source>
        <translation>Mudar o bônus de %1</translation>
    </message>
    <message>
        <source>%1 is not an id of lower-case letters, digits and underscores</source>
        <translation>%1 não é um identificador de letras minúsculas, algarismos e sublinhados</translation>
    </message>
    <message>
        <source>Describe the map</source>
        <translation>Descrever o mapa</translation>
    </message>
    <message>
        <source>Name the map</source>
        <translation>Dar nome ao mapa</translation>
    </message>
    <message>
        <source>Set the size of the map</source>
        <translation>Mudar o tamanho do mapa</translation>
    </message>
    <message>
        <source>Set the grid</source>
        <translation>Mudar a grade</translation>
    </message>
    <message>
        <source>A map with drawn spaces cannot be a grid</source>
        <translation>Um mapa com casas desenhadas não pode ser uma grade</translation>
    </message>
    <message>
        <source>Move a corner</source>
        <translation>Mover um canto</translation>
    </message>
    <message>
        <source>Add a corner</source>
        <translation>Acrescentar um canto</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Delete a corner</source>
        <translation>Excluir um canto</translation>
    </message>
    <message>
        <source>Repeat %1</source>
        <translation>Repetir %1</translation>
    </message>
    <message>
        <source>Repeat all spaces</source>
        <translation>Repetir todas as casas</translation>
    </message>
    <message>
        <source>An image would be outside the plane; a square plane may help</source>
        <translation>Uma imagem ficaria fora do plano; um plano quadrado pode ajudar</translation>
    </message>
    <message>
        <source>All images already exist</source>
        <translation>Todas as imagens já estão lá</translation>
    </message>
    <message numerus="yes">
        <source>Split %n spaces</source>
        <translation>
            <numerusform>Dividir %n casa</numerusform>
            <numerusform>Dividir %n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n spaces</source>
        <translation>
            <numerusform>Mover %n casa</numerusform>
            <numerusform>Mover %n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n spaces</source>
        <translation>
            <numerusform>Excluir %n casa</numerusform>
            <numerusform>Excluir %n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n spaces</source>
        <translation>
            <numerusform>Duplicar %n casa</numerusform>
            <numerusform>Duplicar %n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n spaces</source>
        <translation>
            <numerusform>Unir %n casa</numerusform>
            <numerusform>Unir %n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n spaces into a region</source>
        <translation>
            <numerusform>Pôr %n casa em uma região</numerusform>
            <numerusform>Pôr %n casas em uma região</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n spaces</source>
        <translation>
            <numerusform>Marcar %n casa</numerusform>
            <numerusform>Marcar %n casas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %1 of %n spaces</source>
        <translation>
            <numerusform>Mudar %1 de %n casa</numerusform>
            <numerusform>Mudar %1 de %n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit the plane to the land</source>
        <translation>Ajustar o plano às terras</translation>
    </message>
    <message>
        <source>No spaces were copied</source>
        <translation>Nenhuma casa foi copiada</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n spaces</source>
        <translation>
            <numerusform>Colar %n casa</numerusform>
            <numerusform>Colar %n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the map</source>
        <translation>Girar o mapa</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n spaces</source>
        <translation>
            <numerusform>Girar %n casa</numerusform>
            <numerusform>Girar %n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned, it would not fit on the plane: enlarge the plane first</source>
        <translation>Girado, não caberia no plano: aumente o plano antes</translation>
    </message>
    <message>
        <source>What was not saved last time cannot be read. It is kept in %1</source>
        <translation>O que não foi salvo da última vez não pode ser lido. Está guardado em %1</translation>
    </message>
    <message>
        <source>%1 is open in another window. Save the map under another name, or close that window first.</source>
        <translation>%1 está aberto em outra janela. Salve o mapa com outro nome, ou feche aquela janela primeiro.</translation>
    </message>
    <message>
        <source>Another program wrote to the file of this map while it was open here.</source>
        <translation>Outro programa gravou no arquivo deste mapa enquanto ele estava aberto aqui.</translation>
    </message>
    <message>
        <source>What another program wrote could not be kept in %1, so nothing was saved. Save the map under another name.</source>
        <translation>O que outro programa gravou não pôde ser guardado em %1; nada foi salvo. Salve o mapa com outro nome.</translation>
    </message>
    <message>
        <source>What another program wrote is kept in %1</source>
        <translation>O que outro programa gravou está guardado em %1</translation>
    </message>
    <message>
        <source>Load what another program wrote</source>
        <translation>Carregar o que outro programa gravou</translation>
    </message>
</context>
<context>
    <name>fronteira::map_edit::MapFormats</name>
    <message>
        <source>Maps of other programs (%1)</source>
        <translation>Mapas de outros programas (%1)</translation>
    </message>
</context>
<context>
    <name>fronteira::map_edit::MapGenerator</name>
    <message>
        <source>A grid already has its spaces; choose spaces drawn by hand first</source>
        <translation>Uma grade já tem as suas casas; escolha antes casas desenhadas à mão</translation>
    </message>
    <message>
        <source>The plane is too small for so many spaces: ask for fewer, or for a larger plane</source>
        <translation>O plano é pequeno demais para tantas casas: peça menos, ou um plano maior</translation>
    </message>
    <message>
        <source>Generate a map</source>
        <translation>Gerar um mapa</translation>
    </message>
</context>
<context>
    <name>fronteira::map_edit::TracedPicture</name>
    <message>
        <source>Fade the picture</source>
        <translation>Mudar a opacidade da imagem</translation>
    </message>
    <message>
        <source>Show the picture</source>
        <translation>Mostrar a imagem</translation>
    </message>
    <message>
        <source>Hide the picture</source>
        <translation>Esconder a imagem</translation>
    </message>
    <message>
        <source>Lock the picture</source>
        <translation>Travar a imagem</translation>
    </message>
    <message>
        <source>Unlock the picture</source>
        <translation>Destravar a imagem</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read</source>
        <translation>%1 não é uma imagem que se possa ler</translation>
    </message>
    <message>
        <source>Put a picture under the map</source>
        <translation>Pôr uma imagem sob o mapa</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remover a imagem</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Ajustar a imagem</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Mover a imagem</translation>
    </message>
    <message>
        <source>There is no picture yet: choose one first</source>
        <translation>Ainda não há imagem: escolha uma antes</translation>
    </message>
    <message>
        <source>No area can be distinguished here: try another tolerance</source>
        <translation>Nenhuma área se distingue aqui: tente outra tolerância</translation>
    </message>
    <message>
        <source>The picture does not reach that far</source>
        <translation>A imagem não chega até ali</translation>
    </message>
    <message>
        <source>%1 already exists; delete it to trace the area again</source>
        <translation>%1 já está lá; apague-a para decalcar a área de novo</translation>
    </message>
    <message>
        <source>Trace a space</source>
        <translation>Decalcar uma casa</translation>
    </message>
    <message>
        <source>Trace all areas</source>
        <translation>Decalcar todas as áreas</translation>
    </message>
    <message>
        <source>No area is left that is neither sea nor a space</source>
        <translation>Não sobra área que não seja mar nem casa</translation>
    </message>
</context>
<context>
    <name>fronteira::play::Lesson</name>
    <message>
        <source>That is allowed, but this lesson asks for something else now.</source>
        <translation>Isso é permitido, mas esta aula pede outra coisa agora.</translation>
    </message>
    <message>
        <source>Press “%1”.</source>
        <translation>Pressione “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Click %1 %n times, or with Shift for five at once; then press Enter.</source>
        <translation>
            <numerusform>Clique em %1 uma vez e pressione Enter.</numerusform>
            <numerusform>Clique em %1 %n vezes, ou com Shift para cinco de uma vez; depois pressione Enter.</numerusform>
        </translation>
    </message>
    <message>
        <source>click %1</source>
        <translation>clique em %1</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>escolha %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, depois </translation>
    </message>
    <message>
        <source>choose %1 and press Enter</source>
        <translation>escolha %1 e pressione Enter</translation>
    </message>
</context>
<context>
    <name>fronteira::play::MatchScreen</name>
    <message>
        <source>Saved to %1</source>
        <translation>Salvo em %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 não pode ser gravado: %2</translation>
    </message>
    <message>
        <source>Kept for other matches with these rules</source>
        <translation>Guardada para outras partidas destas regras</translation>
    </message>
</context>
<context>
    <name>fronteira::play::ReplayScreen</name>
    <message>
        <source>My own eyes</source>
        <translation>Meus olhos</translation>
    </message>
    <message>
        <source>Everybody&apos;s eyes</source>
        <translation>Os olhos de todos</translation>
    </message>
    <message>
        <source>A spectator&apos;s eyes</source>
        <translation>Os olhos de um espectador</translation>
    </message>
</context>
<context>
    <name>fronteira::play::ShownMatch</name>
    <message>
        <source>Reaches: %1</source>
        <translation>Alcança: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display to open a window on. In a terminal, `fronteira list` names the games, and `fronteira play GAME` plays one.</source>
        <translation>Não há tela onde abrir uma janela. No terminal, `fronteira list` mostra os jogos, e `fronteira play JOGO` joga um deles.</translation>
    </message>
</context>
</TS>
