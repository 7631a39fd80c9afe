### Deutsch. Richelieu.

## Spielmaterial. Die Provinzen heißen, wie es auf den Karten steht.

richelieu-province-BOU = Bourgogne
richelieu-province-BRE = Bretagne
richelieu-province-CHA = Champagne
richelieu-province-NOR = Normandie
richelieu-province-LAN = Languedoc
richelieu-province-PRO = Provence
richelieu-province-ANJ = Anjou
richelieu-province-BRB = Bourbon
richelieu-province-AUV = Auvergne
richelieu-symbol-sword = Schwert
richelieu-symbol-cross = Kreuz
richelieu-symbol-tower = Turm
richelieu-disc-return = Rückhol-Plättchen (holt einen Marker zurück)
richelieu-card-2 = { $province }, zwei Wappen
richelieu-card-1 = { $province }, ein Wappen
richelieu-card-s = { $province } mit Schwert
richelieu-card-c = { $province } mit Kreuz
richelieu-card-t = { $province } mit Turm

## Der Tisch

richelieu-legend-two = zwei Wappen
richelieu-legend-disc = Plättchen
richelieu-legend-marker = Marker
richelieu-legend-possible = möglich
richelieu-holdings-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
richelieu-holdings-markers = Marker: Vorrat { $reserve }, Karten { $placed }, Schachtel { $box }
richelieu-holdings-discs = { $count ->
    [0] kein Plättchen
   *[other] { $count } Plättchen
}
richelieu-holdings-known = { $discs }: { $names }
richelieu-holdings-returned = { $count } Rückhol-Plättchen gespielt
richelieu-tally-points = Punkte
richelieu-tally-out = liegt aus
richelieu-score-total = Punkte
richelieu-score-cards = Gleichstand: Karten
richelieu-score-columns = Je Spieler: Anzahl, Punkte für die meisten, Zuschlag oder Abzug.

## Der Tisch, Zeile für Zeile gelesen

richelieu-plain-row = Reihe { $row }: { $cards }.
richelieu-plain-empty = leer
richelieu-plain-possible = möglich
richelieu-plain-disc = Plättchen
richelieu-plain-marker = Marker ({ $player })
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count }, führt
richelieu-plain-out = noch auf dem Tisch { $count }
richelieu-plain-points = Punkte, wenn die Partie jetzt endete: { $points }.
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

## Was gefragt ist

richelieu-phase-take = { $player }: Nimm eine Karte vom Ende einer Reihe.
richelieu-phase-second = { $player }: Willst du eine zweite Karte derselben Provinz nehmen?
richelieu-phase-pay = { $player }: Auf { $cell } hat { $owner } einen Marker. Womit zahlst du?
richelieu-question-pay = { $player }: Zahle für { $cell } { $sources ->
    [reserve] aus dem Vorrat.
    [cards] von einer Karte mit deinem Marker (antippen).
   *[both] von einer Karte mit deinem Marker (antippen) oder aus dem Vorrat.
}
richelieu-phase-place = { $player }: Willst du eine Karte markieren? (@ vor dem Feld; - für nein)
richelieu-question-place = { $player }: Willst du eine Karte markieren?
richelieu-question-move = { $player }: Willst du einen deiner Marker versetzen?
richelieu-phase-move = { $player }: Lege den Marker von { $cell } auf eine andere Karte.
richelieu-waiting-take = { $player } wählt eine Karte.
richelieu-waiting-second = { $player } darf eine zweite Karte nehmen.
richelieu-waiting-pay = { $player } zahlt für { $cell }.
richelieu-waiting-place = { $player } darf eine Karte markieren.
richelieu-waiting-move = { $player } darf einen Marker versetzen.

## Was man tun kann

richelieu-can-take = { $cell } nehmen ({ $card })
richelieu-can-regain = deinen Marker zurücknehmen
richelieu-can-must-pay = kostet einen Marker ({ $owner } bekommt den eigenen zurück)
richelieu-can-return = ein Rückhol-Plättchen spielen
richelieu-can-none-take = passen
richelieu-can-none-second = keine zweite Karte
richelieu-can-none-place = kein Marker
richelieu-can-pay-reserve = aus dem Vorrat
richelieu-can-pay-card = dein Marker auf { $cell } ({ $card })
richelieu-can-place = { $cell } markieren ({ $card })
richelieu-can-lift = deinen Marker von { $cell } aufnehmen ({ $card })
richelieu-can-move = auf { $cell } legen ({ $card })

## Was ein Spieler getan hat; sein Name steht davor

