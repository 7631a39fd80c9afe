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
richelieu-question-place = { $player }: Markierst du eine Karte?
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

## Richelieu: warum etwas nicht geht

richelieu-why-gone = Die Karte auf { $cell } ist schon genommen.
richelieu-why-not-at-end = Karten nimmst du von den Enden einer Reihe. In dieser sind das { $left } und { $right }.
richelieu-why-cannot-pay = Auf { $cell } liegt ein Marker von { $owner }, und alle deine Marker sind in der Schachtel: Du hast keinen zum Zahlen.
richelieu-why-cannot-pay-yet = Auf { $cell } liegt ein Marker von { $owner }, und alle deine Marker sind in der Schachtel. Dein Rückhol-Plättchen brächte einen zurück.
richelieu-why-second-province = { $cell } gehört zu einer anderen Provinz: Die zweite Karte muss wie die erste aus { $province } sein.
richelieu-why-second-two-crests = { $cell } zeigt zwei Wappen. Die erste und die zweite Karte dürfen nur je eines zeigen.
richelieu-why-no-second-two-taken = Du hast zwei Karten genommen; eine dritte gibt es nie.
richelieu-why-no-second-two-crests = Nach einer Karte mit zwei Wappen gibt es keine zweite.
richelieu-why-no-second-done = In diesem Zug nimmst du keine Karte mehr.
richelieu-why-must-take = Wenn du eine Karte nehmen kannst, musst du es tun.
richelieu-why-card-first = Zuerst nimmst du eine Karte; danach kommt der Marker.
richelieu-why-marked = Auf { $cell } liegt schon ein Marker von { $owner }.
richelieu-why-marked-by-you = Auf { $cell } liegt schon dein Marker.
richelieu-why-no-marker = Alle deine Marker sind in der Schachtel: Du hast keinen zum Legen.
richelieu-why-no-reserve = Du hast keinen Marker im Vorrat. Du darfst einen versetzen: Wähle zuerst die Karte, auf der er liegt.
richelieu-why-enough-on-cards = Nur { $count } deiner Marker dürfen auf Karten liegen. Du darfst einen versetzen: Wähle zuerst die Karte, auf der er liegt.
richelieu-why-move-now = Der Marker, den du von { $cell } genommen hast, muss jetzt auf eine andere Karte.
richelieu-why-move-elsewhere = Der Marker kommt von { $cell }: Er muss auf eine andere Karte.
richelieu-why-pay-now = Du hast { $cell } genannt: Jetzt musst du mit einem Marker zahlen.
richelieu-why-pay-reserve = Du hast keinen Marker im Vorrat: Zahle mit einem, der auf einer Karte liegt.
richelieu-why-pay-card = Für { $pending } zahlst du mit einem eigenen Marker, und auf { $cell } liegt keiner von dir.
richelieu-why-nothing-to-pay = Jetzt ist nichts zu zahlen.
richelieu-why-return-between = Nicht, während du zahlst oder einen Marker versetzt.
richelieu-why-return-none = Du hast kein Rückhol-Plättchen.
richelieu-why-return-box = Keiner deiner Marker ist in der Schachtel.

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

## Rheingold: der Tisch

rheingold-round = Runde { $round }
rheingold-round-of = Runde { $round } von { $rounds }
rheingold-rolled = { $player } hat eine { $number } gewürfelt
rheingold-moves-left = { $count ->
    [0] keine Bewegung übrig
    [one] noch { $count } Bewegung
   *[other] noch { $count } Bewegungen
}
rheingold-swords = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
rheingold-castles = { $count ->
    [one] { $count } Burg
   *[other] { $count } Burgen
}
rheingold-knights = { $count } Ritter
rheingold-supply = { $count } im Vorrat
rheingold-shields-left = { $count ->
    [0] kein Schild übrig
    [one] noch { $count } Schild
   *[other] noch { $count } Schilde
}
rheingold-shields-known = { $shields } ({ $values })
rheingold-attack = Angriff auf { $target }, wo { $player } { $defenders } Ritter hat: { $groups }; nötig sind { $needed }.
rheingold-attack-group = { $count } von { $place }

rheingold-head-swords = Schwerter
rheingold-head-castles = Burgen
rheingold-head-knights = auf Karte
rheingold-head-supply = Vorrat
rheingold-head-shields = Schilde

