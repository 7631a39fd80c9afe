### Deutsch. Gemeinsam für Terminal, Server und Browser.

## Personen

player-name = Spieler { $number }
list-and = { $first } und { $last }
bot-random = Zufall
bot-greedy = Gierhals
bot-page = Page
bot-squire = Knappe
bot-knight = Ritter
bot-count = Graf
bot-duke = Herzog

## Das Ende eines Spiels, das nicht zu Ende gespielt wurde

verdict-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
verdict-resigned = Das Spiel wurde aufgegeben.
verdict-time = Eine Uhr ist abgelaufen.
verdict-agreed = Alle wollten das Spiel beenden.
verdict-unfinished = Die Aufzeichnung endet vor dem Spiel.

## Warum etwas nicht geht, in beiden Spielen

why-over = Das Spiel ist zu Ende.
why-not-your-turn = { $player } ist am Zug.

## Spielen im Terminal

play-compiling = Erster Start dieser Version: Die Regeln werden übersetzt, einige Sekunden, nur dieses Mal.
play-bot-thinks = { $player } überlegt …
play-forced = { $words } (einzige Möglichkeit)
play-expected-many = { $example } und so weiter, oder { $others } ({ $count } Möglichkeiten; züge zeigt sie)
play-empty-line = Tippe einen Zug, die Nummer einer Möglichkeit oder hilfe.
play-unknown-word = „{ $word }“ ist weder Zug noch Befehl. Möglich: { $expected }; sonst: hilfe.
play-illegal = { $token } ist jetzt nicht möglich. Möglich: { $expected }.
play-no-such-choice = Die Möglichkeiten sind von 1 bis { $most } nummeriert.
play-turn-over = Der Zug war vor { $token } zu Ende: Das wurde nicht gespielt.
play-curtain = { $player } ist am Zug. Der Tisch ist verdeckt.
play-curtain-open = { $player }, drücke Enter, wenn sonst niemand zusieht.
play-curtain-close = Drücke Enter, um den Tisch zu verdecken.
play-curtain-expected = Enter zeigt den Tisch; auch zurück und ende sind möglich.
play-game-over = Das Spiel ist zu Ende.
play-after-the-end = Enter beendet; möglich sind noch speichern DATEI, verlauf und zurück.
play-over-no-moves = Das Spiel ist zu Ende: „{ $word }“ ist nicht mehr möglich.
play-farewell = Auf Wiedersehen.
play-score-now = Als ob das Spiel jetzt endete, ohne was du nicht weißt.
play-log-empty = Noch wurde nichts gespielt.
play-hint-thinks = Suche einen guten Zug …
play-hint-best = Tipp: { $action }: { $words }.
play-hint-line = Dann vielleicht: { $line }.
play-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
play-undone = { $count ->
    [one] Zurückgenommen: { $tokens }
   *[other] Zurückgenommen, { $count } Züge: { $tokens }
}
play-file-missing = Es fehlt ein Dateiname, zum Beispiel: { $command } partie.json
play-file-exists = { $file } gibt es schon. Ersetzen mit: save! { $file }
play-saved = Gespeichert in { $file }, mit allem Verdeckten.
play-save-failed = Nicht gespeichert in { $file }: { $reason }.
play-load-failed = Nicht geladen aus { $file }: { $reason }.
play-load-other-game = { $file } enthält ein anderes Spiel: { $game }.
play-load-other-seats = { $file } enthält eine Partie für { $count }; beende und lade sie mit so vielen Plätzen.
play-loaded = Geladen aus { $file }: { $count ->
    [0] noch nichts gespielt.
    [one] { $count } Aktion gespielt.
   *[other] { $count } Aktionen gespielt.
}
play-kept-unfinished = Die Partie war nicht gespeichert und wurde aufgehoben. So geht sie weiter:

## Befehle: die Wörter dieser Sprache neben den englischen, und was sie tun

play-command-help = hilfe
play-command-moves = züge
play-command-table = tisch
play-command-score = punkte stand
play-command-log = verlauf
play-command-hint = tipp
play-command-undo = zurück
play-command-save = speichern
play-command-load = laden
play-command-quit = ende
play-help-rules = Das Spiel
play-help-commands = Befehle
play-help-file = DATEI
play-help-help = diese Seite
play-help-moves = alle möglichen Züge, in Worten
play-help-table = noch einmal der Tisch
play-help-score = der Stand, als ob das Spiel jetzt endete
play-help-log = alles, was gespielt wurde
play-help-hint = was ein starker Spieler täte
play-help-undo = zurück zu deiner letzten Entscheidung
play-help-save = die Partie aufheben (.txt: als Text)
play-help-save-over = ebenso, eine Datei ersetzend
play-help-load = eine aufgehobene Partie fortsetzen
play-help-quit = aufhören; die Partie wird aufgehoben

