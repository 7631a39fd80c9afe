### Deutsch. Rheingold.

## Der Tisch

rheingold-round = Runde { $round }
rheingold-round-of = Runde { $round } von { $rounds }
rheingold-rolled = { $player } hat eine { $number } gewürfelt
rheingold-moves-left = { $count ->
    [0] keine Bewegung mehr
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
    [0] kein Schild mehr
    [one] noch { $count } Schild
   *[other] noch { $count } Schilde
}
rheingold-shields-known = { $shields }, Werte { $values }
rheingold-space-near = { $id } bei { $castle }
rheingold-attack = Angriff auf { $target } ({ $player }, { $defenders } Ritter): { $groups }; nötig: { $needed }.
rheingold-attack-group = { $count } von { $place }
rheingold-head-swords = Schwerter
rheingold-head-castles = Burgen
rheingold-head-knights = auf Karte
rheingold-head-supply = Vorrat
rheingold-head-shields = Schilde
rheingold-legend-army = { $player }, 5 Ritter
rheingold-legend-movable = können ziehen
rheingold-legend-castle = Burg, { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}
rheingold-legend-start = Startgebiet
rheingold-legend-hidden = verdeckter Schild
rheingold-legend-own = Schild mit Wert 1
rheingold-legend-shown = allen bekannt
rheingold-picture-undrawn = Nicht gezeichnete Wege:
rheingold-score-free = Noch frei:

## Die Karte, Zeile für Zeile gelesen

rheingold-list-armies = Heere ({ $player }):
rheingold-list-no-army = keines, das ziehen kann
rheingold-list-army = { $place }, { $count ->
    [one] { $count } Ritter kann ziehen
   *[other] { $count } Ritter können ziehen
}, daneben:
rheingold-list-on = { $count } auf { $place }
rheingold-list-own = { $place }, { $count ->
    [one] { $count } eigener
   *[other] { $count } eigene
}
rheingold-list-held = { $place }, { $player } mit { $count }
rheingold-list-takes = { $place }, { $owner }, nötig: { $least }
rheingold-list-free = frei
rheingold-list-free-castles = Freie Burgen mit { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwertern
} (nötig: { $least } Ritter) und ihre Tore:
rheingold-list-of = { $player }: { $held }
rheingold-list-price = nötig: { $least }
rheingold-list-price-sure = Versuch ab { $least }, sicher ab { $sure }
rheingold-list-gates = Tore: { $gates }
rheingold-list-starts = Startgebiete:
rheingold-list-paths = Wege:
rheingold-shield-hidden = verdeckter Schild
rheingold-shield-own = Schild mit Wert { $value }, sonst niemandem bekannt
rheingold-shield-shown = Schild mit Wert { $value }, allen bekannt

## Was gefragt ist

rheingold-phase-move = { $player }: Willst du Ritter bewegen? ({ $count ->
    [one] noch { $count } Bewegung
   *[other] noch { $count } Bewegungen
}; - beendet den Zug)
rheingold-question-move = { $player }: Willst du Ritter bewegen? ({ $count ->
    [one] die letzte Bewegung in diesem Zug
   *[other] noch { $count } Bewegungen
})
rheingold-phase-count = { $player }: Wie viele Ritter gehen von { $from } nach { $to }? ({ $least } bis { $most })
rheingold-phase-count-attack = { $player }: Wie viele Ritter greifen { $to } von { $from } aus an? ({ $least } bis { $most }; nötig: { $enough })
rheingold-phase-count-storm = { $player }: Wie viele Ritter stürmen { $to } von { $from } aus? ({ $least } bis { $most })
rheingold-phase-count-shield = { $player }: Wie viele Ritter stürmen { $to } von { $from } aus? ({ $least } bis { $most }; sicher ab { $sure })
rheingold-phase-front = { $player }: Von wo greifst du { $to } noch an? (bisher { $sent } von { $needed })
rheingold-phase-shield = { $player }: Willst du einen Schild in { $castle } legen? (noch { $count })
rheingold-waiting-move = { $player } bewegt Ritter ({ $count ->
    [one] die letzte Bewegung in diesem Zug
   *[other] noch { $count } Bewegungen
}).
rheingold-waiting-attack = { $player } greift { $to } an.
rheingold-waiting-shield = { $player } darf einen Schild in { $castle } legen.
rheingold-expected-count = { $first } bis { $last }, oder nur die Zahl

## Was man tun kann