rheingold-legend-army = 5 Ritter von { $player }
rheingold-legend-movable = können ziehen
rheingold-legend-castle = Burg, { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}
rheingold-legend-start = Startgebiet
rheingold-legend-hidden = Schild, verdeckt
rheingold-legend-own = Schild, 1 wert
rheingold-legend-shown = allen bekannt
rheingold-picture-undrawn = Nicht gezeichnete Wege:

rheingold-score-free = Von niemandem gehalten:

## Rheingold: die Karte, Zeile für Zeile gelesen

rheingold-list-armies = Heere von { $player }:
rheingold-list-no-army = keines, das ziehen kann
rheingold-list-army = { $place }, { $count ->
    [one] { $count } Ritter kann ziehen
   *[other] { $count } Ritter können ziehen
}, daneben:
rheingold-list-on = { $count } auf { $place }
rheingold-list-own = { $place } mit { $count } eigenen
rheingold-list-held = { $place }, { $count } von { $player }
rheingold-list-takes = { $place }, { $owner }, kostet { $least }
rheingold-list-free = frei
rheingold-list-free-castles = Freie Burgen mit { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwertern
}, sie kosten { $least } Ritter, und ihre Tore:
rheingold-list-of = gehalten von { $player } mit { $held }
rheingold-list-price = kostet { $least }
rheingold-list-price-sure = Versuch ab { $least }, sicher mit { $sure }
rheingold-list-gates = Tore: { $gates }
rheingold-list-starts = Startgebiete:
rheingold-list-paths = Wege:
rheingold-shield-hidden = verdecktem Schild
rheingold-shield-own = Schild { $value }, nur dem Besitzer bekannt
rheingold-shield-shown = Schild { $value }, allen bekannt

## Rheingold: was gefragt ist

rheingold-phase-move = { $player }: Bewegst du Ritter? ({ $count ->
    [one] noch { $count } Bewegung
   *[other] noch { $count } Bewegungen
}; - beendet den Zug)
rheingold-question-move = { $player }: Bewegst du Ritter? ({ $count ->
    [one] noch { $count } Bewegung
   *[other] noch { $count } Bewegungen
})
rheingold-phase-count = { $player }: Wie viele Ritter gehen von { $from } nach { $to }? ({ $least } bis { $most })
rheingold-phase-count-attack = { $player }: Wie viele Ritter greifen { $to } von { $from } aus an? ({ $least } bis { $most }; { $enough } sind nötig)
rheingold-phase-count-storm = { $player }: Wie viele Ritter stürmen { $to } von { $from } aus? ({ $least } bis { $most })
rheingold-phase-count-shield = { $player }: Wie viele Ritter stürmen { $to } von { $from } aus? ({ $least } bis { $most }; { $sure } siegen sicher)
rheingold-phase-front = { $player }: Von wo greifst du { $to } noch an? (bisher { $sent } von { $needed })
rheingold-phase-shield = { $player }: Legst du einen Schild in { $castle }? (noch { $count })
rheingold-expected-count = { $first } bis { $last }, oder nur die Zahl

## Rheingold: was man tun kann

rheingold-can-go = { $most ->
    [1] ein Ritter von { $from } nach { $to }
   *[other] bis zu { $most } Ritter von { $from } nach { $to }
}
rheingold-can-attack = { $defenders } Ritter von { $player } auf { $to } angreifen, von { $from } aus (bis zu { $most })
rheingold-can-front = { $defenders } Ritter von { $player } auf { $to } an mehreren Fronten angreifen, von { $from } aus (bis zu { $most })
rheingold-can-take = { $to } stürmen ({ $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}), von { $from } aus: mindestens { $least }, bis zu { $most }
rheingold-can-storm = { $to } stürmen, gehalten von { $player } mit { $defenders }, von { $from } aus: mindestens { $least }, bis zu { $most }
rheingold-can-storm-shield = { $to } stürmen, gehalten von { $player } mit { $defenders } und einem Schild, von { $from } aus: mindestens { $least }, sicher mit { $sure }, bis zu { $most }
rheingold-can-count = { $count } Ritter von { $from } nach { $to }
rheingold-can-count-sure = { $words }, siegt sicher
rheingold-can-count-up-to = { $words }, siegt gegen einen Schild bis { $value }
rheingold-can-end = den Zug beenden
rheingold-can-shield = einen Schild in { $castle } legen
rheingold-can-no-shield = kein Schild
rheingold-step-go = von { $from } nach { $to }
rheingold-step-shield = einen Schild legen

## Rheingold: was ein Spieler getan hat; sein Name steht davor

