### Deutsch. Gemeinsam für Terminal, Server und Browser.

## Spielmaterial. Die Provinzen heißen, wie es auf den Karten steht.

province-BOU = Bourgogne
province-BRE = Bretagne
province-CHA = Champagne
province-NOR = Normandie
province-LAN = Languedoc
province-PRO = Provence
province-ANJ = Anjou
province-BRB = Bourbon
province-AUV = Auvergne

symbol-sword = Schwert
symbol-cross = Kreuz
symbol-tower = Turm

disc-return = Marker zurück

card-2 = { $province }, zwei Wappen
card-1 = { $province }, ein Wappen
card-s = { $province } mit Schwert
card-c = { $province } mit Kreuz
card-t = { $province } mit Turm

## Personen

player-name = Spieler { $number }
list-and = { $first } und { $last }

## Richelieu: der Tisch

richelieu-legend-two = zwei Wappen
richelieu-legend-disc = Plättchen
richelieu-legend-marker = Marker
richelieu-legend-possible = möglich

richelieu-holdings-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
richelieu-holdings-markers = Marker: { $reserve } im Vorrat, { $placed } gelegt, { $box } weg
richelieu-holdings-discs = { $count ->
    [0] kein Plättchen
   *[other] { $count } Plättchen
}
richelieu-holdings-known = { $discs }: { $names }
richelieu-holdings-returned = { $count } Marker zurückgeholt

richelieu-tally-points = Punkte
richelieu-tally-out = liegt aus

richelieu-score-total = Punkte
richelieu-score-cards = Karten
richelieu-score-columns = Wie viele, Punkte für die meisten, Punkte für eine Karte oder keine.

## Richelieu: der Tisch, Zeile für Zeile gelesen

richelieu-plain-row = Reihe { $row }: { $cards }.
richelieu-plain-empty = leer
richelieu-plain-possible = möglich
richelieu-plain-disc = Plättchen
richelieu-plain-marker = Marker von { $player }
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count }, führt
richelieu-plain-out = noch auf dem Tisch { $count }
richelieu-plain-points = Punkte, wenn das Spiel jetzt endete: { $points }.
richelieu-plain-worth = { $player } hat { $count }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
richelieu-plain-total = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.

## Richelieu: was gefragt ist

richelieu-phase-take = { $player }: Nimm eine Karte vom Ende einer Reihe.
richelieu-phase-second = { $player }: Nimmst du eine zweite Karte derselben Provinz?
richelieu-phase-pay = { $player }: Auf { $cell } liegt ein Marker von { $owner }. Womit zahlst du?
richelieu-phase-place = { $player }: Markierst du eine Karte? (@ vor ihr Feld; - für nein)
richelieu-phase-move = { $player }: Lege den Marker von { $cell } auf eine andere Karte.

## Richelieu: was man tun kann

richelieu-can-take = { $cell } nehmen ({ $card })
richelieu-can-regain = dein Marker kommt zurück
richelieu-can-must-pay = kostet einen Marker ({ $owner } bekommt seinen zurück)
richelieu-can-return = ein Rückhol-Plättchen spielen
richelieu-can-none-take = passen
richelieu-can-none-second = keine zweite Karte
richelieu-can-none-place = kein Marker
richelieu-can-pay-reserve = aus dem Vorrat
richelieu-can-pay-card = dein Marker auf { $cell } ({ $card })
richelieu-can-place = { $cell } markieren ({ $card })
richelieu-can-lift = deinen Marker von { $cell } nehmen ({ $card })
richelieu-can-move = auf { $cell } legen ({ $card })

## Richelieu: was ein Spieler getan hat; sein Name steht davor