rheingold-can-go = { $most ->
    [1] ein Ritter von { $from } nach { $to }
   *[other] bis zu { $most } Ritter von { $from } nach { $to }
}
rheingold-can-attack = { $to } angreifen ({ $player }: { $defenders } Ritter), von { $from } aus (bis zu { $most })
rheingold-can-front = { $to } an mehreren Fronten angreifen ({ $player }: { $defenders } Ritter), von { $from } aus (bis zu { $most })
rheingold-can-take = { $to } stürmen ({ $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}), von { $from } aus: mindestens { $least }, bis zu { $most }
rheingold-can-storm = { $to } stürmen ({ $player }: { $defenders } Ritter), von { $from } aus: mindestens { $least }, bis zu { $most }
rheingold-can-storm-shield = { $to } stürmen ({ $player }: { $defenders } Ritter und ein Schild), von { $from } aus: mindestens { $least }, sicher ab { $sure }, bis zu { $most }
rheingold-can-count = { $count } Ritter von { $from } nach { $to }
rheingold-can-count-sure = { $words }, siegt sicher
rheingold-can-count-up-to = { $words }, siegt gegen einen Schild bis { $value }
rheingold-can-count-may = { $words } (er kann { $value } wert sein)
rheingold-can-end = den Zug beenden
rheingold-can-shield = einen Schild in { $castle } legen
rheingold-can-no-shield = keinen Schild legen
rheingold-step-go = von { $from } nach { $to }
rheingold-step-shield = einen Schild legen

## Was ein Spieler getan hat; sein Name steht davor

rheingold-did-roll-enters = würfelt { $number } (ein Ritter betritt das Startgebiet { $start })
rheingold-did-roll-waits = würfelt { $number } (kein Ritter kommt, im Startgebiet { $start } steht noch einer)
rheingold-did-roll-none-left = würfelt { $number } (kein Ritter kommt, der Vorrat ist leer)
rheingold-did-go = { $count } Ritter von { $from } nach { $to }
rheingold-did-front = schickt { $count } Ritter von { $from } gegen { $to } ({ $sent } von { $needed })
rheingold-did-beat = schlägt auf { $to } { $defenders } Ritter ({ $player }) mit { $count } von { $from }
rheingold-did-take = erobert { $to } mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus
rheingold-did-storm = erobert { $to } ({ $player }) mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus
rheingold-did-storm-won = erobert { $to } ({ $player }) mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus (Schild: { $value })
rheingold-did-storm-lost = stürmt { $to } ({ $player }) vergeblich mit { $count ->
    [one] { $count } Ritter
   *[other] { $count } Rittern
} von { $from } aus (Schild: { $value })
rheingold-did-last = bekommt auch { $castle }, die letzte Burg
rheingold-did-shield = legt einen Schild in { $castle }
rheingold-did-no-shield = legt keinen Schild
rheingold-did-end = beendet den Zug
rheingold-found-shield = Dein Schild in { $castle }, nur für deine Augen: Wert { $value }.
rheingold-found-storm-lost = { $castle } hält stand: Der Schild ist { $value } wert, und { $count ->
    [one] dein Ritter kehrt
   *[other] deine { $count } Ritter kehren
} in den Vorrat zurück.
rheingold-found-storm-won = { $castle } gehört dir: Der Schild war { $value } wert.

## Warum etwas nicht geht

rheingold-why-no-path = Kein Weg führt direkt von { $from } nach { $to }. Jede Bewegung geht einen Ort weiter.
rheingold-why-not-yours = Auf { $place } steht keiner deiner Ritter.
rheingold-why-garrison = In { $castle } muss etwas von dir bleiben: ein Ritter oder ein Schild.
rheingold-why-start = In ein Startgebiet kehrt kein Ritter zurück, und keiner zieht hindurch.
rheingold-why-blocked = Von { $place } können deine Ritter jetzt nirgendwohin: Was daneben liegt, ist zu stark für sie oder ein Startgebiet.
rheingold-why-far = Keiner deiner Ritter steht neben { $place }.
rheingold-why-too-weak = { $player } hat { $defenders } Ritter auf { $to }: Nötig sind { $needed }. Von allen Seiten zusammen bringst du höchstens { $most } hin, { $moves ->
    [one] mit der Bewegung, die dir noch bleibt.
   *[other] mit den { $moves } Bewegungen, die dir noch bleiben.
}
rheingold-why-castle-free = { $castle } hat { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}: Nötig sind mindestens { $least } Ritter, alle von einem einzigen Feld daneben aus. { $most ->
    [0] Dort hast du keinen, der gehen darf.
   *[other] Dort hast du { $most }.
}
rheingold-why-castle-held = { $player } hält { $castle }: Für einen Versuch { $least ->
    [one] braucht es mindestens { $least } Ritter auf einem Feld daneben.
   *[other] braucht es mindestens { $least } Ritter, alle von einem einzigen Feld daneben aus.
} { $most ->
    [0] Dort hast du keinen, der gehen darf.
   *[other] Dort hast du { $most }.
}
rheingold-why-shield-now = Entscheide zuerst, ob du einen Schild in { $castle } legst.
rheingold-why-no-shield-now = Ein Schild wird gleich nach der Eroberung einer Burg gelegt, nie später.
rheingold-why-path-first = Sag zuerst, von wo nach wo Ritter gehen.
rheingold-why-count-now = Sag zuerst, wie viele Ritter von { $from } nach { $to } gehen.
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
rheingold-verdict-knights = Gleichstand bei den Schwertern: Es gewinnt, wer die meisten Ritter auf der Karte hat ({ $count }).
rheingold-verdict-shared = Gleichstand bei Schwertern und Rittern auf der Karte: Der Sieg wird geteilt.

