<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisPanel</name>
    <message numerus="yes">
        <source>%1: %n parts without it</source>
        <translation>
            <numerusform>%1: %n part without it</numerusform>
            <numerusform>%1: %n parts without it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map is in pieces: there is no way from its first space to %n others.</source>
        <translation>
            <numerusform>The map is in pieces: there is no way from its first space to %n other.</numerusform>
            <numerusform>The map is in pieces: there is no way from its first space to %n others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BotCupPage</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CupWords</name>
    <message numerus="yes">
        <source>after %n rounds, whoever has the most spaces wins</source>
        <translation>
            <numerusform>after %n round, whoever has the most spaces wins</numerusform>
            <numerusform>after %n rounds, whoever has the most spaces wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a match is drawn after %n rounds</source>
        <translation>
            <numerusform>a match is drawn after %n round</numerusform>
            <numerusform>a match is drawn after %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPanel</name>
    <message numerus="yes">
        <source>%n seconds left at most</source>
        <translation>
            <numerusform>%n second left at most</numerusform>
            <numerusform>%n seconds left at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left at most</source>
        <translation>
            <numerusform>%n minute left at most</numerusform>
            <numerusform>%n minutes left at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played</source>
        <translation>
            <numerusform>%n match played</numerusform>
            <numerusform>%n matches played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ended otherwise</source>
        <translation>
            <numerusform>%n ended otherwise</numerusform>
            <numerusform>%n ended otherwise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message numerus="yes">
        <source>%n errors prevent mods from being used.</source>
        <translation>
            <numerusform>%n error prevents a mod from being used.</numerusform>
            <numerusform>%n errors prevent mods from being used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message numerus="yes">
        <source>The map has %n spaces; the game needs at least %1</source>
        <translation>
            <numerusform>The map has %n space; the game needs at least %1</numerusform>
            <numerusform>The map has %n spaces; the game needs at least %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map has %n spaces; the game takes at most %1</source>
        <translation>
            <numerusform>The map has %n space; the game takes at most %1</numerusform>
            <numerusform>The map has %n spaces; the game takes at most %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces carry the tag %1; the game needs %2</source>
        <translation>
            <numerusform>%n space carries the tag %1; the game needs %2</numerusform>
            <numerusform>%n spaces carry the tag %1; the game needs %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The grid is %n cells wide; the game needs %1</source>
        <translation>
            <numerusform>The grid is %n cell wide; the game needs %1</numerusform>
            <numerusform>The grid is %n cells wide; the game needs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The grid is %n cells high; the game needs %1</source>
        <translation>
            <numerusform>The grid is %n cell high; the game needs %1</numerusform>
            <numerusform>The grid is %n cells high; the game needs %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IssuesPanel</name>
    <message numerus="yes">
        <source>%n neighbours share a border but no link</source>
        <translation>
            <numerusform>%n pair of neighbours shares a border but no link</numerusform>
            <numerusform>%n pairs of neighbours share a border but no link</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptMatchesDialog</name>
    <message numerus="yes">
        <source>%n matches on this map are not over and could not continue if it changed. With another name, you keep both maps.</source>
        <translation>
            <numerusform>A match on this map is not over and could not continue if it changed. With another name, you keep both maps.</numerusform>
            <numerusform>%n matches on this map are not over and could not continue if it changed. With another name, you keep both maps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinksPanel</name>
    <message numerus="yes">
        <source>Add %n links</source>
        <translation>
            <numerusform>Add %n link</numerusform>
            <numerusform>Add %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more with shorter borders.</source>
        <translation>
            <numerusform>And %n more with a shorter border.</numerusform>
            <numerusform>And %n more with shorter borders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossList</name>
    <message numerus="yes">
        <source>%n things were lost or guessed:</source>
        <translation>
            <numerusform>%n thing was lost or guessed:</numerusform>
            <numerusform>%n things were lost or guessed:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapPanel</name>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapsPage</name>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>over after %n moves</source>
        <translation>
            <numerusform>over after %n move</numerusform>
            <numerusform>over after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves so far</source>
        <translation>
            <numerusform>%n move so far</numerusform>
            <numerusform>%n moves so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n moves. It cannot be brought back.</source>
        <translation>
            <numerusform>%1, %n move. It cannot be brought back.</numerusform>
            <numerusform>%1, %n moves. It cannot be brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairingFields</name>
    <message numerus="yes">
        <source>How often opponents play each other, each time in all rotations of the seats: %n matches per meeting.</source>
        <translation>
            <numerusform>How often opponents play each other, each time in all rotations of the seats: %n match per meeting.</numerusform>
            <numerusform>How often opponents play each other, each time in all rotations of the seats: %n matches per meeting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message numerus="yes">
        <source>%n pixels</source>
        <translation>
            <numerusform>%n pixel</numerusform>
            <numerusform>%n pixels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionsPanel</name>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message numerus="yes">
        <source>%n kept matches could not be continued or watched without it. Forget them first, under Matches.</source>
        <translation>
            <numerusform>%n kept match could not be continued or watched without it. Forget it first, under Matches.</numerusform>
            <numerusform>%n kept matches could not be continued or watched without it. Forget them first, under Matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message numerus="yes">
        <source>%n matches are open</source>
        <translation>
            <numerusform>%n match is open</numerusform>
            <numerusform>%n matches are open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionPanel</name>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TroubleSheet</name>
    <message numerus="yes">
        <source>Trying again in %n seconds</source>
        <translation>
            <numerusform>Trying again in %n second</numerusform>
            <numerusform>Trying again in %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fronteira::app::Studio</name>
    <message numerus="yes">
        <source>%n moves were played again.</source>
        <translation>
            <numerusform>%n move was played again.</numerusform>
            <numerusform>%n moves were played again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fronteira::cup::CupPlan</name>
    <message numerus="yes">
        <source>%n recorded positions are there. Choose as many deals at most, or another folder</source>
        <translation>
            <numerusform>%n recorded position is there. Choose as many deals at most, or another folder</numerusform>
            <numerusform>%n recorded positions are there. Choose as many deals at most, or another folder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fronteira::map_edit::LinkFinder</name>
    <message numerus="yes">
        <source>Add %n links</source>
        <translation>
            <numerusform>Add %n link</numerusform>
            <numerusform>Add %n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fronteira::map_edit::MapEditor</name>
    <message numerus="yes">
        <source>Split %n spaces</source>
        <translation>
            <numerusform>Split %n space</numerusform>
            <numerusform>Split %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n spaces</source>
        <translation>
            <numerusform>Move %n space</numerusform>
            <numerusform>Move %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n spaces</source>
        <translation>
            <numerusform>Delete %n space</numerusform>
            <numerusform>Delete %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n spaces</source>
        <translation>
            <numerusform>Duplicate %n space</numerusform>
            <numerusform>Duplicate %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n spaces</source>
        <translation>
            <numerusform>Merge %n space</numerusform>
            <numerusform>Merge %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n spaces into a region</source>
        <translation>
            <numerusform>Put %n space into a region</numerusform>
            <numerusform>Put %n spaces into a region</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n spaces</source>
        <translation>
            <numerusform>Tag %n space</numerusform>
            <numerusform>Tag %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %1 of %n spaces</source>
        <translation>
            <numerusform>Set %1 of %n space</numerusform>
            <numerusform>Set %1 of %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n spaces</source>
        <translation>
            <numerusform>Paste %n space</numerusform>
            <numerusform>Paste %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n spaces</source>
        <translation>
            <numerusform>Turn %n space</numerusform>
            <numerusform>Turn %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fronteira::play::Lesson</name>
    <message numerus="yes">
        <source>Click %1 %n times, or with Shift for five at once; then press Enter.</source>
        <translation>
            <numerusform>Click %1 once, then press Enter.</numerusform>
            <numerusform>Click %1 %n times, or with Shift for five at once; then press Enter.</numerusform>
        </translation>
    </message>
</context>
</TS>