## Rückblick auf ein aufgezeichnetes Spiel: der Befehl `review`

review-judged-own = Beurteilt nach dem, was jeder damals wissen konnte. Simulierte Spiele je Suche: { $simulations }.
review-judged-open = Beurteilt mit allem Verborgenen aufgedeckt. Simulierte Spiele je Suche: { $simulations }.
review-head-action = Zug
review-head-player = Spieler
review-head-played = gespielt
review-head-best = besser
review-head-cost = Kosten
review-head-margin = Vorsprung
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: { $count } Entscheidungen, { $same } wie der stärkste Bot, Kosten im Mittel { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = Die teuersten Entscheidungen von { $player }:
review-worst-one = Zug { $at }, Kosten { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; besser: { $best }.
review-graph-title = Vorsprung, mit dem zu rechnen ist
review-graph-actions = gespielte Züge

## Was mit einer Festplatte schiefgehen kann

disk-no-file = diese Datei gibt es nicht
disk-no-folder = diesen Ordner gibt es nicht
disk-not-a-file = das ist keine Datei
disk-not-allowed = das ist nicht erlaubt
disk-full = die Festplatte ist voll

## The browser client: what all pages share

web-skip = Zum Inhalt springen
web-nav = Seiten
web-home = Zur Startseite
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-settings = Einstellungen
web-loading = Einen Moment …
web-page-failed = Diese Seite ließ sich nicht holen.
web-again = Noch einmal versuchen
web-lost = Hier ist nichts
web-lost-what = Diese Adresse führt zu keiner Seite. Vielleicht ging unterwegs ein Teil davon verloren.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-more = Mehr zeigen
web-cancel = Abbrechen
web-language = Sprache
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## The browser client: what the server refuses

web-refused-away = Keine Verbindung zum Server. Versuche es gleich noch einmal.
web-refused-busy = Beim Server ist zu viel los. Versuche es gleich noch einmal.
web-refused-full = Alle Plätze sind besetzt.
web-refused-illegal = Das lässt sich jetzt nicht spielen.
web-refused-no-undo = Das lässt sich nicht frei zurücknehmen: Etwas wurde gesehen, oder du warst nicht am Zug. Im Menü des Tisches kannst du die anderen fragen.
web-refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
web-refused-not-now = Das geht jetzt nicht.
web-refused-not-seated = Du hast keinen Platz an diesem Tisch.
web-refused-not-your-turn = Du bist nicht am Zug.
web-refused-not-yours = Das ist nicht dein Platz.
web-refused-rate = Das war zu oft. Warte einen Moment.
web-refused-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und entscheide dann.
web-refused-taken = Der Platz ist besetzt, oder der Link wurde schon benutzt.
web-refused-unknown = Diesen Tisch oder Link gibt es nicht.
web-refused-other = Der Server sagt: { $message }

## The browser client: the first page

web-new-game = Neue Partie
web-who = Wer spielt
web-players = Spieler
web-seat-of = Platz { $number }
web-kind-me = An diesem Gerät
web-kind-bot = Computer
web-kind-open = Freund, per Link
web-kind-open-what = Für diesen Platz bekommst du einen Link.
web-level = Wie stark
web-level-line = { $level }: { $what }
web-strength-greedy = nimmt das Nächstbeste
web-strength-page = sehr leicht
web-strength-squire = leicht
web-strength-knight = mittel
web-strength-count = schwer
web-strength-duke = sehr schwer
web-name-of = Name von Spieler { $number }
web-name-optional = Name, wenn du magst
web-your-name = Dein Name, wenn du magst
web-options = Wie gespielt wird
web-table-options = Der Tisch
web-pace = Bedenkzeit
web-pace-casual = so lange ihr wollt
web-pace-quick = schnell: 20 s je Zug, 5 min Reserve
web-pace-calm = ruhig: 1 min je Zug, 20 min Reserve
web-pace-days = über Tage: 1 Tag je Zug, 7 Tage Reserve
web-pace-clock = { $turn } je Zug, { $game } Reserve
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-timeout = Wenn die Zeit abläuft
web-timeout-bot = ein Computer spielt weiter
web-timeout-forfeit = der Platz ist verloren
web-watch = Wer zusehen darf
web-watch-anyone = alle dürfen zusehen
web-watch-link = wer den Link hat, darf zusehen
web-watch-nobody = niemand darf zusehen
web-listed = Unten aufführen, damit sich jeder dazusetzen kann
web-chat-allowed = Mit Chat
web-open-table = Tisch eröffnen
web-play = Spielen
web-nobody-sits = An diesem Gerät muss jemand spielen.
web-my-games = Meine Partien
web-my-games-none = Noch keine. Drücke auf „Spielen“, dann steht hier die erste.
web-tables = Tische anderer
web-tables-open = Offen
web-tables-playing = Im Gange
web-tables-over = Beendet
web-tables-open-none = Gerade wartet kein Tisch auf Spieler.
web-tables-playing-none = Gerade wird an keinem aufgeführten Tisch gespielt.
web-tables-over-none = Noch wurde keine aufgeführte Partie beendet.
web-your-turn = Du bist am Zug
web-turn-of = { $player } ist am Zug
web-table-open = Wartet auf Spieler

## The browser client: before the game

web-join-title = Ein Platz ist für dich frei
web-join-what = Jemand hat dir einen Link zu einem Platz an diesem Tisch geschickt. Er gilt einmal.
web-join-sit = Platz nehmen
web-join-look = Stattdessen den Tisch ansehen
web-table-unknown = Diesen Tisch gibt es für dich nicht
web-table-unknown-what = Vielleicht wurde er geschlossen, oder nur seine Spieler dürfen ihn sehen.
web-table-aborted = Dieser Tisch wurde geschlossen
web-table-aborted-what = Wer ihn eröffnet hat, hat ihn vor dem Spiel wieder geschlossen.
web-waiting-people = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-waiting-start = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, beginnt das Spiel.
web-seat-open = Freier Platz
web-seat-bot = Computer, { $level }
web-seat-yours = du
web-seat-person = ist da
web-seat-stand-in = vorerst spielt { $level }
web-invite = Link erstellen
web-leave = Aufstehen
web-start = Spiel beginnen
web-abort = Tisch schließen
web-luck = Den Zufall prüfen
web-luck-what = Vor dem Spiel hat der Server sein Geheimnis festgelegt und zeigt dessen Siegel. Was du hier hinzufügst, wird beim Mischen der Karten und beim Würfeln eingerechnet; danach kann jeder prüfen, dass niemand das Ergebnis ausgesucht hat.
web-luck-text = Beliebige Wörter von dir
web-luck-add = Hinzufügen
web-luck-added = Hinzugefügt.
web-commitment = Siegel des Servergeheimnisses (SHA-256):

## The browser client: at the table

web-prompt = Was gefragt ist
web-side = Spieler, Übersicht und Verlauf
web-thinks = { $player } überlegt …
web-away = Verbindung verloren; sie kommt von selbst zurück. Was du eingegeben hast, bleibt.
web-submit = Ausführen
web-undo = Zurücknehmen
web-ask-hint = Tipp
web-hint = Tipp: { $words }.
web-rule-link = Die Regel
web-stands = Dabei siehst du Verdecktes: Das lässt sich nicht zurücknehmen.
web-seats = Plätze
web-holdings = Vor den Spielern
web-tally = Übersicht
web-log = Verlauf
web-log-all = Alle { $count } Züge zeigen
web-chat = Chat
web-chat-text = Etwas sagen
web-chat-say = Senden
web-chat-off = An diesem Tisch ist der Chat aus.
web-chat-turn-off = Chat ausschalten
web-chat-turn-on = Chat einschalten
web-clock-days = { $days } T { $hours } h
web-missed = Während du weg warst
web-missed-close = Gesehen
web-curtain-what = Gib das Gerät weiter. Der Tisch erscheint, wenn { $player } es will.
web-curtain-open = Ich bin { $player }: meinen Tisch zeigen
web-asks-undo = { $player } möchte { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} zurücknehmen.
web-asks-end = { $player } möchte das Spiel so beenden, wie es steht.
web-asks-waiting = Die anderen werden gefragt.
web-agree = Einverstanden
web-disagree = Nein
web-menu = Dieser Tisch
web-take-back = Selbst weiterspielen
web-hand-over = Einen Computer weiterspielen lassen
web-ask-undo = Bitten, deine letzte Aktion zurückzunehmen
web-undo-far = Zurück vor deine letzte Aktion
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben?
web-resign-yes = Ja, aufgeben
web-ask-end = Vorschlagen, das Spiel zu beenden
web-move-seat = Auf ein anderes Gerät umziehen

## The browser client: after the game

web-scores = Ergebnis
web-ended = { $ending ->
    [resigned] Aufgegeben: { $gone }. Der Sieg geht an { $names }.
    [time] Zeit abgelaufen: { $gone }. Der Sieg geht an { $names }.
    [agreed] Alle wollten das Spiel so beenden, wie es stand. Vorn: { $names }.
   *[other] Das Spiel wurde nicht zu Ende gespielt. Vorn: { $names }.
}
web-rematch = Noch einmal spielen
web-to-rematch = Zur nächsten Partie
web-replay = Nachspielen
web-record = Aufzeichnung speichern

## The browser client: settings

web-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-theme-contrast = hoher Kontrast
web-palette = Farben der Spieler
web-palette-usual = üblich
web-palette-safe = für jedes Auge unterscheidbar
web-presentation = Der Tisch erscheint
web-presentation-picture = als Bild
web-presentation-text = als Text
web-presentation-both = als beides
web-confirmation = Eine Aktion wird gespielt
web-confirmation-none = sofort
web-confirmation-submit = nach einem Knopfdruck
web-motion = Animation
web-motion-system = wie das Gerät
web-motion-full = voll
web-motion-reduced = reduziert
web-motion-none = keine
web-sound = Ton
web-sound-on = Eine Glocke, wenn du am Zug bist
web-settings-kept = Einstellungen bleiben nur in diesem Browser.

## Der Browser: die Regeln

web-rules-what = Die Regeln in unseren eigenen Worten, mit Beispielen.
web-rules-contents = Inhalt
web-rules-here = Link zu „{ $title }“
web-rules-numbers = In den Bildern bist du die 1, dein Gegner ist die 2.

## Einen Browser, der anderswo ist, an seinen Zug erinnern.

web-push = Benachrichtigungen
web-push-body = { $game } mit { $names }
web-push-why = Wenn du nicht am Tisch bist, kann dieser Browser dir sagen, dass du am Zug bist. Die Nachricht kommt über den Dienst des Browser-Herstellers, der sie nicht lesen kann.
web-push-on = Sag mir, wenn ich am Zug bin
web-push-denied = Dieser Browser erlaubt dieser Seite nicht, dich zu benachrichtigen. Du kannst es in den Einstellungen des Browsers für diese Seite erlauben.
web-push-failed = Der Benachrichtigungsdienst des Browsers ist gerade nicht zu erreichen. Versuch es später noch einmal.

## Im Browser: ein Spiel nachspielen und analysieren

web-stands-these = Nicht zurückzunehmen, weil du dabei Verdecktes siehst: { $actions }
web-to-table = Zum Tisch
web-as-text = Der Tisch als Text
web-replay-of = Nachspielen: { $game }, { $names }
web-replay-none = Es gibt noch nichts nachzuspielen
web-replay-none-what = Das Spiel an diesem Tisch hat noch nicht begonnen.
web-replay-start = Vor der ersten Aktion.
web-replay-first = Zum Anfang
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt vor
web-replay-turn-on = Einen Zug vor
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-speed-0 = langsam
web-replay-speed-1 = mittel
web-replay-speed-2 = schnell
web-replay-at = Stelle im Spiel
web-replay-of-actions = nach { $at } von { $length } Aktionen
web-eyes = Blickwinkel
web-eyes-onlooker = ein Zuschauer
web-eyes-open = alles offen
web-graph = Der Vorsprung, mit dem im Lauf des Spiels zu rechnen ist
web-graph-two = Über der Mitte liegt { $player } vorn. Ein Klick führt zu dieser Stelle.
web-graph-many = Über der Mitte liegt ein Spieler vor seinem besten Gegner. Ein Klick führt zu dieser Stelle.
web-review = Analyse
web-review-knowledge = Maßstab
web-review-own = was der Spieler wissen konnte
web-review-open = alles, auch Verdecktes
web-review-what = Der stärkste Computer sieht sich jede Entscheidung noch einmal an: was er getan hätte und was deine gekostet hat. Das dauert eine Weile.
web-review-ask = Dieses Spiel analysieren
web-review-running = { $done } von { $of } Entscheidungen angesehen
web-review-cost = Kosten { $cost }
web-review-better = besser: { $action }
web-review-best = Hier war nichts besser.
web-review-show = Auf dem Tisch zeigen
web-review-values = Vorsprung, mit dem zu rechnen ist: { $value } nach dieser Aktion, { $best } nach der besten.
web-review-worst = Die teuersten Entscheidungen von { $player }
web-review-faultless = Keine hat etwas gekostet.

## The browser client: a record from a file

web-open-record = Aufgezeichnete Partie öffnen
web-open-record-what = Eine Datei, die mit „Aufzeichnung speichern“ entstand, wird zum Nachspielen geöffnet.
web-open-record-none = Diese Datei enthält keine aufgezeichnete Partie.
web-open-record-wrong = Diese Datei lässt sich nicht nachspielen: { $message }