richelieu-did-take = nimmt { $cell } ({ $card })
richelieu-did-name = will { $cell } ({ $card }), wo { $owner } einen Marker hat
richelieu-did-disc = bekommt das Plättchen
richelieu-did-regain = bekommt den Marker zurück
richelieu-did-owner-regains = { $owner } bekommt den Marker zurück
richelieu-did-return = spielt ein Rückhol-Plättchen
richelieu-did-none-take = passt, weil keine Karte zu nehmen ist
richelieu-did-none-second = nimmt keine zweite Karte
richelieu-did-none-place = setzt keinen Marker
richelieu-did-pay-reserve = zahlt aus dem Vorrat
richelieu-did-pay-card = zahlt mit dem Marker von { $cell }
richelieu-did-place = markiert { $cell }
richelieu-did-lift = nimmt den Marker von { $cell } auf
richelieu-did-move = legt ihn auf { $cell }
richelieu-found-disc = Dein neues Plättchen, nur für deine Augen: { $disc }.

## Ein Zug, der kommen mag, in jeder Phase

richelieu-step-take = { $cell } nehmen
richelieu-step-place = { $cell } markieren
richelieu-step-lift = Marker von { $cell } aufnehmen
richelieu-step-reserve = aus dem Vorrat zahlen
richelieu-step-return = ein Rückhol-Plättchen spielen
richelieu-step-none = nichts weiter

## Warum etwas nicht geht

richelieu-why-gone = Die Karte auf { $cell } ist schon weg.
richelieu-why-not-at-end = Karten nimmst du nur von den Enden einer Reihe. In dieser sind das { $left } und { $right }.
richelieu-why-cannot-pay = Auf { $cell } hat { $owner } einen Marker, und alle deine Marker sind in der Schachtel: Du hast keinen zum Zahlen.
richelieu-why-cannot-pay-yet = Auf { $cell } hat { $owner } einen Marker, und alle deine Marker sind in der Schachtel. Dein Rückhol-Plättchen brächte einen zurück.
richelieu-why-second-province = { $cell } gehört zu einer anderen Provinz: Die zweite Karte muss wie die erste aus { $province } sein.
richelieu-why-second-two-crests = { $cell } zeigt zwei Wappen. Die erste und die zweite Karte dürfen nur je eines zeigen.
richelieu-why-no-second-two-taken = Du hast schon zwei Karten genommen; eine dritte gibt es nie.
richelieu-why-no-second-two-crests = Nach einer Karte mit zwei Wappen gibt es keine zweite.
richelieu-why-no-second-done = In diesem Zug nimmst du keine Karte mehr.
richelieu-why-must-take = Wenn du eine Karte nehmen kannst, musst du es tun.
richelieu-why-card-first = Zuerst nimmst du eine Karte; der Marker kommt danach.
richelieu-why-no-first-marker = In dieser Partie gibt es im allerersten Zug keinen Marker (eigene Regel).
richelieu-why-marked = Auf { $cell } hat { $owner } schon einen Marker.
richelieu-why-marked-by-you = Auf { $cell } liegt schon dein Marker.
richelieu-why-no-marker = Alle deine Marker sind in der Schachtel: Du hast keinen zum Legen.
richelieu-why-no-reserve = Du hast keinen Marker im Vorrat. Du darfst einen versetzen: Wähle zuerst die Karte, auf der er liegt.
richelieu-why-enough-on-cards = Nur { $count } deiner Marker dürfen zugleich auf Karten liegen. Du darfst einen versetzen: Wähle zuerst die Karte, auf der er liegt.
richelieu-why-lift-none = Auf { $cell } liegt kein Marker von dir.
richelieu-why-lift-reserve = Du darfst einen Marker nur versetzen, wenn du keinen aus dem Vorrat legen kannst.
richelieu-why-move-now = Der Marker, den du von { $cell } aufgenommen hast, muss jetzt auf eine andere Karte.
richelieu-why-move-elsewhere = Der Marker lag auf { $cell }: Er muss auf eine andere Karte.
richelieu-why-pay-now = Du willst { $cell }: Jetzt musst du mit einem Marker zahlen.
richelieu-why-pay-reserve = Du hast keinen Marker im Vorrat: Zahle mit einem, der auf einer Karte liegt.
richelieu-why-pay-card = Für { $pending } zahlst du mit einem eigenen Marker, und auf { $cell } liegt keiner von dir.
richelieu-why-nothing-to-pay = Jetzt ist nichts zu zahlen.
richelieu-why-return-between = Das geht nicht, während du zahlst oder einen Marker versetzt.
richelieu-why-return-none = Du hast kein Rückhol-Plättchen.
richelieu-why-return-box = Keiner deiner Marker ist in der Schachtel.

