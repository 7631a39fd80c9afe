### Deutsch. Gemeinsam für Terminal, Server und Browser.

## Personen

player-name = Spieler { $number }
list-and = { $first } und { $last }
bot-random = Zufall
bot-groom = Stallbursche
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
verdict-resigned = Die Partie wurde aufgegeben.
verdict-time = Eine Bedenkzeit ist abgelaufen.
verdict-agreed = Alle waren einverstanden, die Partie zu beenden.
verdict-unfinished = Die Aufzeichnung bricht vor dem Ende der Partie ab.
verdict-closed = Die Betreiber dieses Servers haben die Partie beendet.
verdict-lost = Die Partie endete, weil die Datenbank des Servers einen Teil davon verloren hat.

## Warum etwas nicht geht, in jedem Spiel

why-over = Die Partie ist zu Ende.
why-not-your-turn = { $player } ist am Zug.
why-not-now = Das geht jetzt nicht.

## Spielen im Terminal

play-compiling = Erster Start dieser Version: Die Regeln werden kompiliert. Das dauert einige Sekunden, nur dieses eine Mal.
play-compiled = Kompiliert: bisher { $count } Funktionen …
play-bot-thinks = { $player } überlegt …
play-program-lost = { $player } hat das Spiel verloren ({ $why }). Ein Zufallsspieler spielt weiter.
play-forced = { $words } (einzige Möglichkeit)
play-expected-many = { $example } und so weiter, oder { $others } ({ $count } Möglichkeiten; aktionen zeigt sie)
play-empty-line = Gib eine Aktion ein, die Nummer einer Möglichkeit oder hilfe.
play-unknown-word = „{ $word }“ ist weder Aktion noch Befehl. Möglich: { $expected }; außerdem: hilfe.
play-illegal = { $token } ist jetzt nicht möglich. Möglich: { $expected }.
play-no-such-choice = Die Möglichkeiten sind von 1 bis { $most } nummeriert.
play-turn-over = { $token } wurde nicht gespielt: Der Zug war schon zu Ende.
play-curtain = { $player } ist am Zug. Der Tisch ist verdeckt.
play-curtain-open = { $player }, drücke Enter, wenn sonst niemand hinsieht.
play-curtain-close = Drücke Enter, um den Tisch zu verdecken.
play-curtain-expected = Enter zeigt den Tisch; auch zurück und ende sind möglich.
play-game-over = Die Partie ist zu Ende.
play-after-the-end = Enter beendet das Programm; möglich sind auch speichern DATEI, verlauf und zurück.
play-over-no-moves = Die Partie ist zu Ende: „{ $word }“ ist nicht mehr möglich.
play-farewell = Auf Wiedersehen.
play-score-now = So stünde es, wenn die Partie jetzt endete; was du nicht weißt, zählt nicht mit.
play-log-empty = Bisher wurde nichts gespielt.
play-hint-thinks = Suche nach einer guten Aktion …
play-brief-looks = Rückblick auf die Partie …
play-hint-best = Tipp: { $action }: { $words }.
play-hint-line = Dann vielleicht: { $line }.
play-hint-proven = Bei bestem Spiel sicher, was auch immer der Gegner weiß oder tut: { $result }.
play-gain-probable = Wahrscheinlicher Gewinn von { $lines }.
play-gain-certain = Gewinn von { $lines }.
play-gain-deals = Bringt im Mittel in { $share } von 100 möglichen Verteilungen etwas ein.
play-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
play-undone = { $count ->
    [one] Zurückgenommen: { $tokens }
   *[other] Zurückgenommen, { $count } Aktionen: { $tokens }
}
play-file-missing = Es fehlt ein Dateiname, zum Beispiel: { $command } partie.json
play-file-exists = { $file } gibt es schon. Zum Ersetzen: save! { $file }
play-saved = In { $file } gespeichert, mit allem Verdeckten.
play-save-failed = Nicht in { $file } gespeichert: { $reason }.
play-load-failed = Nicht aus { $file } geladen: { $reason }.
play-load-other-game = { $file } enthält ein anderes Spiel: { $game }.
play-load-other-seats = { $file } enthält eine Partie für { $count } Spieler; beende Blazon und lade sie mit so vielen Plätzen.
play-loaded = Aus { $file } geladen: { $count ->
    [0] noch nichts gespielt.
    [one] { $count } Aktion gespielt.
   *[other] { $count } Aktionen gespielt.
}
play-kept-unfinished = Du hast die Partie nicht gespeichert; sie wurde für dich gesichert. So geht es weiter:

## Befehle: die Wörter dieser Sprache neben den englischen, und was sie tun

play-command-help = hilfe
play-command-moves = aktionen züge
play-command-table = tisch
play-command-score = punkte stand
play-command-log = verlauf
play-command-hint = tipp
play-command-undo = zurück
play-command-save = speichern
play-command-load = laden
play-command-quit = ende
play-help-rules = Die Regeln in Kürze
play-help-commands = Befehle
play-help-file = DATEI
play-help-help = diese Seite
play-help-moves = alle möglichen Aktionen, in Worten
play-help-table = der Tisch noch einmal
play-help-score = der Stand, wenn die Partie jetzt endete
play-help-log = alles, was bisher gespielt wurde
play-help-hint = was ein starker Bot spielen würde
play-help-undo = zurück zu deiner letzten Entscheidung
play-help-save = die Partie speichern (.txt: als Text)
play-help-save-over = ebenso, auch über eine vorhandene Datei
play-help-load = eine gespeicherte Partie fortsetzen
play-help-quit = aufhören; Ungespeichertes wird gesichert

## Rückblick auf ein aufgezeichnetes Spiel: der Befehl `review`

