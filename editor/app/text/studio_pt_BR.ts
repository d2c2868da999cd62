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
        <source>Installed</source>
        <translation>Instalados</translation>
    </message>
    <message>
        <source>The outlines of the world come from Natural Earth, in the public domain. The letters are Inter, under the SIL Open Font License.</source>
        <translation>Os contornos do mundo vêm do Natural Earth, em domínio público. As letras são da fonte Inter, sob a licença SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Board in words</source>
        <translation>Tabuleiro em palavras</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Passe a tela para %1</translation>
    </message>
    <message>
        <source>Nothing secret is shown until they look.</source>
        <translation>Nada de secreto aparece até que olhe.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Sou %1</translation>
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
        <source>Back to the launcher</source>
        <translation>Voltar ao início</translation>
    </message>
</context>
<context>
    <name>FToast</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
    <name>HandView</name>
    <message>
        <source>Choose cards that go together</source>
        <translation>Escolha cartas que combinem</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a match</source>
        <translation>Entrar numa partida</translation>
    </message>
    <message>
        <source>Ask whoever hosts the match for its address and for the code of your seat. After a lost connection the same code brings you back.</source>
        <translation>Peça a quem hospeda a partida o endereço e o código do seu lugar. Se a conexão cair, o mesmo código traz você de volta.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Code of your seat</source>
        <translation>Código do seu lugar</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar-se</translation>
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
        <source>walk from space to space on the board</source>
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
        <source>set a number</source>
        <translation>definem um número</translation>
    </message>
    <message>
        <source>to the next control, and back to the board</source>
        <translation>ao próximo controle, e de volta ao tabuleiro</translation>
    </message>
    <message>
        <source>one step back; the menu where there is none</source>
        <translation>um passo atrás; o menu quando não há passo</translation>
    </message>
    <message>
        <source>the board in words</source>
        <translation>o tabuleiro em palavras</translation>
    </message>
    <message>
        <source>take back the last move</source>
        <translation>desfaz o último lance</translation>
    </message>
    <message>
        <source>the whole board; nearer, farther</source>
        <translation>o tabuleiro inteiro; mais perto, mais longe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
</context>
<context>
    <name>LibraryPage</name>
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
        <source>Go on with %1, move %2</source>
        <translation>Continuar %1, lance %2</translation>
    </message>
    <message>
        <source>No game has “%1” in its name or description.</source>
        <translation>Nenhum jogo tem “%1” no nome ou na descrição.</translation>
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
    <name>Main</name>
    <message>
        <source>Start it again</source>
        <translation>Iniciar de novo</translation>
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
        <source>Match records (*.record)</source>
        <translation>Registros de partidas (*.record)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
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
        <source>Take back the last move</source>
        <translation>Desfazer o último lance</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
        <source>Give up, really</source>
        <translation>Desistir, de verdade</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Copy the code of seat %1</source>
        <translation>Copiar o código do lugar %1</translation>
    </message>
    <message>
        <source>Back to the launcher</source>
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>The match waits for you.</source>
        <translation>A partida espera por você.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jogando</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Back to the launcher</source>
        <translation>Voltar ao início</translation>
    </message>
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
        <translation>Pausa</translation>
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
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
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
        <source>Who sits on seat %1</source>
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
        <source>Seats in a palette for colour-blind eyes; each has its emblem besides</source>
        <translation>Lugares numa paleta para daltônicos; cada um tem também seu emblema</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation>Velocidade dos movimentos</translation>
    </message>
    <message>
        <source>Of pieces, dice and bots</source>
        <translation>De peças, dados e robôs</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se move</translation>
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
        <source>A short sound when it is your turn</source>
        <translation>Um som curto na sua vez</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>The address on which others reach matches of this studio, such as 0.0.0.0:7878. Empty: nobody can.</source>
        <translation>O endereço em que outros alcançam as partidas deste estúdio, como 0.0.0.0:7878. Vazio: ninguém alcança.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechada</translation>
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
        <source>Nobody can come over the network yet: choose an address under Settings, Network.</source>
        <translation>Ninguém pode vir pela rede ainda: escolha um endereço em Ajustes, Rede.</translation>
    </message>
    <message>
        <source>After the start you get a code for each seat of somebody elsewhere.</source>
        <translation>Depois do começo você recebe um código para cada lugar de quem está em outro lugar.</translation>
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
        <source>by lot</source>
        <translation>por sorteio</translation>
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
    <name>fronteira::app::Studio</name>
    <message>
        <source>The match host stopped: %1</source>
        <translation>O anfitrião das partidas parou: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 não pode ser lido: %2</translation>
    </message>
</context>
<context>
    <name>fronteira::launcher::MatchSetup</name>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 deve ser um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>The seed must be a whole number, or empty to draw one by lot</source>
        <translation>A semente deve ser um número inteiro, ou vazia para um sorteio</translation>
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
</context>
<context>
    <name>fronteira::play::ReplayScreen</name>
    <message>
        <source>My own eyes</source>
        <translation>Meus olhos</translation>
    </message>
    <message>
        <source>Everybody's eyes</source>
        <translation>Os olhos de todos</translation>
    </message>
    <message>
        <source>A spectator's eyes</source>
        <translation>Os olhos de um espectador</translation>
    </message>
</context>
</TS>