## Die Regeln in Kürze

rheingold-rules-goal = Burgen haben 1 bis 3 Schwerter. Wer am Ende die meisten Schwerter hat, gewinnt; bei Gleichstand, wer die meisten Ritter auf der Karte hat.
rheingold-rules-roll = Der Würfel bringt einen Ritter in das Startgebiet mit dieser Zahl, es sei denn, dort steht noch einer von dir oder dein Vorrat ist leer.
rheingold-rules-move = Dann folgen bis zu drei Bewegungen. Jede bringt beliebig viele Ritter von einem Ort zu einem benachbarten; in ein Startgebiet kehrt niemand zurück.
rheingold-rules-attack = Ein Feld mit fremden Rittern betrittst du nur mit mehr Rittern, als dort stehen; die geschlagenen gehen in ihren Vorrat zurück. Gruppen von mehreren Orten dürfen gemeinsam angreifen, für je eine Bewegung.
rheingold-rules-castle = Für eine freie Burg brauchst du doppelt so viele Ritter, wie sie Schwerter hat, alle durch ein Tor.
rheingold-rules-rival = Für eine fremde Burg brauchst du doppelt so viele, wie ihre Ritter und ihr Schild zusammen zählen; ihre Schwerter zählen nicht. Misslingt es, so gehen deine Angreifer in deinen Vorrat zurück, und alle kennen nun den Schild.
rheingold-rules-shield = Gleich nach der Eroberung darfst du einen zufällig gezogenen Schild in die Burg legen, 0 bis 3 Ritter wert. Nur du kennst seinen Wert.
rheingold-rules-garrison = In deiner Burg muss immer ein Ritter oder ein Schild bleiben.
rheingold-rules-end = Ist nur noch eine Burg frei, so endet die Partie, und wer gerade die vorletzte erobert hat, bekommt auch diese.
rheingold-rules-two = Zu zweit führt ihr je zwei Farben als eine Partei: 84 Ritter und zwölf Schilde.
rheingold-rules-rounds = Die Partie endet spätestens nach Runde { $rounds }; Burgen, die dann noch frei sind, gehören niemandem.
rheingold-notation-tokens = Aktionen: 12-13 von wo nach wo, x4 wie viele Ritter, - Ende des Zuges oder kein Schild, + ein Schild. d4 zeigt der Würfel, =2 ist ein Schild, den du gezogen hast, =? ein fremder.
rheingold-notation-line = Mehrere Aktionen passen auf eine Zeile: 12-13 x5 13-KAT x4 +. Eine Zahl wählt aus der Liste; wo nach der Zahl der Ritter gefragt ist, ist sie diese Zahl.

## Rückblick auf ein aufgezeichnetes Spiel: der Befehl `review`

rheingold-review-unit = Kosten und Vorsprung in Schwertern. Vorsprung heißt: der erwartete Abstand zum besten Gegner.
rheingold-review-graph = Schwerter vor dem besten Gegner
rheingold-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } Schwert
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } Schwertern
}
rheingold-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } Schwert
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } Schwerter
}

## Im Browser: die Karte von Rheingold