## Das Ende

richelieu-verdict-won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
   *[other] { $names } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
}
richelieu-verdict-fewest-cards = Gleichstand bei den Punkten: Es gewinnt, wer die wenigsten Karten hat.
richelieu-verdict-shared = Gleichstand bei Punkten und Karten: Der Sieg wird geteilt.

## Die Regeln in Kürze

richelieu-rules-goal = Wer die meisten Wappen einer Provinz hat, bekommt für jedes davon einen Punkt; ebenso bei jedem Symbol. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die wenigsten Karten hat.
richelieu-rules-duel = Duell: Bei Gleichstand an der Spitze punktet niemand. Provinzen und Symbole, von denen du keine Karte hast, kosten dich je 5 Punkte.
richelieu-rules-court-two = Hof: Bei Gleichstand an der Spitze punkten beide. Jede Provinz, von der du keine Karte hast, kostet dich 5 Punkte.
richelieu-rules-court-many = Hof: Bei Gleichstand an der Spitze punkten alle, die gleichauf liegen. Jede Provinz, von der du eine Karte hast, bringt dir 2 Punkte.
richelieu-rules-last-row = Die Partie endet, sobald nur noch in einer Reihe Karten liegen.
richelieu-rules-take = Nimm eine Karte vom linken oder rechten Ende einer Reihe.
richelieu-rules-second = Eine zweite Karte derselben Provinz darf folgen, wenn beide nur ein Wappen zeigen, aber nicht im allerersten Zug der Partie.
richelieu-rules-marker = Danach darfst du eine Karte markieren. Wer eine Karte mit fremdem Marker nimmt, zahlt dafür einen eigenen Marker, aus dem Vorrat oder von einer Karte, in die Schachtel; der fremde geht zurück in den Vorrat. Zu viert dürfen höchstens zwei deiner Marker zugleich auf Karten liegen.
richelieu-rules-opening = Eigene Regel: Der allererste Zug der Partie endet mit seiner Karte, ohne Marker.
richelieu-rules-disc = Liegt auf deiner Karte ein Plättchen, so gehört es dir; nur du darfst es ansehen. Sein Wappen oder Symbol zählt am Ende, aber ein Plättchen ist keine Karte.
richelieu-rules-return = Ein Rückhol-Plättchen (*) holt dir in deinem Zug einen Marker aus der Schachtel zurück.
richelieu-notation-card = Karten: BOU2 zwei Wappen, BOU1 ein Wappen, BOUs, BOUc, BOUt ein Wappen und Schwert, Kreuz, Turm. In der Wertung zeigt ein Stern, wer gerade vorn liegt.
richelieu-notation-tokens = Aktionen: B12 nehmen, @B12 markieren, ^B12 den Marker aufnehmen oder damit zahlen, R aus dem Vorrat zahlen, * Rückhol-Plättchen, - nichts weiter.
richelieu-notation-line = Mehrere Aktionen passen auf eine Zeile: C3 - @A7. Eine Zahl wählt aus der Liste.

## Rückblick auf ein aufgezeichnetes Spiel: der Befehl `review`

richelieu-review-unit = Kosten und Vorsprung in Punkten. Vorsprung heißt: der erwartete Abstand zum besten Gegner.
richelieu-review-graph = Punkte vor dem besten Gegner
richelieu-review-lack-loses-own = weil einem selbst eine Karte davon fehlt
richelieu-review-lack-loses-rival = weil der Gegner eine Karte davon hat
richelieu-review-lack-gains-own = weil man selbst eine Karte davon hat
richelieu-review-lack-gains-rival = weil dem Gegner eine Karte davon fehlt
richelieu-review-lack-end = weil { $player } keine Karte davon hat
richelieu-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } Punkt
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } Punkten
}
richelieu-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } Punkt
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } Punkte
}

## Richelieu im Browser

