### Deutsch. Rheingold.

## Der Tisch

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

## Die Karte, Zeile für Zeile gelesen

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

## Was gefragt ist

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

## Was man tun kann

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

## Was ein Spieler getan hat; sein Name steht davor

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

## Warum etwas nicht geht

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

## Das Ende

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

## Die Regeln in Kürze

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

## Rückblick auf ein aufgezeichnetes Spiel: der Befehl `review`

rheingold-review-unit = Kosten und Vorsprünge sind Schwerter. Der Vorsprung ist der vor dem besten Gegner, mit dem zu rechnen ist.
rheingold-review-graph = Schwerter vor dem besten Gegner

## Im Browser: die Karte von Rheingold

rheingold-web-map = Karte
rheingold-web-map-keys = Orte der Karte. Die Pfeiltasten führen zum Nachbarort, Eingabe wählt, Plus und Minus vergrößern und verkleinern.
rheingold-web-map-failed = Die Karte konnte nicht geladen werden.
rheingold-web-larger = Karte vergrößern
rheingold-web-smaller = Karte verkleinern
rheingold-web-fit = Karte an den Bildschirm anpassen
rheingold-web-space = Feld { $id }
rheingold-web-start = Startgebiet { $id }
rheingold-web-castle = { $name } ({ $id }), Burg, { $swords }
rheingold-web-waiting = { $count ->
    [one] hier wartet ein Ritter von { $players }
   *[other] hier warten Ritter von { $players }
}
rheingold-web-held = { $knights } von { $player }
rheingold-web-takable-sure = kann in diesem Zug genommen werden
rheingold-web-takable-unsure = kann in diesem Zug versucht werden, doch nicht sicher
rheingold-web-reach = { $count ->
    [one] in einer Bewegung erreicht
   *[other] in { $count } Bewegungen erreicht
}
rheingold-web-count-from-to = Von { $from } nach { $to }: wie viele?
rheingold-web-count-label = Wie viele Ritter
rheingold-web-count-range = Von { $least } bis { $most }
rheingold-web-fewer = Ein Ritter weniger
rheingold-web-more = Ein Ritter mehr
rheingold-web-send = { $count } schicken
rheingold-web-send-least = { $count }, so wenige wie erlaubt
rheingold-web-send-enough = { $count }, genug
rheingold-web-send-all = alle { $count }

## Im Browser: Rheingold neben der Karte

rheingold-web-turn = ist am Zug
rheingold-web-on-map = { $knights } auf der Karte
rheingold-web-gone = verbraucht: { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } Burg noch frei
   *[other] { $count } Burgen noch frei
}
rheingold-web-standing = Wie es steht
rheingold-web-castles-with = Burgen, je { $swords }
rheingold-web-score = Die Wertung
rheingold-web-castle-head = Burg
rheingold-web-tie-break = Ritter auf der Karte, bei Gleichstand
rheingold-web-why = Warum?
rheingold-web-text-can = Was du tun kannst
rheingold-web-text-wait = Jetzt nichts: Du bist nicht am Zug.
rheingold-web-text-armies = Heere auf der Karte
rheingold-web-text-castles = Burgen
rheingold-web-text-starts = Startgebiete
rheingold-web-text-sides = Die Seiten
rheingold-web-text-paths = Alle Wege
rheingold-web-next-to = neben { $places }
rheingold-web-no-army = kein Heer im Feld
rheingold-web-held-head = Gehalten von
rheingold-web-need-head = Braucht
rheingold-web-gates-head = Tore

## The browser client: what all pages share

rheingold-name = Rheingold

## The browser client: the first page

rheingold-about = Ein Würfel bringt deine Ritter auf die Karte. Sammle sie, schlage deine Gegner im Feld und stürme Burgen mit verdeckten Schilden. Etwa eine Stunde.
rheingold-option-map = Karte
rheingold-option-map-rhine = Der Rhein
rheingold-option-map-loch = Der See
rheingold-option-map-own = Eigene Karte
rheingold-map-title-rhine = Der Rhein von Bingen bis Koblenz
rheingold-map-title-loch = Burgen rund um den See
rheingold-option-rounds = Runden höchstens
rheingold-option-rounds-none = keine Grenze
rheingold-option-rounds-value = { $count ->
    [one] höchstens { $count } Runde
   *[other] höchstens { $count } Runden
}

## Der Browser: die Regeln

rheingold-example-enter = Du hast so viel gewürfelt, wie { $first } Wappen hat, und ein Ritter von dir kommt dorthin.
rheingold-example-moves = Zwei Bewegungen: ein Ritter von { $first } nach { $second }, wo schon vier von dir standen, dann alle fünf nach { $third }.
rheingold-example-fronts = Drei Ritter deines Gegners halten { $second }. Du greifst von { $first } mit zweien an, von { $third } und { $fourth } mit je einem: Vier schlagen drei.
rheingold-example-storm = Vier Ritter sind von { $first } in die Burg gegangen, die zwei Schwerter hat. Der fünfte ist draußen geblieben.
rheingold-example-failed = Sechs deiner Ritter haben zwei und einen verdeckten Schild angegriffen. Er ist 2 wert, also wären acht nötig gewesen: Die sechs sind wieder in deinem Vorrat, und alle kennen jetzt den Schild.
rheingold-example-shield = Du hast einen Schild in die Burg gelegt. Du siehst, dass er 2 wert ist; dein Gegner sieht nur seine Rückseite.
rheingold-example-passage = Fünf Ritter sind von { $first } in deine Burg gegangen und fünf hinaus nach { $third }. Einer bleibt als Besatzung.

## Im Browser: die Zeichen auf der Karte von Rheingold

rheingold-web-legend = Zeichen auf der Karte
rheingold-web-legend-army = ein Heer mit so vielen Rittern; jede Seite hat ihre eigene Form
rheingold-web-legend-lit = kann jetzt gewählt werden; um eine Burg: kann in diesem Zug genommen werden
rheingold-web-legend-need = so viele Ritter nehmen die Burg
rheingold-web-legend-need-unsure = so viele dürfen es versuchen, so viele gewinnen sicher
rheingold-web-legend-hidden = ein verdeckter Schild
rheingold-web-legend-own = dein eigener Schild: nur du kennst seinen Wert
rheingold-web-legend-shown = ein Schild, den alle kennen
rheingold-web-legend-last = der letzte Zug