rheingold-web-map = Karte
rheingold-web-map-keys = Orte der Karte. Die Pfeiltasten führen zum Nachbarort, Enter wählt aus, Plus und Minus vergrößern und verkleinern.
rheingold-web-map-failed = Die Karte ließ sich nicht laden.
rheingold-web-space = Feld { $id }
rheingold-web-start = Startgebiet { $id }
rheingold-web-castle = { $name } ({ $id }), Burg, { $swords }
rheingold-web-waiting = { $count ->
    [one] ein Ritter wartet hier: { $players }
   *[other] Ritter warten hier: { $players }
}
rheingold-web-held = { $player }, { $knights }
rheingold-web-takable-sure = kann in diesem Zug erobert werden
rheingold-web-takable-unsure = kann in diesem Zug gestürmt werden, aber nicht mit Sicherheit erobert
rheingold-web-reach = { $count ->
    [one] mit einer Bewegung erreichbar
   *[other] mit { $count } Bewegungen erreichbar
}
rheingold-web-count-from-to = Von { $from } nach { $to }: wie viele?
rheingold-web-count-label = Wie viele Ritter
rheingold-web-count-range = Von { $least } bis { $most }
rheingold-web-fewer = Ein Ritter weniger
rheingold-web-more = Ein Ritter mehr
rheingold-web-send = { $count } schicken
rheingold-web-send-least = { $count }, das Minimum
rheingold-web-send-enough = { $count }, genug
rheingold-web-send-all = alle { $count }
rheingold-web-count-back = Neu wählen

## Im Browser: Rheingold neben der Karte

rheingold-web-turn = ist am Zug
rheingold-web-gone = aus dem Spiel: { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } Burg noch frei
   *[other] { $count } Burgen noch frei
}
rheingold-web-standing = Zwischenstand
rheingold-web-castles-with = Burgen, je { $swords }
rheingold-web-tie-break = Bei Gleichstand: Ritter auf der Karte
rheingold-web-text-castles = Burgen
rheingold-web-text-starts = Startgebiete
rheingold-web-text-sides = Die Parteien
rheingold-web-text-paths = Alle Wege
rheingold-web-next-to = neben { $places }
rheingold-web-no-army = kein Heer auf der Karte

## Im Browser: was alle Seiten gemeinsam haben

rheingold-name = Rheingold
rheingold-credit = Rheingold ist ein Spiel von Reinhard Herbert.

## Im Browser: die Startseite

rheingold-about = Sammle Ritter, erobere Burgen, schütze sie mit verdeckten Schilden. Burgen bringen Schwerter: Wer die meisten hat, gewinnt. Etwa eine Stunde.
rheingold-scene = Die meisten Schwerter gewinnen. Eine freie Burg braucht zwei Ritter je Schwert.
rheingold-option-map = Karte
rheingold-option-map-rhine = Der Rhein
rheingold-option-map-rhine-about = Das enge Rheintal von Bingen bis Koblenz, mit Burgen an beiden Ufern, drei Übergängen und einem vierten durch eine Burg.
rheingold-option-map-loch = Der See
rheingold-option-map-loch-about = Ein See mit Burgen ringsum und zwei Übergängen.
rheingold-option-map-own = Eigene Karte
rheingold-map-title-rhine = Der Rhein von Bingen bis Koblenz
rheingold-map-title-loch = Burgen rund um den See
rheingold-option-rounds = Höchstzahl der Runden
rheingold-option-rounds-none = unbegrenzt
rheingold-option-rounds-value = { $count ->
    [one] höchstens { $count } Runde
   *[other] höchstens { $count } Runden
}

## Im Browser: die Regeln

rheingold-example-castles = Diese kleine Karte hat vier Burgen, { $all }, mit je einem bis drei Schwertern.
rheingold-example-enter = Du hast so viel gewürfelt, wie { $first } Wappen trägt, und ein Ritter von dir betritt dieses Startgebiet.
rheingold-example-moves = Zwei Bewegungen: ein Ritter von { $first } nach { $second }, wo schon vier von dir standen, dann alle fünf nach { $third }.
rheingold-example-fronts = Drei Ritter deines Gegners stehen auf { $second }. Du greifst von { $first } mit zweien an, von { $third } und { $fourth } mit je einem: Vier schlagen drei.
rheingold-example-storm = Vier Ritter sind von { $first } in die Burg gezogen, die zwei Schwerter hat. Der fünfte ist draußen geblieben.
rheingold-example-failed = Sechs deiner Ritter haben zwei Ritter und einen verdeckten Schild angegriffen. Er ist 2 wert, also wären acht nötig gewesen: Die sechs sind wieder in deinem Vorrat, und alle kennen jetzt den Schild.
rheingold-example-shield = Du hast einen Schild in die Burg gelegt. Du siehst, dass er 2 wert ist; dein Gegner sieht nur seine Rückseite.
rheingold-example-passage = Fünf Ritter sind von { $first } in deine Burg gezogen und fünf hinaus nach { $third }. Einer bleibt als Besatzung.
rheingold-example-end = Du hast gerade { $first } erobert. Nur { $second } war noch frei und gehört deshalb auch dir: sechs Schwerter zu einem.