richelieu-web-board = Die Karten auf dem Tisch
richelieu-web-row = Reihe { $row }
richelieu-web-pending = wird gerade bezahlt
richelieu-web-lifted = ihr Marker ist aufgenommen
richelieu-web-acted = letzte Aktion: { $player }
richelieu-web-crests = { $count } Wappen
richelieu-web-in-all = Wappen insgesamt: { $count }
richelieu-web-to-move = am Zug
richelieu-web-you = du
richelieu-web-no-card = Noch keine Karte.
richelieu-web-reserve = im Vorrat
richelieu-web-on-cards = auf Karten
richelieu-web-box = in der Schachtel
richelieu-web-discs = Plättchen
richelieu-web-face-down = { $count } verdeckt
richelieu-web-peek = Meine Plättchen ansehen
richelieu-web-cover = Wieder verdecken
richelieu-web-tally = Der Stand bisher
richelieu-web-points-now = Wäre jetzt Schluss
richelieu-web-discs-not-counted = Deine verdeckten Plättchen sind hier nicht mitgezählt.
richelieu-web-category = Wappen oder Symbol
richelieu-web-leads = führt
richelieu-web-safe = nicht mehr einzuholen
richelieu-web-scores = Die Wertung
richelieu-web-why = Warum?
richelieu-web-why-has = { $player }: { $count }
richelieu-web-why-disc = { $player }: { $count }, davon ein Plättchen
richelieu-web-why-most = { $player } hat am meisten und bekommt so viele Punkte: { $points }.
richelieu-web-why-tied = Gleichstand an der Spitze: Niemand punktet.
richelieu-web-why-shared = Gleichstand an der Spitze: { $names } bekommen je { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
richelieu-web-why-nobody = Das hat niemand.
richelieu-web-why-lacking = { $player } hat keine Karte davon, und ein Plättchen hilft nicht: { $points }.
richelieu-web-why-present = { $player } hat eine Karte davon: { $points }.
richelieu-web-why-cards = Bei Gleichstand gewinnt, wer die wenigsten Karten hat.
richelieu-web-all-taken = Alle Karten sind genommen.

## Im Browser: was alle Seiten gemeinsam haben

richelieu-name = Richelieu
richelieu-credit = Richelieu ist ein Spiel von Michael Schacht.

## Im Browser: die Startseite

richelieu-about = Nimm Karten von den Enden der Reihen. Karten, die du markierst, kosten den Gegner einen Marker. Sammle die meisten Wappen und Symbole. Etwa 20 Minuten.
richelieu-scene = Die Zahl auf einer Karte sagt, wie viele Wappen ihre Provinz insgesamt hat.
richelieu-option-edition = Ausgabe
richelieu-option-edition-duel = Duell
richelieu-option-edition-duel-about = Für zwei. Bei Gleichstand an der Spitze punktet niemand, und Provinzen und Symbole, von denen du keine Karte hast, kosten dich je 5 Punkte.
richelieu-option-edition-court = Hof
richelieu-option-edition-court-about = Für zwei bis vier. Bei Gleichstand an der Spitze punkten alle, die gleichauf liegen, und ein fehlendes Symbol kostet nichts. Zu zweit kostet jede Provinz, von der du keine Karte hast, 5 Punkte; zu dritt und zu viert bringt jede, von der du eine hast, 2 Punkte.
richelieu-option-ending = Gespielt wird
richelieu-option-ending-full = bis zur letzten Karte
richelieu-option-ending-full-about = Alle Karten werden genommen, und alle zählen.
richelieu-option-ending-last-row = bis zur letzten Reihe
richelieu-option-ending-last-row-about = Eine kürzere Partie zu zweit: Sie endet, sobald nur noch eine Reihe übrig ist; deren Karten zählen für niemanden.
richelieu-option-opening = Im ersten Zug der Partie
richelieu-option-opening-marker = eine Karte, dann auf Wunsch ein Marker
richelieu-option-opening-marker-about = Die veröffentlichte Regel.
richelieu-option-opening-no-marker = kein Marker im ersten Zug (eigene Regel)
richelieu-option-opening-no-marker-about = Unsere eigene Regel, nicht aus dem veröffentlichten Spiel: Der allererste Zug endet mit seiner Karte. Das macht Duelle fast ausgeglichen.

## Im Browser: die Regeln

richelieu-example-ends = Im ersten Zug darfst du nur Karten von den Enden der Reihen nehmen: { $all }.
richelieu-example-payment = Du willst { $first }, auf der ein Marker deines Gegners liegt. Du zahlst mit einem Marker aus deinem Vorrat oder mit dem, der auf { $second } liegt.
richelieu-example-second = Die erste Karte deines Zuges lag auf { $first }. Die auf { $second } ist aus derselben Provinz, und beide zeigen nur ein Wappen: Sie darf die zweite sein.
richelieu-example-marker = Dein Marker liegt auf { $first }. Für diese Karte zahlst du nichts, dein Gegner schon.
richelieu-example-disc = Auf { $first }, am Ende der Reihe, liegt ein Plättchen. Wer die Karte nimmt, nimmt auch das Plättchen, und niemand sonst sieht es.
richelieu-example-score = Der Stand am Ende einer Partie. Wer in einer Zeile am meisten hat, bekommt so viele Punkte; haben beide gleich viel, bekommt niemand etwas. Eine 0 kostet 5 Punkte.

## Das geführte erste Spiel

richelieu-lesson-goal = Du gewinnst mit den meisten Punkten. Hast du von einer Provinz die meisten Wappen, bringt jedes einen Punkt. Die Zahl auf der Karte: So viele hat die ganze Provinz.
richelieu-lesson-take = Du nimmst eine Karte vom Ende einer Reihe. Nimm diese Bourgogne.
richelieu-lesson-crests = Sieh dir die umrandeten Karten an. Bourgogne ist ein großes Wappen. Bei Bretagne trennt ein Strich in der Mitte zwei. Tippe eine halb verdeckte Karte an, um sie ganz zu sehen.
richelieu-lesson-second = Nach einer Karte mit einem Wappen darfst du eine zweite derselben Provinz nehmen. Auch sie darf nur eines zeigen: Nimm sie.
richelieu-lesson-marker = { $rival } sammelt Bretagne. Markiere diese Karte: { $rival } muss dann einen Marker dafür zahlen.
richelieu-lesson-paid = { $rival } hat sie genommen und dafür einen Marker in die Schachtel gelegt. Deiner kam zurück.
richelieu-lesson-turn = Ein Zug ist eine Karte, oder zwei derselben Provinz mit je einem Wappen. Danach darfst du eine beliebige Karte markieren.
richelieu-lesson-blocked = Das Plättchen hier ist ein verdecktes Wappen oder Symbol oder holt einen Marker zurück. { $rival } hat die Karte markiert. Nimm sie trotzdem.
richelieu-lesson-pay = Sie kostet dich einen Marker. Zahle aus deinem Vorrat.
richelieu-lesson-disc = Das Plättchen der Karte gehört dir: noch ein Wappen der Bourgogne. Nur du weißt es. Beende den Zug ohne Marker.
richelieu-lesson-tally = Der Stand zeigt, wer am meisten hat. Bei Gleichstand punktet niemand: Sieh dir Normandie an. Auch bei jedem Symbol, Schwert, Kreuz und Turm, punktet, wer am meisten hat.
richelieu-lesson-none = Provinzen und Symbole, von denen du keine Karte hast, kosten je 5 Punkte. Dir fehlt Champagne: Nimm diese Karte.
richelieu-lesson-guard = Markiere dieses Anjou: { $rival } muss dann noch einen Marker dafür zahlen.
richelieu-lesson-last = Zwölf weitere Karten sind weg, zwei sind übrig. Beide sind Anjou, und dort steht es gleich: Nimm beide.
richelieu-lesson-end = Jetzt werden alle Plättchen aufgedeckt, und auch { $rival } zählt seine mit. Du gewinnst mit { $own } zu { $best } Punkten. Spiel nun eine ganze Partie.

## Warnungen für Anfänger

richelieu-warn-take = Danach kann { $player } { $cell } nehmen und { $category } sicher gewinnen.
richelieu-warn-pay = Danach kann { $player } für { $cell } zahlen und { $category } sicher gewinnen.
richelieu-warn-nothing = Diese Karte bringt dir keine Punkte. Dort ist nicht mehr einzuholen: { $names }.
richelieu-warn-last = Das ist dein letzter Marker: Danach kannst du für keine Karte mehr zahlen.
richelieu-remind-last = { $category }: Du hast noch keine Karte davon. { $count ->
    [one] Die letzte, { $cell }, kannst du jetzt nehmen.
   *[other] Nur { $count } liegen noch aus, und { $cell } kannst du jetzt nehmen.
} Am Ende ist eine davon { $points } Punkte wert.

## Rivals

richelieu-rival-racer = Colette
richelieu-rival-racer-about = nimmt Punkte sofort und markiert wenig
richelieu-rival-hoarder = Armand
richelieu-rival-hoarder-about = hält seine Marker im Vorrat
richelieu-rival-planner = Madeleine
richelieu-rival-planner-about = markiert Karten weit innen in den Reihen, für später
richelieu-rival-collector = Gaston
richelieu-rival-collector-about = sammelt Doppelwappen weniger Provinzen