rheingold-did-roll-enters = würfelt { $number }: ein Ritter betritt { $start }
rheingold-did-roll-waits = würfelt { $number }: niemand kommt, in { $start } steht noch ein Ritter
rheingold-did-roll-none-left = würfelt { $number }: niemand kommt, der Vorrat ist leer
rheingold-did-go = { $count } Ritter von { $from } nach { $to }
rheingold-did-front = schickt { $count } Ritter von { $from } gegen { $to } ({ $sent } von { $needed })
rheingold-did-beat = schlägt { $defenders } Ritter von { $player } auf { $to } mit { $count } von { $from }
rheingold-did-take = erobert { $to } mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus
rheingold-did-storm = erobert { $to } von { $player } mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus
rheingold-did-storm-won = erobert { $to } von { $player } mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus (der Schild war { $value } wert)
rheingold-did-storm-lost = stürmt { $to } von { $player } vergeblich mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus (der Schild ist { $value } wert)
rheingold-did-last = bekommt auch { $castle }, die letzte Burg
rheingold-did-shield = legt einen Schild in { $castle }
rheingold-did-no-shield = legt keinen Schild
rheingold-did-end = beendet den Zug

rheingold-found-shield = Dein Schild in { $castle }, nur für deine Augen: { $value } wert.

## Rheingold: warum etwas nicht geht

rheingold-why-no-path = Kein Weg führt von { $from } nach { $to }.
rheingold-why-not-yours = Auf { $place } steht keiner deiner Ritter.
rheingold-why-garrison = In { $castle } muss etwas von dir bleiben: ein Ritter oder ein Schild.
rheingold-why-start = In ein Startgebiet geht kein Ritter, und keiner hindurch.
rheingold-why-blocked = Von { $place } können deine Ritter jetzt nirgendwohin: Was daneben liegt, ist zu stark für sie oder ein Startgebiet.
rheingold-why-far = Keiner deiner Ritter steht neben { $place }.
rheingold-why-too-weak = { $player } hat auf { $to } { $defenders } Ritter: { $needed } sind nötig. Von allen Seiten kannst du { $most } bringen, { $moves ->
    [one] mit der Bewegung, die noch bleibt.
   *[other] mit den { $moves } Bewegungen, die noch bleiben.
}
rheingold-why-castle-free = { $castle } hat { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}: Nötig sind mindestens { $least } Ritter, alle von einem Tor aus. { $most ->
    [0] Dort hast du keinen, der gehen darf.
   *[other] Dort hast du { $most }.
}
rheingold-why-castle-held = { $castle } gehört { $player }: Versuchen dürfen es mindestens { $least } Ritter, alle von einem Tor aus. { $most ->
    [0] Dort hast du keinen, der gehen darf.
   *[other] Dort hast du { $most }.
}
rheingold-why-shield-now = Entscheide zuerst, ob du einen Schild in { $castle } legst.
rheingold-why-no-shield-now = Ein Schild wird gleich nach der Eroberung einer Burg gelegt, nie später.
rheingold-why-path-first = Sage zuerst, von wo nach wo Ritter gehen.
rheingold-why-count-now = Sage zuerst, wie viele Ritter von { $from } nach { $to } gehen.
rheingold-why-too-few = Von { $from } nach { $to } { $least ->
    [one] muss mindestens { $least } Ritter gehen.
   *[other] müssen mindestens { $least } Ritter gehen.
}
rheingold-why-too-many = Von { $from } nach { $to } { $most ->
    [one] kann höchstens { $most } Ritter gehen.
   *[other] können höchstens { $most } Ritter gehen.
}
rheingold-why-front-now = Zuerst muss der Angriff auf { $to } entschieden werden: Nenne noch einen Ort, der Ritter schickt.
rheingold-why-front-named = { $place } hat schon Ritter gegen { $to } geschickt.

## Rheingold: das Ende

rheingold-verdict-won = { $count ->
    [one] { $names } gewinnt mit { $swords ->
        [one] { $swords } Schwert.
       *[other] { $swords } Schwertern.
    }
   *[other] { $names } teilen sich den Sieg mit { $swords ->
        [one] { $swords } Schwert.
       *[other] { $swords } Schwertern.
    }
}
rheingold-verdict-knights = Mehrere haben gleich viele Schwerter: Die meisten Ritter auf der Karte, { $count }, haben entschieden.
rheingold-verdict-shared = Schwerter und Ritter auf der Karte sind gleich: Der Sieg wird geteilt.

## Rheingold: die Regeln in Kürze