## Im Browser: die Zeichen auf der Karte von Rheingold

rheingold-web-legend = Zeichen auf der Karte
rheingold-web-legend-army = ein Heer und die Zahl seiner Ritter; jede Partei hat eine eigene Form
rheingold-web-legend-lit = kann jetzt gewählt werden; um eine Burg: kann in diesem Zug erobert werden
rheingold-web-legend-need = so viele Ritter braucht es, um die Burg zu erobern
rheingold-web-legend-need-unsure = die Mindestzahl für einen Versuch und die Zahl, die sicher siegt
rheingold-web-legend-hidden = ein verdeckter Schild
rheingold-web-legend-own = dein eigener Schild: Nur du kennst seinen Wert
rheingold-web-legend-shown = ein Schild, den alle kennen
rheingold-web-legend-last = die letzte Bewegung, in der Farbe des Spielers
rheingold-web-legend-target = dorthin kann das gewählte Heer in einer Bewegung
rheingold-web-legend-reach = so viele Bewegungen braucht das gewählte Heer bis dorthin
rheingold-web-legend-die = der Wurf: Er bringt einen Ritter in das Startgebiet mit dieser Zahl

## Das geführte erste Spiel

rheingold-lesson-goal = Du gewinnst mit den meisten Schwertern: Jede Burg hat eines bis drei. Die Zahl daneben sagt, wie viele Ritter sie braucht.
rheingold-lesson-enter = Du hast 4 gewürfelt: Ein Ritter kam ins Startgebiet 4. Du hast drei Bewegungen. Tippe den Ritter an, dann den Ring: Führ ihn dorthin.
rheingold-lesson-attack = { $rival } steht mit zwei Rittern im Weg. Das größere Heer gewinnt immer und verliert niemanden: Greif mit vier Rittern an.
rheingold-lesson-gather = Deine vier könnten Katz erobern, doch die bekommst du später ohne Kampf. Führ sie zum Ritter im Ring: Dann ziehen alle fünf gemeinsam.
rheingold-lesson-storm = Eine freie Burg braucht zwei Ritter je Schwert. Rheinfels hat eines: Stürme sie mit zwei Rittern. Diese bleiben als Besatzung in der Burg.
rheingold-lesson-shield = Leg einen zufällig gezogenen Schild hinein: Er kämpft wie 0 bis 3 Ritter. Nur du siehst ihn.
rheingold-lesson-end = Dein Schild zählt wie zwei Ritter. Du musst nicht alle Bewegungen nutzen: Beende den Zug.
rheingold-lesson-held = { $rival } hat Rheinfels mit vier Rittern gestürmt und alle verloren. Eine fremde Burg kostet doppelt so viel wie Ritter und Schild zusammen: hier acht.
rheingold-lesson-march = Du hast 1 gewürfelt. Dort wartet noch dein Ritter, also kam keiner. Führ drei zum Ring.
rheingold-lesson-front = { $rival } hat hier drei Ritter, und drei reichen nicht. Greif von zwei Seiten an: zuerst mit deinen dreien.
rheingold-lesson-second-front = Nun der eine aus dem Startgebiet 3: Zusammen schlagen vier die drei.
rheingold-lesson-garrison = { $rival } hat Maus erobert. Dein Schild hält Rheinfels allein: Führ beide Ritter heraus.
rheingold-lesson-join = Führ sie weiter, zu den anderen vieren.
rheingold-lesson-last = Die Partie endet, wenn nur noch eine Burg frei ist. Zwei sind es: Wer eine erobert, bekommt beide. Erobere Liebenstein mit sechs Rittern.
rheingold-lesson-won = Damit gehört auch Katz, die letzte Burg, dir. Du gewinnst mit { $own } zu { $best } Schwertern.

## Warnungen für Anfänger

rheingold-warn-storm = Der Schild kann { $value } wert sein: Dann { $count ->
    [one] kehrt dein Ritter
   *[other] kehren deine { $count } Ritter
} in den Vorrat zurück.
rheingold-warn-end = In diesem Zug kannst du noch { $castle } erobern.
rheingold-warn-castle = { $player } kann im nächsten Zug { $castle } erobern.
rheingold-warn-army = { $player } kann im nächsten Zug deine { $count } Ritter auf { $place } schlagen.

## Rivals

rheingold-rival-stormer = Wulf
rheingold-rival-stormer-about = erstürmt Burgen früh
rheingold-rival-keeper = Hilda
rheingold-rival-keeper-about = lässt starke Besatzungen in ihren Burgen
rheingold-rival-hoarder = Konrad
rheingold-rival-hoarder-about = sammelt ein großes Heer, bevor er stürmt