review-judged-own = Beurteilt nach dem, was jeder Spieler zu diesem Zeitpunkt wissen konnte. Simulierte Partien je Suche: { $simulations }.
review-judged-open = Beurteilt mit allem Verdeckten offen. Simulierte Partien je Suche: { $simulations }.
review-head-turn = Zug
review-head-action = Aktion
review-head-player = Spieler
review-head-played = gespielt
review-head-best = besser
review-head-cost = Kosten
review-head-margin = Vorsprung
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, { $same } so gut wie die Wahl des stärksten Bots, Kosten im Schnitt { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = Die teuersten Entscheidungen ({ $player }):
review-worst-one = Zug { $turn }, Kosten { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; besser: { $best }.
review-reason-line = { $points } bei { $line }
review-reason-line-lacking = { $points } bei { $line } ({ $why })
review-reason-probable = Wahrscheinlicher Verlust von { $lines }.
review-reason-certain = Verlust von { $lines }.
review-reason-deals = Verliert im Mittel in { $share } von 100 möglichen Verteilungen.
review-lack-part = davon { NUMBER($part, maximumFractionDigits: 1) }, { $why }
review-lack-loses-own = weil einem selbst davon alles fehlt
review-lack-loses-rival = weil der Gegner etwas davon hat
review-lack-gains-own = weil man selbst etwas davon hat
review-lack-gains-rival = weil dem Gegner alles davon fehlt
review-lack-end = weil { $player } nichts davon hat
review-end-level = Am Ende lag niemand vorn.
review-end-lead = { $player } lag mit { $lead } vor { $rival }.
review-end-lines = { $player } lag mit { $lead } vor { $rival }, vor allem durch { $lines }.
review-end-line = { $line } ({ $points })
review-end-line-lacking = { $line } ({ $points }, { $why })
review-end-decisions = Die teuersten Entscheidungen: { $items }.
review-end-glance = Die teuersten Entscheidungen auf den ersten Blick: { $items }.
review-end-costly = { $player }: { $action } (etwa { $cost })
review-end-none = { $players }: keine über { $cost } gefunden
review-end-faultless = Keine Entscheidung kostete mehr als { $cost }.
review-end-unseen = Ein schneller Blick fand keine Entscheidung, die mehr als { $cost } kostete.
review-end-luck = Das Glück war bei { $player }: Es brachte etwa { $points }.
review-end-even = Das Glück war gleich verteilt.
review-luck = { $player }: Beginn { NUMBER($start, maximumFractionDigits: 1) }, Glück { NUMBER($luck, maximumFractionDigits: 1) }, Entscheidungen { NUMBER($skill, maximumFractionDigits: 1) }, zusammen { NUMBER($result, maximumFractionDigits: 1) }.
review-graph-title = Erwarteter Vorsprung
review-graph-actions = gespielte Aktionen
solve-exact = Exakt: Nichts, was dem Spieler am Zug verborgen ist, kann daran etwas ändern. Was andere sich sichern können, sagt es nicht.
solve-open = Exakt für Spieler, die alles wissen.
solve-bound = { $deals ->
    [1] Was jetzt verdeckt ist, ändert für den Spieler am Zug nichts, aber andere wissen weniger, oder später wird etwas verdeckt sein. Dies ist das Ergebnis bei offenem Spiel: Gegen jemanden, der alles weiß, kann sich der Spieler am Zug nicht mehr sichern.
   *[other] Das Verdeckte kann auf { $deals } Arten verteilt sein, die einen Unterschied machen. Dies sind die Mittelwerte, wenn jede davon offen gespielt wird: Gegen jemanden, der alles weiß, kann sich der Spieler am Zug im Mittel nicht mehr sichern.
}
solve-mean = { $deals ->
    [1] Was jetzt verdeckt ist, ändert für den Spieler am Zug nichts, aber andere wissen weniger, oder später wird etwas verdeckt sein. Dies ist das Ergebnis bei offenem Spiel.
   *[other] Das Verdeckte kann auf { $deals } Arten verteilt sein, die einen Unterschied machen. Dies sind die Mittelwerte, wenn jede davon offen gespielt wird.
}
solve-player = { $player }: Vorsprung { NUMBER($lead, maximumFractionDigits: 2) }, Anteil am Sieg { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
solve-best = Am besten: { $action }
solve-line = Folge: { $line }
solve-too-long = Zu viele Stellungen, um alles durchzuspielen. Gib mehr --nodes an oder mit --at einen späteren Zeitpunkt.

## Eine Stellung untersuchen: der Befehl `analyse`

analyse-own = Am besten für { $player }, nach dem, was dieser Spieler wissen kann: { $action }
analyse-open = Am besten für { $player }, mit allem Verdeckten offen: { $action }
analyse-effort = { $simulations ->
    [one] { $simulations } simulierte Partie
   *[other] { $simulations } simulierte Partien
}, { $seconds } s
analyse-exact = Exakt durchgespielt. Bei bestem Spiel sicher, was auch immer der Gegner weiß oder tut: { $result }.
analyse-head-action = Aktion
analyse-head-margin = Vorsprung
analyse-head-value = Wert
analyse-head-visits = Partien
analyse-head-line = Folge
analyse-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-visits = { NUMBER($visits) }

## Was einem Spieler sicher ist, weil es genau durchgespielt wurde

proven-won = Sieg mit { $lead } Vorsprung
proven-lost = Niederlage mit { $lead } Rückstand
proven-level = Gleichstand
proven-sure = { $result }, bewiesen
proven-lead = { NUMBER($margin, maximumFractionDigits: 1) }

## Was mit Dateien schiefgehen kann

disk-no-file = diese Datei gibt es nicht
disk-no-folder = diesen Ordner gibt es nicht
disk-not-a-file = das ist keine Datei
disk-not-allowed = dafür fehlt die Berechtigung
disk-full = der Datenträger ist voll

## Im Browser: was alle Seiten gemeinsam haben

web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-home = Startseite
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-settings = Einstellungen
web-loading = Einen Moment …
web-page-failed = Diese Seite ließ sich nicht laden.
web-again = Noch einmal versuchen
web-offline = Keine Verbindung zum Server. Die Seite versucht es weiter.
web-lost = Seite nicht gefunden
web-lost-what = Diese Adresse führt ins Leere. Vielleicht fehlt ein Teil davon.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-more = Mehr anzeigen
web-read-only = Auf diesem Server kann man gerade nur zusehen: Es lassen sich keine Tische eröffnen und keine Züge machen. { $reason }
web-cancel = Abbrechen
web-language = Sprache
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## Im Browser: was der Server ablehnt

web-refused-away = Keine Verbindung zum Server. Versuch es gleich noch einmal.
web-refused-blocked = Bis { $until } kannst du hier nur zusehen. { $reason }
web-refused-busy = Auf dem Server ist gerade viel los. Versuch es gleich noch einmal.
web-refused-full = Alle Plätze sind besetzt.
web-refused-hidden = In diesem Text steckt ein unsichtbares Zeichen. Tipp ihn ein, statt ihn einzufügen.
web-refused-illegal = Das lässt sich jetzt nicht spielen.
web-refused-no-undo = Das kannst du nicht allein zurücknehmen: Verdecktes wurde aufgedeckt, oder du warst nicht am Zug. Frag die anderen über das Menü des Tisches.
web-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
web-refused-not-now = Das geht jetzt nicht.
web-refused-not-seated = Du hast keinen Platz an diesem Tisch.
web-refused-not-your-turn = Du bist nicht am Zug.
web-refused-not-yours = Das ist nicht dein Platz.
web-refused-quota = Du hast zu viel eröffnet oder hochgeladen, oder zu viele deiner Tische sind noch nicht zu Ende gespielt. Beende einige oder versuch es später noch einmal.
web-refused-rate = Zu viele Anfragen. Warte einen Moment.
web-refused-read-only = Auf diesem Server lässt sich gerade nichts ändern. { $reason }
web-refused-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und entscheide dann.
web-refused-storage = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
web-refused-taken = Der Platz ist besetzt, oder der Link wurde schon benutzt.
web-refused-too-long = Diese Partie ist zu lang geworden. Ihr könnt vereinbaren, sie zu beenden, oder du gibst auf.
web-refused-unknown = Diesen Tisch oder Link gibt es nicht.
web-refused-other = Der Server sagt: { $message }

## Im Browser: die Startseite

web-first = Vergessene Brettspiele, wieder lebendig
web-first-what = { $games } gegen Computer oder Freunde: kostenlos und ohne Konto.
web-scene = Eine Partie { $game }, die sich von selbst spielt
web-scene-still = Animation anhalten
web-play-bot = Gegen den Computer
web-invite-friend = Freund einladen
web-against = gegen den Computer { $level }{ $place ->
    [weakest] , den schwächsten von { $count }
    [strongest] , den stärksten von { $count }
    [between] , Stärke { $number } von { $count }
   *[unknown] { "" }
}
web-change = Ändern…
web-change-done = Zurück
web-setup = Einen Tisch einrichten
web-who = Wer spielt
web-players = Spieler
web-seat-of = Platz { $number }
web-kind-me = An diesem Gerät
web-kind-bot = Computer
web-kind-open = Jemand anders, per Link
web-kind-open-what = Für diesen Platz bekommst du einen Link.
web-level = Spielstärke
web-level-line = { $level }: { $what }
web-strength-groom = für deine ersten Partien
web-strength-greedy = holt sofort die meisten Punkte
web-strength-page = leicht, wenn du das Spiel kennst
web-strength-squire = mittel
web-strength-knight = schwer
web-strength-count = sehr schwer
web-strength-duke = der Stärkste von allen
web-name-of = Name von Spieler { $number }
web-name-optional = Name, wenn du magst
web-your-name = Dein Name, wenn du magst
web-options = Regeln und Optionen
web-own-file = aus einer Datei (TOML oder JSON)
web-own-wrong = Die Datei { $file } lässt sich nicht lesen.
web-table-options = Der Tisch
web-pace = Bedenkzeit
web-pace-casual = so lange ihr wollt
web-pace-quick = schnell: { $turn } je Zug, { $game } Reserve
web-pace-calm = ruhig: { $turn } je Zug, { $game } Reserve
web-pace-days = Fernpartie: { $turn } je Zug, { $game } Reserve
web-pace-clock = { $turn } je Zug, { $game } Reserve
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-timeout = Wenn die Zeit abläuft
web-timeout-bot = spielt ein Computer weiter
web-timeout-forfeit = ist die Partie verloren
web-watch = Wer zusehen darf
web-watch-anyone = alle dürfen zusehen
web-watch-link = zusehen darf, wer den Link hat
web-watch-nobody = niemand darf zusehen
web-imported = aus einer Datei geöffnet: Diese Namen kann jeder eingetragen haben
web-listed = Auf der Startseite anzeigen, damit sich alle dazusetzen können
web-chat-allowed = Chat erlauben
web-open-table = Tisch eröffnen
web-play = Spielen
web-nobody-sits = Mindestens ein Platz muss an diesem Gerät besetzt sein.
web-making-ready = { $game } wird vorbereitet: { $done } von { $steps }
web-my-games = Meine Partien
web-my-games-none = Noch keine. Deine Partien erscheinen hier.
web-my-games-back = Ich habe einen Link zu meinen Partien
web-my-results = Deine Ergebnisse
web-tables = Andere Tische
web-tables-open = Offen
web-tables-playing = Laufend
web-tables-over = Beendet
web-tables-join = Mitspielen
web-tables-game = Spiel
web-tables-all = Alle Spiele
web-tables-open-none = Zurzeit ist kein Tisch offen.
web-tables-playing-none = Gerade läuft an keinem öffentlichen Tisch eine Partie.
web-tables-over-none = Noch ist keine öffentliche Partie zu Ende gespielt.
web-your-turn = Du bist am Zug
web-your-question = Du bist am Zug: { $question }
web-turn-of = { $player } ist am Zug
web-table-open = Sucht Mitspieler
web-table-full = Dein Tisch ({ $game }) ist voll: öffnen
web-table-full-short = Dein Tisch ist voll: öffnen
web-option-value = { $option }: { $value }
web-not-affiliated = Blazon ist ein unabhängiges Projekt und mit den Autoren dieser Spiele und ihren Verlagen nicht verbunden.

## Im Browser: vor der Partie

web-join-sit = Platz nehmen
web-join-mine = Spielst du hier schon auf einem anderen Gerät? Hol zuerst deine Partien hierher.
web-join-look = Lieber zusehen
web-join-from = { $host } lädt dich zu einer Partie { $game } ein
web-join-to = Du bist zu einer Partie { $game } eingeladen
web-join-no-clock = ohne Zeitlimit
web-join-there = Am Tisch: { $names }
web-join-once = Der Link gilt nur einmal: Wer sich zuerst setzt, hat den Platz.
web-lesson-offer = Neu in diesem Spiel? Die Lektion dauert ein paar Minuten und öffnet sich neben dieser Seite.
web-join-own = Diesen Tisch hast du selbst eröffnet. Der Link ist für jemand anders: Verschicke ihn und setz dich nicht selbst damit hin.
web-join-cut = Dieser Link ist unvollständig
web-join-cut-what = Unterwegs ist ein Stück verloren gegangen, vielleicht beim Kopieren. Kopier ihn bis zum letzten Zeichen, oder lass ihn dir noch einmal schicken.
web-join-void = Dieser Link gilt nicht mehr
web-join-void-what = Er gilt nur einmal: Vielleicht hat sich schon jemand damit hingesetzt, oder es gibt einen neueren. Frag die Person, die ihn dir geschickt hat.
web-join-void-hidden = Er gilt nur einmal: Vielleicht hat sich schon jemand damit hingesetzt, oder es gibt einen neueren. Nur wer an diesem Tisch sitzt, kann die Partie sehen. Frag die Person, die ihn dir geschickt hat.
web-join-to-table = Zum Tisch
web-move-title = Deine Partie { $game } hier weiterspielen
web-move-to-here = Mit diesem Link kommt der Platz von { $player } auf dieses Gerät. Das andere sieht dann nur noch zu.
web-move-do = Platz auf dieses Gerät holen
web-move-here = Dieses Gerät hat den Platz schon. Öffne den Link auf dem anderen.
web-move-gone = Dein Platz ist jetzt auf einem anderen Gerät. Hier kannst du nur noch zusehen.
web-table-unknown = Tisch nicht gefunden
web-table-unknown-what = Vielleicht wurde er geschlossen, oder nur die Spieler dürfen ihn sehen.
web-table-aborted = Dieser Tisch wurde geschlossen
web-table-aborted-what = Wer den Tisch eröffnet hat, hat ihn vor dem Beginn der Partie geschlossen.
web-table-closed-what = Die Betreiber dieses Servers haben den Tisch geschlossen: { $reason }
web-late-playing = Die Partie hat begonnen
web-late-playing-what = Alle Plätze sind besetzt. Du kannst zusehen oder selbst eine Partie spielen.
web-late-watch = Zusehen
web-late-over = Diese Partie ist zu Ende
web-late-over-what = Du kannst sie dir von Anfang bis Ende ansehen oder selbst eine spielen.
web-late-hidden = Nur wer an diesem Tisch sitzt, kann die Partie sehen.
web-late-again = Partie ansehen
web-late-own = Selbst spielen
web-waiting-people = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-waiting-start = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, startet die Partie.
web-waiting-listed = Über die Liste auf der Startseite können alle mitspielen, solange du hier bist, und noch ein paar Minuten danach.
web-waiting-chance = Es fehlt noch das Gerät von { $names }. Antwortet es nicht in wenigen Sekunden, beginnt die Partie trotzdem.
web-seat-open = Freier Platz
web-seat-bot = Computer, { $level }
web-seat-yours = du
web-seat-person = besetzt
web-seat-program = Programm
web-seat-awaited = besetzt; dieses Gerät hat noch nicht geantwortet
web-seat-left-out = – das Gerät antwortet nicht, deshalb wird ohne es gemischt und gewürfelt
web-seat-stand-in = { $why ->
    [time] Zeit abgelaufen ({ $time }); der Computer { $level } spielt weiter
    [handed] hat abgegeben ({ $time }); der Computer { $level } spielt weiter
    [left] ist ausgestiegen ({ $time }); der Computer { $level } spielt weiter
   *[other] vorerst spielt der Computer { $level } ({ $time })
}
web-present-here = ist da
web-present-away = gerade nicht am Tisch
web-present-lost = keine Verbindung
web-present-lost-for = { $minutes ->
    [0] keine Verbindung
    [one] seit einer Minute keine Verbindung
   *[other] seit { $minutes } Minuten keine Verbindung
}
web-clock-turn = für diesen Zug
web-clock-reserve = Reserve
web-invite = Link erstellen
web-invite-new = Neuen Link erstellen
web-invite-exists = Für diesen Platz gibt es einen Link. Ein neuer ersetzt ihn.
web-leave = Platz verlassen
web-free-seat = Platz freigeben
web-start = Partie starten
web-abort = Tisch schließen
web-luck = Mischen und Würfeln prüfen
web-luck-what = Vor der Partie hat der Server ein Geheimnis festgelegt und zeigt hier dessen Fingerabdruck. Dein Browser fügt einen eigenen Zufallstext hinzu, der verborgen bleibt, bis die Texte aller feststehen; davor kannst du eigene Worte setzen. Nach der Partie wird das Geheimnis veröffentlicht, und alle können prüfen, dass niemand das Ergebnis ausgesucht hat.
web-luck-plain = Diese Seite kam nicht über https, deshalb beteiligt sich dein Browser nicht daran. Du kannst einen Text hinzufügen, der nicht verborgen ist.
web-luck-text = Deine eigenen Worte
web-luck-add = Hinzufügen
web-luck-added = Hinzugefügt.
web-commitment-about = Das Mischen prüfen
web-commitment = Fingerabdruck des Servergeheimnisses (SHA-256):
web-chance-round = Nachdem Zufallstexte schon gezeigt waren, wurde neu begonnen; dies ist Versuch { $round }.
web-chance-round-by = Zuletzt lag es an { $names }.
web-chance-fits = Gespielt wurde mit dem, was dieser Browser vorher gesehen hat: Fingerabdruck, Siegel und sein eigener Text.
web-chance-absent = Gemischt und gewürfelt wurde ohne diesen Browser: Er hatte seinen Text gezeigt, ein anderes Gerät nicht, und beim neuen Anlauf war er nicht mehr da.
web-chance-broken = Achtung: Gespielt wurde nicht mit dem, was dieser Browser vorher gesehen hat. Jemand könnte das Ergebnis ausgesucht haben.

## Im Browser: am Tisch

web-prompt = Was jetzt zu tun ist
web-side = Spieler, Stand und Verlauf
web-thinks = { $player } überlegt …
web-did = { $player }: { $text }
web-away = Verbindung verloren; sie kommt von selbst zurück. Deine Eingaben bleiben erhalten.
web-submit = Bestätigen
web-warning-play = Trotzdem spielen
web-warning-back = Neu wählen
web-warning-none = Keine Warnungen mehr
web-undo = Zurücknehmen
web-choices = Weitere Aktionen
web-skip-playing = Überspringen
web-play-again = Noch einmal zeigen
web-ask-hint = Tipp
web-hint-longer = Ich denke noch nach: Der erste Tipp nach einer Installation dauert länger, bis zu einer halben Minute.
web-hint = Tipp: { $words }.
web-hint-expected = { $kind ->
    [won] Du gewinnst dann vermutlich mit { $lead } Vorsprung.
    [lost] Du verlierst dann vermutlich mit { $lead } Rückstand.
   *[level] Dann endet es vermutlich unentschieden.
}
web-hint-proven = Tipp: { $words } ({ $result }).
web-forced = Für dich gespielt, einzige Möglichkeit: { $words }
web-rule-link = Die Regel
web-stands = Das deckt Verdecktes auf und lässt sich nicht zurücknehmen.
web-seats = Plätze
web-holdings = Was die Spieler haben
web-tally = Stand
web-larger = Karte vergrößern
web-smaller = Karte verkleinern
web-fit = Karte an den Bildschirm anpassen
web-log = Verlauf
web-log-all = Alle { $count } Züge anzeigen
web-chat = Chat
web-chat-text = Nachricht
web-chat-say = Senden
web-chat-off = An diesem Tisch ist der Chat aus.
web-chat-turn-off = Chat ausschalten
web-chat-turn-on = Chat einschalten
web-chat-removed = (entfernt)
web-report = Melden
web-report-line = Diese Nachricht von { $name } melden
web-report-player = Jemanden melden
web-report-title = Den Betreibern dieses Servers melden
web-report-who = Wer
web-report-what = Worum geht es?
web-report-what-name = um den Namen
web-report-what-conduct = um das Verhalten
web-report-reason = Was stimmt nicht?
web-report-reason-insult = Beleidigungen oder Drohungen
web-report-reason-spam = Werbung oder Spam
web-report-reason-private = private Angaben
web-report-reason-cheating = Mogeln oder absichtliches Stören
web-report-reason-other = etwas anderes
web-report-words = Was sie sonst noch wissen sollten (freiwillig)
web-report-kept = Die letzten Nachrichten im Chat werden mitgeschickt.
web-report-send = Meldung absenden
web-report-done = Danke. Die Betreiber dieses Servers haben deine Meldung erhalten.
web-report-again = Das hast du schon gemeldet. Es hat noch niemand angesehen.
web-report-many = Viele deiner Meldungen hat noch niemand angesehen. Versuch es später noch einmal.
web-clock-days = { $days } T { $hours } h
web-missed = Während du weg warst
web-missed-close = OK
web-curtain-what = Gib das Gerät an { $player } weiter; der Tisch erscheint erst auf Knopfdruck.
web-curtain-open = Ich bin { $player }: Zeig mir meinen Tisch
web-asks-undo = { $player } möchte { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} zurücknehmen.
web-asks-end = { $player } möchte die Partie beim jetzigen Stand beenden.
web-asks-waiting = Die anderen müssen noch antworten.
web-entries-lost = Die Datenbank des Servers hat die neuesten Änderungen an diesem Tisch verloren ({ $count }). Die Partie geht von hier weiter.
web-declined-undo = { $player } möchte nichts zurücknehmen. Die Partie geht weiter.
web-declined-end = { $player } möchte die Partie hier nicht beenden. Sie geht weiter.
web-lapsed-undo = Deine Bitte um Rücknahme blieb unbeantwortet: Es wurde weitergespielt.
web-lapsed-end = Dein Vorschlag, die Partie zu beenden, blieb unbeantwortet: Es wurde weitergespielt.
web-agree = Zustimmen
web-disagree = Ablehnen
web-panel-news = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-signs = Zeichen
web-menu = Menü
web-take-back = Wieder selbst spielen
web-hand-over = Computer für mich spielen lassen
web-ask-undo = Um Rücknahme deiner letzten Aktion bitten
web-undo-far = Vor deine letzte Aktion zurückgehen
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben?
web-resign-yes = Ja, aufgeben
web-ask-end = Vorschlagen, die Partie zu beenden
web-can = Was du tun kannst

## Im Browser: nach der Partie

web-scores = Ergebnis
web-ended = { $ending ->
    [resigned] Aufgegeben: { $gone }. Der Sieg geht an { $names }.
    [time] Zeit abgelaufen: { $gone }. Der Sieg geht an { $names }.
    [agreed] Alle waren einverstanden, die Partie so zu beenden. In Führung: { $names }.
   *[other] Die Partie wurde nicht zu Ende gespielt. In Führung: { $names }.
}
web-bots-finished = Der Computer hat für { $names } zu Ende gespielt.
web-beaten = Du hast den Computer { $beaten } besiegt. Als Nächstes wartet { $next }.
web-beaten-all = Du hast den Computer { $beaten } besiegt – stärker ist hier keiner.
web-play-level = Nächste Partie: { $level }
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-look-through = Partie durchgehen
web-replay = Nachspielen
web-record = Partie herunterladen
web-end-you-won = Du hast gewonnen
web-end-you-lost = Du hast verloren
web-end-draw = Unentschieden
web-end-with = { $outcome }, { $one } zu { $other }
web-end-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
web-brief = Kurz gesagt
web-end-skip = Sofort alles zeigen
web-score-for = Gewertet
web-score-why = Warum?
web-counting = Die Punkte werden gezählt …

## Im Browser: die Einstellungen

web-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-theme-contrast = hoher Kontrast
web-palette = Farben der Spieler
web-palette-usual = üblich
web-palette-safe = auch bei Farbenblindheit
web-presentation = Darstellung des Tisches
web-presentation-picture = als Bild
web-presentation-text = als Text
web-presentation-both = beides
web-confirmation = Eine Aktion gilt
web-confirmation-none = sofort
web-confirmation-submit = erst nach dem Bestätigen
web-motion = Animation
web-motion-system = wie das Gerät
web-motion-full = voll
web-motion-reduced = reduziert
web-motion-none = keine
web-speed = Wie schnell die Aktionen der anderen gezeigt werden
web-speed-slow = langsam
web-speed-normal = normal
web-speed-quick = schnell
web-speed-none = alle auf einmal
web-sound = Ton
web-sound-on = Geräusche des Spiels und eine Glocke, wenn du am Zug bist
web-warnings = Warnungen
web-warnings-on = In meinen ersten Partien vor Aktionen warnen, die etwas verschenken
web-settings-kept = Die Einstellungen werden nur in diesem Browser gespeichert.

## Im Browser: die Liste der Tasten

web-keys = Tastatur
web-keys-open = Alle Tasten zeigen
web-keys-close = Schließen
web-keys-everywhere = Überall
web-keys-next = Zum nächsten Knopf, Link oder Feld oder zurück zum vorigen
web-keys-press = Einen Knopf drücken, eine Karte spielen, einen Ort wählen
web-keys-escape = Verwerfen, was gewählt, aber noch nicht gespielt ist; diese Liste schließen
web-keys-list = Diese Liste zeigen
web-keys-board = Auf dem Spielplan
web-keys-arrows = Zur nächsten Karte oder zum nächsten Ort in dieser Richtung
web-keys-row = Zur ersten oder letzten Karte der Reihe
web-keys-number = Eins mehr oder eins weniger, wo nach einer Zahl gefragt wird
web-keys-zoom = Ansicht des Spielplans: vergrößern, verkleinern, alles zeigen
web-keys-replay = Beim Nachspielen
web-keys-step = Einen Schritt zurück oder vor
web-keys-turn = Einen Zug zurück oder vor
web-keys-ends = Zum Anfang oder zum Ende
web-keys-costly = In einer Analyse: zur vorigen oder nächsten teuren Entscheidung
web-keys-play = Abspielen oder anhalten
web-keys-name-tab = Tab
web-keys-name-shift = Umschalt
web-keys-name-enter = Eingabe
web-keys-name-space = Leertaste
web-keys-name-escape = Esc
web-keys-name-home = Pos1
web-keys-name-end = Ende
web-keys-name-page-up = Bild ↑
web-keys-name-page-down = Bild ↓

## Im Browser: die Regeln

web-rules-what = Die Regeln in unseren eigenen Worten, mit Beispielen.
web-rules-contents = Inhalt
web-rules-brief = In Kürze
web-rules-open = Alle Abschnitte öffnen
web-rules-close = Alle Abschnitte schließen
web-rules-here = Link zu „{ $title }“
web-rules-numbers = In den Bildern bist du die 1, die 2 ist dein Gegner.

## Im Browser: Benachrichtigungen

web-push = Benachrichtigungen
web-push-body = { $game } mit { $names }
web-push-why = Wenn du nicht am Tisch bist, kann dieser Browser dir melden, dass du am Zug bist, eine Partie beginnt oder dich jemand einlädt. Die Nachricht kommt über den Dienst des Browser-Herstellers, der sie nicht lesen kann.
web-push-on = Sag mir Bescheid, wenn ich am Zug bin
web-push-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst sie in den Einstellungen des Browsers für diese Seite erlauben.
web-push-failed = Der Benachrichtigungsdienst des Browsers ist gerade nicht erreichbar. Versuch es später noch einmal.
web-push-insecure = Diese Seite kam ohne https, deshalb kann kein Browser dir melden, dass du am Zug bist. Frag den Betreiber dieses Servers nach einer Adresse mit https.
web-push-install = Auf einem iPhone oder iPad muss diese Seite erst auf den Home-Bildschirm: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne sie von dort.
web-push-offer = Soll dieser Browser dir melden, wenn du am Zug bist oder eine Partie beginnt?
web-push-yes = Ja, melden
web-push-later = Jetzt nicht
web-push-is-on = Dieser Browser meldet dir, wenn du am Zug bist oder eine Partie beginnt.
web-forget = Diesen Browser vergessen
web-forget-why = Der Server erkennt dich an diesem Browser. Du kannst ihn vergessen lassen, etwa weil ihn auch andere benutzen. Hat kein anderes Gerät deine Partien (siehe „Deine Geräte“), verlierst du damit endgültig deine Plätze an allen Tischen, und niemand sonst kann sie einnehmen. Nimm deine Partien vorher auf ein anderes Gerät mit, oder gib sie auf.
web-forget-sure = Du verlierst hier endgültig alle deine Plätze und deinen Fortschritt.
web-forget-yes = Vergessen
web-forget-done = Der Server hat diesen Browser vergessen.
web-data = Deine Daten
web-data-why = Was der Server über dich speichert: deinen Namen, deine Tische und Plätze, deine Nachrichten, deine Benachrichtigungen und deine Meldungen. Du kannst alles herunterladen oder löschen lassen. Dein Fortschritt in Lektionen, in Rätseln und gegen Computer ist nur in diesem Browser gespeichert.
web-data-download = Meine Daten herunterladen
web-data-delete = Meine Daten löschen
web-data-sure = Dein Name und deine Nachrichten werden überall gelöscht, und du verlierst endgültig alle deine Plätze und hier deinen Fortschritt. In laufenden Partien spielt ein Computer für dich weiter.
web-data-yes = Alles löschen
web-data-done = Deine Daten sind gelöscht.

## Im Browser: eine Partie nachspielen und analysieren

web-stands-these = Danach nicht mehr zurückzunehmen (deckt Verdecktes auf): { $actions }
web-to-table = Zurück zum Tisch
web-as-text = Der Tisch als Text
web-board-failed = Das Spielbrett ließ sich nicht zeichnen.
web-replay-of = Nachspielen: { $game }, { $names }
web-replay-none = Es gibt noch nichts nachzuspielen
web-replay-none-what = Die Partie an diesem Tisch hat noch nicht begonnen.
web-replay-start = Vor der ersten Aktion.
web-replay-first = Zum Anfang
web-replay-turn-back = Voriger Zug
web-replay-back = Vorige Aktion
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Nächste Aktion
web-replay-turn-on = Nächster Zug
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-at = Stelle in der Partie
web-replay-of-actions = nach { $at } von { $length } Aktionen
web-eyes = Blickwinkel
web-eyes-onlooker = Zuschauer
web-eyes-open = alles aufgedeckt
web-graph = Erwarteter Vorsprung im Lauf der Partie
web-graph-two = Über der Mitte liegt { $player } vorn. Ein Klick führt zu dieser Stelle.
web-graph-many = Über der Mitte liegt ein Spieler vor dem besten Gegner. Ein Klick führt zu dieser Stelle.
web-graph-marks = Zeichen markieren Entscheidungen, die { $cost } oder mehr gekostet haben. Sie stehen unten in der Liste.
web-graph-mark = { $player }: { $text } – Kosten von { $cost }
web-review = Analyse
web-review-knowledge = Maßstab
web-review-own = was der Spieler wissen konnte
web-review-open = alles, auch das Verdeckte
web-review-what = Der stärkste Bot prüft jede Entscheidung noch einmal: was er gespielt hätte und was deine gekostet hat. Das dauert eine Weile.
web-review-ask = Diese Partie analysieren
web-review-running = { $done } von { $of } Entscheidungen geprüft
web-review-cost = Kosten von { $cost }
web-review-better = besser: { $action }
web-review-best = Hier war nichts besser.
web-review-show = Auf dem Tisch zeigen
web-review-values = Erwarteter Vorsprung: { $value } nach dieser Aktion, { $best } nach der besten.
web-review-proven = Bei bestem Spiel von hier an, was auch immer der Gegner weiß oder tut: { $value } nach dieser Aktion, { $best } nach der besten. Bewiesen.
web-review-range = Zwei Suchen fanden Kosten zwischen { $least } und { $most }.
web-review-luck = Glück und Entscheidungen
web-review-parts = { $result }: Beginn { $start }, Glück { $luck }, Entscheidungen { $skill }
web-review-gift = { $amount } für { $player }
web-review-parts-what = Was Beginn, Glück und Entscheidungen bedeuten
web-review-part-start = Beginn: der Vorsprung, den dieser Platz vor der ersten Aktion erwarten konnte.
web-review-part-luck = Glück: was der Zufall brachte, verglichen mit dem Mittel von allem, was hätte kommen können.
web-review-part-skill = Entscheidungen: der Rest, durch die eigenen Entscheidungen und die der Mitspieler.
web-review-part-result = Zusammen ergeben sie das Ergebnis: den Vorsprung vor dem besten Mitspieler.
web-review-worst = Die teuersten Entscheidungen: { $player }
web-review-at = Zug { $turn }: { $text }
web-review-faultless = Keine hat etwas gekostet.
web-review-here = Hier wurde entschieden
web-review-steps = Teure Entscheidungen
web-review-previous = Vorige teure Entscheidung
web-review-next = Nächste teure Entscheidung
web-review-count = { $count ->
    [one] eine teure Entscheidung
   *[other] { $count } teure Entscheidungen
}
web-review-place = { $number } von { $of }
web-review-cheap = Keine Entscheidung hat { $cost } oder mehr gekostet.
web-review-more = { $count } weitere
web-review-mark-played = gespielt
web-review-mark-better = besser
web-replay-again = Von hier an noch einmal
web-review-again-what = Hier, nach Aktion { $at }, beginnt eine neue Partie gegen Bots. Sie zählt nicht für deine Ergebnisse.
web-review-again-seat = Spielen als
web-review-again-hidden = Was { $player } hier nicht wissen konnte,
web-review-again-own = wird neu ausgeteilt
web-review-again-open = bleibt, wie es war: dieselbe Verteilung
web-review-again-level = Stärke der Bots
web-review-again-play = Von hier an spielen
web-review-again-none = Zu dieser Stellung passt keine andere Verteilung. Du kannst mit derselben Verteilung weiterspielen.
web-review-again-from-own = Weitergespielt ab Aktion { $at } einer früheren Partie. Was { $player } damals nicht wissen konnte, wurde neu ausgeteilt.
web-review-again-from-open = Weitergespielt ab Aktion { $at } einer früheren Partie, mit derselben Verteilung.
web-review-tasks = Teure Entscheidungen, noch einmal
web-review-try = { $count ->
    [one] Diese teure Entscheidung noch einmal versuchen
   *[other] Diese { $count } teuren Entscheidungen noch einmal versuchen
}
web-review-solved = { $solved } von { $of } gelöst
web-review-task = { $player } entscheidet. Was gespielt wurde, hat etwa { $cost } gekostet. Was ist besser?
web-review-task-yours = { $player } entscheidet. Was du gespielt hast, hat etwa { $cost } gekostet. Was ist besser?
web-review-task-costs = Das kostet etwa { $cost }.
web-review-task-wrong = Versuch es noch einmal.
web-review-task-shown = Besser: { $action }.
web-review-task-best = Richtig!
web-review-task-also = Auch richtig: Das ist so gut wie das Beste oder fast so gut.
web-review-task-show = Zeig es mir
web-review-task-back = Zurück zur Analyse
web-review-task-end = { $found } von { $of } auf Anhieb gefunden.
web-analysis = Die besten Aktionen
web-analysis-ask = Die besten Aktionen hier zeigen
web-analysis-running = Wird berechnet …
web-analysis-none = Hier gibt es nichts zu entscheiden.
web-analysis-why = Gegenüber der zweiten: { $why }
web-analysis-of = Für { $player }:
web-analysis-action = Aktion
web-analysis-margin = Vorsprung
web-analysis-games = wie sicher

## Im Browser: eine Partie aus einer Datei

web-open-record = Heruntergeladene Partie öffnen
web-open-record-what = Eine Datei, die du mit „Partie herunterladen“ gespeichert hast, lässt sich hier nachspielen.
web-open-record-none = Diese Datei enthält keine Partie.
web-open-record-wrong = Diese Datei lässt sich nicht nachspielen: { $message }

## Mail to players

mail-turn-subject = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
mail-turn-free = { $game }: ohne Zeitlimit
mail-turn-days = { $game }: { $count ->
    [one] noch ein Tag
   *[other] noch { $count } Tage
}
mail-turn-hours = { $game }: { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
mail-turn-minutes = { $game }: { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
}
mail-invitation-subject = Du bist zu einer Partie eingeladen
mail-invitation = { $game }: eine Einladung
mail-turn-pause = Bis du dort warst, gibt es höchstens noch eine Nachricht zu diesen Zügen, wenn wenig Zeit bleibt.
mail-turn-stop = Du hast diese Nachrichten auf { $site } bestellt. Abbestellen: { $link }
mail-code-subject = { $code } bestätigt deine Adresse auf { $site }
mail-code-enter = Gib diesen Code auf der Seite ein, auf der du diese Adresse angegeben hast: { $code }
mail-code-valid = Er gilt zehn Minuten, und nur in dem Browser, der ihn angefordert hat.
mail-code-other = Wenn du das nicht warst, ignoriere diese Nachricht: Ohne den Code bekommt diese Adresse keine Post.

## Im Browser: die eigenen Ergebnisse

web-results-none = Noch nichts. Sobald du eine Partie beendet hast, siehst du hier, wie du abgeschnitten hast: in jedem Spiel, gegen jeden Computergegner und gegen die Leute, mit denen du gespielt hast. Nur du kannst das sehen.
web-results-begin = Partie beginnen
web-results-what = Nur du kannst das sehen. Gezählt werden deine neuesten { NUMBER($most) } Partien. Partien ohne Sieger und solche, in denen du mehrere Plätze hattest, stehen nur in der Liste.
web-results-games = Partien
web-results-wins = Gewonnen
web-results-ties = Geteilte Siege
web-results-margin = Mittlerer Abstand
web-results-margin-what = Der Abstand: deine Punkte minus die des besten anderen.
web-results-streak = Längste Siegesserie
web-results-by-game = Nach Spielen
web-results-by-bot = Gegen den Computer
web-results-by-rival = Gegen andere Leute
web-results-game = Spiel
web-results-bot = Gegner
web-results-rival = Person
web-results-best = Meiste Punkte
web-results-longest = Längste Partie, in Aktionen
web-results-theirs = Siege der Person
web-results-last = Letzte Partie
web-results-nameless = Jemand ohne Namen
web-results-next = Deine nächsten Gegner
web-results-list = Beendete Partien
web-results-ended = Datum
web-results-outcome = Ausgang
web-results-yours = Deine Punkte
web-results-others = Die anderen
web-results-shared = Du teilst dir den Sieg mit { $names }
web-results-nobody = Kein Sieger
web-results-again = Noch einmal mit { $name } spielen
web-results-invited = Eingeladen: { $name }. Die Einladung steht dort auf der Startseite.
web-results-mute = Keine Einladungen von { $name }
web-results-mute-all = Gar keine Einladungen
web-results-silent = Niemand erfährt, dass du seine Einladungen nicht siehst oder eine abgelehnt hast.
web-results-doing = Einladungen
web-results-invitations = Du bist eingeladen
web-results-decline = Nein, danke

## Lektionen: ein geführtes erstes Spiel

learn-enter = Weiter mit Enter.
learn-play = Eine ganze Partie: blazon play { $game }
learn-no-command = Das geht in einer Lektion nicht. undo geht einen Schritt zurück, quit beendet sie.
learn-lit = Im Ring: { $places }
learn-type = Tippe { $tokens }
learn-title = { $game } lernen
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-back = Einen Schritt zurück
learn-again = Von vorn
learn-other = Auch das darfst du. Tu aber zuerst, was dieser Schritt sagt.
learn-later = Ein paar Züge später.
learn-full = Eine ganze Partie spielen
learn-rules = Alle Regeln
learn-go = Weiter bei Schritt { $number }
learn-done = Lektion abgeschlossen
learn-none = Für { $game } gibt es keine Lektion.

## Rätsel

puzzle-offer = Rätsel
puzzle-offer-solved = { $solved } von { $of } gelöst
puzzle-title = { $game }: Rätsel
puzzle-what = In jedem Rätsel sind einige Züge klar besser als alle anderen. Finde einen davon.
puzzle-today = Das Rätsel des Tages
puzzle-all = Alle Rätsel
puzzle-order = die leichtesten zuerst
puzzle-solved = gelöst
puzzle-place = Rätsel { $number } von { $of }
puzzle-proven = bewiesen bis zum Ende der Partie
puzzle-searched = durch lange Computersuchen bestätigt
puzzle-show = Lösung zeigen
puzzle-open = du siehst alles, auch was im Spiel verdeckt ist
puzzle-asked = Du bist { $player }. Finde den besten Zug!
puzzle-costs = Dein Zug kostet bis zum Ende der Partie etwa { $cost }.
puzzle-wins-less = Mit deinem Zug gewinnst du seltener.
puzzle-best = Der beste Zug: { $action }.
puzzle-also = Auch richtig: { $actions }.
puzzle-next = Nächstes Rätsel
puzzle-none-left = Alle anderen hast du gelöst.
play-puzzle-none = Für { $game } gibt es keine Rätsel.
play-puzzle-enter = Eingabetaste für das nächste Rätsel; quit beendet.
play-puzzle-right = Richtig!
play-puzzle-turn = Der beste Zug, und wie es weitergehen kann: { $choices }.
play-puzzle-row = { $first }; { $next }
play-puzzle-wrong = Nicht { $token }: das kostet dich etwa { $cost }.
play-puzzle-wins-less = Nicht { $token }: damit gewinnst du seltener.
play-puzzle-one = Gib einen Zug ein.
play-puzzle-no-command = Das geht in einem Rätsel nicht. hint zeigt die Lösung, quit beendet.

## The browser client: one person on several devices

web-me = Deine Geräte
web-me-what = Nimm alle deine Partien auf ein anderes Gerät mit, und zurück, so oft du magst.
web-elsewhere = Auf einem anderen Gerät weiterspielen
web-me-give-what = Halte die Kamera des anderen Geräts auf diesen Code, oder öffne dort den Link. Danach sind alle deine Partien auf beiden Geräten, und dein Fortschritt kommt mit.
web-me-make = Link zeigen
web-me-new = Neuen Link zeigen
web-me-once = Der Link gilt einmal. Gib ihn niemandem: Wer ihn öffnet, hat deine Partien.
web-me-used = Jetzt hat ein weiteres Gerät deine Partien. Für noch eines zeig einen neuen Link.
web-me-linked = Es gibt einen Link vom { $date }. Ein neuer ersetzt ihn.
web-me-code = Der Link als Code für eine Kamera
web-me-list = Geräte mit deinen Partien
web-me-unnamed = Ein Browser
web-me-this = dieses hier
web-me-since = seit { $date }, zuletzt benutzt { $used }
web-me-told = meldet deine Züge
web-me-remove = Entfernen
web-me-remove-which = { $device } entfernen
web-me-remove-sure = { $device } entfernen? Dort ist dann keine deiner Partien mehr.
web-me-remove-yes = Ja, entfernen
web-me-removed = Entfernt: { $device }.
web-me-paste = Hast du einen Link von einem anderen Gerät?
web-me-paste-field = Der Link
web-me-paste-open = Öffnen
web-me-paste-bad = Das ist kein Link zu deinen Partien.
web-me-take = Deine Partien in diesen Browser holen?
web-me-take-what = Alle deine Partien gehen hier weiter. Das andere Gerät behält sie auch.
web-me-take-joins = Was du in diesem Browser gespielt hast, kommt zu den anderen. Tu das nur mit einem Link von dir selbst: Wer ihn gemacht hat, hat danach auch deine Partien.
web-me-take-do = Meine Partien hierher holen
web-me-taken = Deine Partien sind hier
web-me-taken-what = Du kannst in diesem Browser gleich weiterspielen.
web-me-taken-games = Zu meinen Partien
web-me-keep = Dein nächster Link. Heb ihn gut auf: Er bringt deine Partien zurück, falls dieser Browser dich einmal vergisst.
web-me-void = Dieser Link gilt nicht mehr
web-me-void-what = Er wurde schon benutzt, oder ein neuerer hat ihn ersetzt. Auf einem Gerät mit deinen Partien bekommst du in den Einstellungen unter „Deine Geräte“ einen neuen.
web-me-yours = Dieser Browser hat deine Partien schon
web-me-yours-what = Öffne den Link auf dem anderen Gerät. Er gilt noch.

## The browser client: mail

web-mail-title = E-Mail
web-mail-why = Dieser Server kann dir schreiben, wenn du am Zug bist oder dich jemand einlädt und du nicht hier bist: höchstens einmal in der Stunde, und nicht wieder, bevor du da warst.
web-mail-address = Deine E-Mail-Adresse
web-mail-send = Code schicken
web-mail-sent = Gib innerhalb von zehn Minuten den Code ein, der an { $address } kommt.
web-mail-code = Der Code
web-mail-confirm = Bestätigen
web-mail-on = Wenn du am Zug bist, kommt Post an { $address }.
web-mail-stopped = Ein Link in einer Nachricht hat die Post an { $address } abbestellt.
web-mail-refused = Der Mailserver von { $address } nimmt von hier nichts an, deshalb kommt nichts mehr.
web-mail-delete = Meine Adresse löschen
web-mail-another = Andere Adresse
web-mail-wrong = Dieser Code ist falsch, zu alt oder zu oft probiert.
web-mail-bad = Das ist keine E-Mail-Adresse.
web-mail-stop = Keine E-Mails über deine Züge mehr?
web-mail-stop-what = In den Einstellungen kannst du sie wieder bestellen.
web-mail-stop-do = E-Mails abbestellen
web-mail-stop-done = An diese Adresse kommt nichts mehr.

## Die Partie des Tages

web-today = Heute
web-today-deal = Partie des Tages
today-title = Heute
today-new = Neu heute
today-of = { $game }:
today-until = { $day }: für alle dasselbe. Um Mitternacht UTC, in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}, gibt es Neues.
today-days = Du hast an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} eine Partie des Tages beendet.
today-streak = Davon { $streak } nacheinander.
today-puzzles = Rätsel des Tages
today-puzzle = Rätsel
today-the-deal = Partie gegen { $bot }
today-play-on = weiter gegen { $bot }
today-deal = Für alle dieselben Karten und Würfel, gegen { $bot }. Du hast einen Versuch.
today-your-name = Dein Name in der Liste für alle (freiwillig)
today-play = Partie des Tages spielen
today-playing = Du hast angefangen. Es zählt, was vor Mitternacht UTC zu Ende ist.
today-continue = Weiterspielen
today-left = Du hast die Partie des Tages aufgegeben, oder sie endete vorzeitig. Darum zählt sie nicht. Morgen gibt es eine neue.
today-result = { $won ->
    [won] Gewonnen mit { $points } Punkten, { $lead } Vorsprung.
    [lost] Verloren mit { $points } Punkten, { $lead } Rückstand.
   *[tied] Sieg geteilt mit { $points } Punkten.
}
today-place = Platz { $place } von { $of }.
today-shared = Blazon, { $game }, Partie vom { $day }:
today-share = Teilen
today-ranks = Wer sie beendet hat
today-yesterday = Gestern, { $day }
today-rank = Platz
today-name = Name
today-points = Punkte
today-lead = Abstand
today-game = Partie
today-look = Ansehen
today-more = { $count ->
    [one] Noch jemand hat sie beendet.
   *[other] { $count } weitere haben sie beendet.
}
today-nobody = Niemand hat sie beendet.
today-nobody-yet = Noch hat sie niemand beendet.
today-rules = Was zählt, und was geheim bleibt
today-rule-one-try = Du hast einen Versuch, in allen Tabs und auf allen deinen Geräten. Es gibt keine Tipps, und zurücknehmen kannst du nur, was nichts gezeigt hat.
today-rule-secret = Bis Mitternacht UTC sieht niemand sonst deine Partie. Bis dahin gibt es keine Aufzeichnung, keine Rückschau und keine offene Ansicht von ihr. Danach können alle alle Partien des Tages ansehen.
today-rule-honest = Wer unter anderem Namen noch einmal spielt, kennt die Karten. Darum gibt es keine Preise und keine Wertung, und die Listen reichen nur bis gestern zurück.
today-rule-names = Alle sehen den Namen, mit dem du spielst, und dein Ergebnis. Ein verpasster Tag kostet nichts.
today-check = Die Karten standen fest, bevor der Tag begann. Nach Mitternacht enthält die Aufzeichnung jeder Partie das Geheimnis zu dieser Zahl; am Tag davor war sie schon zu sehen.
today-commitment = { $game }, { $day }
today-commitment-tomorrow = { $game }, morgen