rheingold-rules-goal = Burgen haben 1 bis 3 Schwerter. Wer am Ende die meisten Schwerter hält, gewinnt; bei Gleichstand entscheiden die meisten Ritter auf der Karte.
rheingold-rules-roll = Der Würfel bringt einen Ritter in das Startgebiet dieser Zahl, wenn dort nicht noch einer von dir steht oder dein Vorrat leer ist.
rheingold-rules-move = Dann folgen bis zu drei Bewegungen. Eine bringt beliebig viele Ritter von einem Ort zu einem benachbarten; in ein Startgebiet kehrt niemand zurück.
rheingold-rules-attack = Ein Feld, das ein anderer hält, betrittst du mit mehr Rittern, als er dort hat; seine gehen in seinen Vorrat zurück. Gruppen von mehreren Orten dürfen gemeinsam angreifen, für je eine Bewegung.
rheingold-rules-castle = Eine Burg, die niemand hält, kostet doppelt so viele Ritter, wie sie Schwerter hat, alle durch ein Tor.
rheingold-rules-rival = Eine Burg eines anderen kostet das Doppelte ihrer Ritter und ihres Schildes zusammen; ihre Schwerter zählen nicht. Misslingt es, so gehen deine Angreifer in deinen Vorrat zurück, und alle kennen den Schild.
rheingold-rules-shield = Gleich nach der Eroberung darfst du einen zufällig gezogenen Schild legen, 0 bis 3 Ritter wert. Nur du kennst seinen Wert.
rheingold-rules-garrison = In deiner Burg muss immer ein Ritter oder ein Schild bleiben.
rheingold-rules-end = Ist nur noch eine Burg frei, so endet das Spiel, und wer die letzte erobert hat, bekommt auch sie.
rheingold-rules-two = Zu zweit spielt jeder zwei Farben als eine Partei: 84 Ritter und zwölf Schilde.
rheingold-rules-rounds = Das Spiel endet spätestens nach Runde { $rounds }; Burgen, die dann frei sind, gehören niemandem.
rheingold-notation-tokens = Züge: 12-13 von und nach, x4 wie viele Ritter, - Ende des Zuges oder kein Schild, + ein Schild. d4 zeigt der Würfel, =2 ist ein Schild, den du gezogen hast, =? einer eines anderen.
rheingold-notation-line = Mehreres passt auf eine Zeile: 12-13 x5 13-KAT x4 +. Eine Zahl wählt aus der Liste; wo Ritter gezählt werden, ist sie deren Zahl.

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
review-unit-richelieu = Kosten und Vorsprünge sind Punkte. Der Vorsprung ist der vor dem besten Gegner, mit dem zu rechnen ist.
review-unit-rheingold = Kosten und Vorsprünge sind Schwerter. Der Vorsprung ist der vor dem besten Gegner, mit dem zu rechnen ist.
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
review-graph-richelieu = Punkte vor dem besten Gegner
review-graph-rheingold = Schwerter vor dem besten Gegner

## Was mit einer Festplatte schiefgehen kann

disk-no-file = diese Datei gibt es nicht
disk-no-folder = diesen Ordner gibt es nicht
disk-not-a-file = das ist keine Datei
disk-not-allowed = das ist nicht erlaubt
disk-full = die Festplatte ist voll

## Richelieu im Browser

web-richelieu-board = Die Karten auf dem Tisch
web-richelieu-row = Reihe { $row }
web-richelieu-pending = wird gerade bezahlt
web-richelieu-lifted = ihr Marker ist abgehoben
web-richelieu-crests = { $count } Wappen
web-richelieu-in-all = Wappen insgesamt: { $count }
web-richelieu-holdings = Die Spieler
web-richelieu-to-move = am Zug
web-richelieu-you = du
web-richelieu-no-card = Noch keine Karte.
web-richelieu-markers = Marker
web-richelieu-reserve = im Vorrat
web-richelieu-on-cards = auf Karten
web-richelieu-box = in der Schachtel
web-richelieu-discs = Plättchen
web-richelieu-face-down = { $count } verdeckt
web-richelieu-peek = Meine Plättchen ansehen
web-richelieu-cover = Wieder verdecken
web-richelieu-choices = Was du sonst tun kannst
web-richelieu-tally = Der Stand der Dinge
web-richelieu-category = Wappen oder Symbol
web-richelieu-leads = führt
web-richelieu-safe = nicht mehr einzuholen
web-richelieu-scores = Die Wertung
web-richelieu-why = Warum?
web-richelieu-why-has = { $player }: { $count }
web-richelieu-why-disc = { $player }: { $count }, eins davon ein Plättchen
web-richelieu-why-most = { $player } hat am meisten und bekommt so viele Punkte: { $points }.
web-richelieu-why-tied = Gleichstand an der Spitze: Niemand punktet.
web-richelieu-why-shared = Gleichstand an der Spitze: { $names } bekommen je { $points }.
web-richelieu-why-nobody = Niemand hat etwas davon.
web-richelieu-why-lacking = { $player } hat keine Karte davon, und ein Plättchen hilft nicht: { $points }.
web-richelieu-why-present = { $player } hat eine Karte davon: { $points }.
web-richelieu-why-cards = Bei Gleichstand gewinnen die wenigsten Karten.