richelieu-did-take = nimmt { $cell } ({ $card })
richelieu-did-name = will { $cell } ({ $card }), markiert von { $owner }
richelieu-did-disc = bekommt das Plättchen
richelieu-did-regain = bekommt den Marker zurück
richelieu-did-owner-regains = { $owner } bekommt den Marker zurück
richelieu-did-return = spielt ein Rückhol-Plättchen
richelieu-did-none-take = passt, kann keine Karte nehmen
richelieu-did-none-second = keine zweite Karte
richelieu-did-none-place = kein Marker
richelieu-did-pay-reserve = zahlt aus dem Vorrat
richelieu-did-pay-card = zahlt mit dem Marker von { $cell }
richelieu-did-place = markiert { $cell }
richelieu-did-lift = nimmt den Marker von { $cell }
richelieu-did-move = legt ihn auf { $cell }

richelieu-found-disc = Dein neues Plättchen, nur für deine Augen: { $disc }.

## Richelieu: ein Zug, der kommen mag, in jeder Phase

richelieu-step-take = { $cell } nehmen
richelieu-step-place = { $cell } markieren
richelieu-step-lift = Marker von { $cell }
richelieu-step-reserve = aus dem Vorrat zahlen
richelieu-step-return = Rückhol-Plättchen
richelieu-step-none = nichts weiter

## Richelieu: das Ende

richelieu-verdict-won = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
}
richelieu-verdict-fewest-cards = Mehrere haben gleich viele Punkte: Die wenigsten Karten haben entschieden.
richelieu-verdict-shared = Punkte und Karten sind gleich: Der Sieg wird geteilt.

## Richelieu: die Regeln in Kürze

richelieu-rules-goal = Wer die meisten Wappen einer Provinz oder die meisten eines Symbols hat, bekommt so viele Punkte; ein Stern in der Übersicht zeigt, wer das ist. Die meisten Punkte gewinnen, bei Gleichstand die wenigsten Karten.
richelieu-rules-duel = Bei Gleichstand an der Spitze punktet niemand. Jede Provinz und jedes Symbol, von dem du keine Karte hast, kostet 5 Punkte.
richelieu-rules-court-two = Bei Gleichstand an der Spitze punkten beide. Jede Provinz, von der du keine Karte hast, kostet 5 Punkte.
richelieu-rules-court-many = Bei Gleichstand an der Spitze punkten alle Gleichen. Jede Provinz, von der du eine Karte hast, bringt 2 Punkte.
richelieu-rules-last-row = Das Spiel endet, sobald nur noch in einer Reihe Karten liegen.
richelieu-rules-take = Nimm eine Karte vom linken oder rechten Ende einer Reihe.
richelieu-rules-second = Eine zweite Karte derselben Provinz darf folgen, wenn beide nur ein Wappen zeigen.
richelieu-rules-marker = Danach darfst du eine Karte markieren. Wer eine Karte mit fremdem Marker nimmt, zahlt einen eigenen Marker; er kommt in die Schachtel.
richelieu-rules-disc = Das Plättchen auf der Karte gehört dir; nur du siehst es an. Es zählt am Ende.
richelieu-rules-return = Ein Rückhol-Plättchen holt in deinem Zug einen Marker aus der Schachtel zurück (*).
richelieu-notation-card = Karten: BOU2 zwei Wappen, BOU1 ein Wappen, BOUs, BOUc, BOUt ein Wappen und Schwert, Kreuz, Turm.
richelieu-notation-tokens = Züge: B12 nehmen, @B12 markieren, ^B12 abheben oder von dort zahlen, R aus dem Vorrat zahlen, * Rückhol-Plättchen, - nichts weiter.
richelieu-notation-line = Mehrere Züge passen auf eine Zeile: C3 - @A7. Eine Zahl wählt aus der Liste.

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

play-score-now = Als ob das Spiel jetzt endete, ohne Plättchen, die du nicht kennst.
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
play-saved = Gespeichert in { $file }, mit den verdeckten Plättchen.
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

## Was mit einer Festplatte schiefgehen kann

disk-no-file = diese Datei gibt es nicht
disk-no-folder = diesen Ordner gibt es nicht
disk-not-a-file = das ist keine Datei
disk-not-allowed = das ist nicht erlaubt
disk-full = die Festplatte ist voll