web-richelieu-all-taken = Alle Karten sind genommen.

## Im Browser: die Karte von Rheingold

web-rheingold-map = Karte
web-rheingold-map-keys = Orte der Karte. Die Pfeiltasten führen zum Nachbarort, Eingabe wählt, Plus und Minus vergrößern und verkleinern.
web-rheingold-map-failed = Die Karte konnte nicht geladen werden.
web-rheingold-larger = Karte vergrößern
web-rheingold-smaller = Karte verkleinern
web-rheingold-fit = Karte an den Bildschirm anpassen
web-rheingold-space = Feld { $id }
web-rheingold-start = Startgebiet { $id }
web-rheingold-castle = { $name } ({ $id }), Burg, { $swords }
web-rheingold-waiting = { $count ->
    [one] hier wartet ein Ritter von { $players }
   *[other] hier warten Ritter von { $players }
}
web-rheingold-held = { $knights } von { $player }
web-rheingold-takable-sure = kann in diesem Zug genommen werden
web-rheingold-takable-unsure = kann in diesem Zug versucht werden, doch nicht sicher
web-rheingold-reach = { $count ->
    [one] in einer Bewegung erreicht
   *[other] in { $count } Bewegungen erreicht
}
web-rheingold-count-from-to = Von { $from } nach { $to }: wie viele?
web-rheingold-count-label = Wie viele Ritter
web-rheingold-count-range = Von { $least } bis { $most }
web-rheingold-fewer = Ein Ritter weniger
web-rheingold-more = Ein Ritter mehr
web-rheingold-send = { $count } schicken
web-rheingold-send-least = { $count }, so wenige wie erlaubt
web-rheingold-send-enough = { $count }, genug
web-rheingold-send-all = alle { $count }

## Im Browser: Rheingold neben der Karte

web-rheingold-turn = ist am Zug
web-rheingold-on-map = { $knights } auf der Karte
web-rheingold-gone = verbraucht: { $values }
web-rheingold-free-left = { $count ->
    [one] { $count } Burg noch frei
   *[other] { $count } Burgen noch frei
}
web-rheingold-standing = Wie es steht
web-rheingold-castles-with = Burgen, je { $swords }
web-rheingold-score = Die Wertung
web-rheingold-castle-head = Burg
web-rheingold-tie-break = Ritter auf der Karte, bei Gleichstand
web-rheingold-why = Warum?
web-rheingold-text-can = Was du tun kannst
web-rheingold-text-wait = Jetzt nichts: Du bist nicht am Zug.
web-rheingold-text-armies = Heere auf der Karte
web-rheingold-text-castles = Burgen
web-rheingold-text-starts = Startgebiete
web-rheingold-text-sides = Die Seiten
web-rheingold-text-paths = Alle Wege
web-rheingold-next-to = neben { $places }
web-rheingold-no-army = kein Heer im Feld
web-rheingold-held-head = Gehalten von
web-rheingold-need-head = Braucht
web-rheingold-gates-head = Tore

## The browser client: what all pages share

game-richelieu = Richelieu
game-rheingold = Rheingold


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
web-game-richelieu = Nimm Karten von den Enden der vier Reihen, markiere, welche du willst, und gewinne die Mehrheit bei Wappen und Symbolen. Etwa 20 Minuten.
web-game-rheingold = Ein Würfel bringt deine Ritter auf die Karte. Sammle sie, schlage deine Gegner im Feld und stürme Burgen mit verdeckten Schilden. Etwa eine Stunde.
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
web-edition = Ausgabe
web-edition-duel = Duell
web-edition-court = Hof
web-ending = Das Spiel endet
web-ending-full = wenn alle Karten genommen sind
web-ending-last-row = wenn nur eine Reihe übrig ist
web-map = Karte
web-map-rhine = Der Rhein
web-map-loch = Der See
web-map-own = Eigene Karte
rheingold-map-title-rhine = Der Rhein von Bingen bis Koblenz
rheingold-map-title-loch = Burgen rund um den See
web-rounds-limit = Runden höchstens
web-rounds-none = keine Grenze
web-rounds = { $count ->
    [one] höchstens { $count } Runde
   *[other] höchstens { $count } Runden
}
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
web-rules-richelieu-ends = Der erste Zug: Nur die Karten an den Enden der Reihen dürfen genommen werden: { $all }.
web-rules-richelieu-payment = Du willst { $first }, wo ein Marker deines Gegners liegt. Du zahlst mit einem Marker aus deinem Vorrat oder mit dem, der auf { $second } liegt.
web-rules-richelieu-second = Die erste Karte deines Zuges lag auf { $first }. Die auf { $second } ist aus derselben Provinz, und beide zeigen ein Wappen: Sie darf die zweite sein.
web-rules-richelieu-marker = Dein Marker liegt auf { $first }. Du brauchst für diese Karte nichts zu zahlen, dein Gegner schon.
web-rules-richelieu-disc = Auf { $first }, am Ende der Reihe, liegt ein Plättchen. Wer die Karte nimmt, nimmt auch das Plättchen, und niemand sonst sieht es.
web-rules-richelieu-score = Der Stand am Ende eines Spiels. Wer in einer Zeile mehr hat, bekommt so viele Punkte; haben beide gleich viel, bekommt niemand etwas. Eine 0 kostet 5.
web-rules-rheingold-enter = Du hast so viel gewürfelt, wie { $first } Wappen hat, und ein Ritter von dir kommt dorthin.
web-rules-rheingold-moves = Zwei Bewegungen: ein Ritter von { $first } nach { $second }, wo schon vier von dir standen, dann alle fünf nach { $third }.
web-rules-rheingold-fronts = Drei Ritter deines Gegners halten { $second }. Du greifst von { $first } mit zweien an, von { $third } und { $fourth } mit je einem: Vier schlagen drei.
web-rules-rheingold-storm = Vier Ritter sind von { $first } in die Burg gegangen, die zwei Schwerter hat. Der fünfte ist draußen geblieben.
web-rules-rheingold-failed = Sechs deiner Ritter haben zwei und einen verdeckten Schild angegriffen. Er ist 2 wert, also wären acht nötig gewesen: Die sechs sind wieder in deinem Vorrat, und alle kennen jetzt den Schild.
web-rules-rheingold-shield = Du hast einen Schild in die Burg gelegt. Du siehst, dass er 2 wert ist; dein Gegner sieht nur seine Rückseite.
web-rules-rheingold-passage = Fünf Ritter sind von { $first } in deine Burg gegangen und fünf hinaus nach { $third }. Einer bleibt als Besatzung.

## Einen Browser, der anderswo ist, an seinen Zug erinnern.

web-push = Benachrichtigungen
web-push-body = { $game } mit { $names }
web-push-why = Wenn du nicht am Tisch bist, kann dieser Browser dir sagen, dass du am Zug bist. Die Nachricht kommt über den Dienst des Browser-Herstellers, der sie nicht lesen kann.
web-push-on = Sag mir, wenn ich am Zug bin
web-push-denied = Dieser Browser erlaubt dieser Seite nicht, dich zu benachrichtigen. Du kannst es in den Einstellungen des Browsers für diese Seite erlauben.
web-push-failed = Der Benachrichtigungsdienst des Browsers ist gerade nicht zu erreichen. Versuch es später noch einmal.

## Im Browser: die Zeichen auf der Karte von Rheingold

web-rheingold-legend = Zeichen auf der Karte
web-rheingold-legend-army = ein Heer mit so vielen Rittern; jede Seite hat ihre eigene Form
web-rheingold-legend-lit = kann jetzt gewählt werden; um eine Burg: kann in diesem Zug genommen werden
web-rheingold-legend-need = so viele Ritter nehmen die Burg
web-rheingold-legend-need-unsure = so viele dürfen es versuchen, so viele gewinnen sicher
web-rheingold-legend-hidden = ein verdeckter Schild
web-rheingold-legend-own = dein eigener Schild: nur du kennst seinen Wert
web-rheingold-legend-shown = ein Schild, den alle kennen
web-rheingold-legend-last = der letzte Zug

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
