### Italiano. Richelieu.

## Pezzi. Le province portano il nome stampato sulle carte.

richelieu-province-BOU = Bourgogne
richelieu-province-BRE = Bretagne
richelieu-province-CHA = Champagne
richelieu-province-NOR = Normandie
richelieu-province-LAN = Languedoc
richelieu-province-PRO = Provence
richelieu-province-ANJ = Anjou
richelieu-province-BRB = Bourbon
richelieu-province-AUV = Auvergne
richelieu-symbol-sword = spada
richelieu-symbol-cross = croce
richelieu-symbol-tower = torre
richelieu-disc-return = riprendi il segnaposto
richelieu-card-2 = { $province }, due stemmi
richelieu-card-1 = { $province }, uno stemma
richelieu-card-s = { $province } con spada
richelieu-card-c = { $province } con croce
richelieu-card-t = { $province } con torre

## Il tavolo

richelieu-legend-two = due stemmi
richelieu-legend-disc = gettone
richelieu-legend-marker = segnaposto
richelieu-legend-possible = ammessa
richelieu-holdings-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
richelieu-holdings-markers = segnaposto: { $reserve } riserva, { $placed ->
    [one] { $placed } posato
   *[other] { $placed } posati
}, { $box } fuori
richelieu-holdings-discs = { $count ->
    [0] 0 gettoni
    [one] { $count } gettone
   *[other] { $count } gettoni
}
richelieu-holdings-known = { $discs }: { $names }
richelieu-holdings-returned = { $count ->
    [one] { $count } ripresa giocata
   *[other] { $count } riprese giocate
}
richelieu-tally-points = punti
richelieu-tally-out = in gioco
richelieu-score-total = Punti
richelieu-score-cards = Carte
richelieu-score-columns = Quanti, punti per il maggior numero, punti per avere o non avere carte.

## Il tavolo letto riga per riga

richelieu-plain-row = Fila { $row }: { $cards }.
richelieu-plain-empty = vuota
richelieu-plain-possible = ammessa
richelieu-plain-disc = gettone
richelieu-plain-marker = segnaposto di { $player }
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count }, in testa
richelieu-plain-out = ancora sul tavolo { $count }
richelieu-plain-points = Punti se la partita finisse ora: { $points }.
richelieu-plain-worth = { $player } ne ha { $count }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
richelieu-plain-total = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.

## Che cosa si chiede

richelieu-phase-take = { $player }: prendi una carta all’estremità di una fila.
richelieu-phase-second = { $player }: prendi una seconda carta della stessa provincia?
richelieu-phase-pay = { $player }: { $cell } porta un segnaposto di { $owner }. Con che cosa paghi?
richelieu-phase-place = { $player }: segni una carta? (@ prima della casella; - per no)
richelieu-question-place = { $player }: segni una carta?
richelieu-phase-move = { $player }: posa il segnaposto di { $cell } su un’altra carta.

## Che cosa si può fare

richelieu-can-take = prendere { $cell } ({ $card })
richelieu-can-regain = riprendi il tuo segnaposto
richelieu-can-must-pay = pagare un segnaposto ({ $owner } riprende il suo)
richelieu-can-return = giocare un gettone di ripresa
richelieu-can-none-take = passare
richelieu-can-none-second = nessuna seconda carta
richelieu-can-none-place = nessun segnaposto
richelieu-can-pay-reserve = dalla riserva
richelieu-can-pay-card = il tuo segnaposto su { $cell } ({ $card })
richelieu-can-place = segnare { $cell } ({ $card })
richelieu-can-lift = togliere il tuo segnaposto da { $cell } ({ $card })
richelieu-can-move = posarlo su { $cell } ({ $card })

## Che cosa ha fatto un giocatore; davanti sta il suo nome

richelieu-did-take = prende { $cell } ({ $card })
richelieu-did-name = vuole { $cell } ({ $card }), segnata da { $owner }
richelieu-did-disc = riceve il gettone
richelieu-did-regain = riprende il segnaposto
richelieu-did-owner-regains = { $owner } riprende il segnaposto
richelieu-did-return = gioca un gettone di ripresa
richelieu-did-none-take = passa, non può prendere carte
richelieu-did-none-second = nessuna seconda carta
richelieu-did-none-place = nessun segnaposto
richelieu-did-pay-reserve = paga dalla riserva
richelieu-did-pay-card = paga con il segnaposto su { $cell }
richelieu-did-place = segna { $cell }
richelieu-did-lift = toglie il segnaposto da { $cell }
richelieu-did-move = lo posa su { $cell }
richelieu-found-disc = Il tuo nuovo gettone, solo per i tuoi occhi: { $disc }.

## Un’azione che può venire, in qualsiasi fase

richelieu-step-take = prendere { $cell }
richelieu-step-place = segnare { $cell }
richelieu-step-lift = segnaposto da { $cell }
richelieu-step-reserve = pagare dalla riserva
richelieu-step-return = gettone di ripresa
richelieu-step-none = niente altro

## Perché qualcosa non è possibile

richelieu-why-gone = La carta di { $cell } è già stata presa.
richelieu-why-not-at-end = Le carte si prendono alle estremità di una fila. Qui sono { $left } e { $right }.
richelieu-why-cannot-pay = { $cell } porta un segnaposto di { $owner }, e tutti i tuoi sono nella scatola: non hai con che pagare.
richelieu-why-cannot-pay-yet = { $cell } porta un segnaposto di { $owner }, e tutti i tuoi sono nella scatola. Il tuo gettone di ripresa ne riporterebbe uno.
richelieu-why-second-province = { $cell } è di un’altra provincia: la seconda carta dev’essere di { $province }, come la prima.
richelieu-why-second-two-crests = { $cell } mostra due stemmi. La prima e la seconda carta devono mostrarne uno solo.
richelieu-why-no-second-two-taken = Hai preso due carte, e una terza non c’è mai.
richelieu-why-no-second-two-crests = Dopo una carta con due stemmi non c’è una seconda carta.
richelieu-why-no-second-done = In questo turno hai finito di prendere carte.
richelieu-why-must-take = Devi prendere una carta, se puoi.
richelieu-why-card-first = Prima prendi una carta; il segnaposto viene dopo.
richelieu-why-marked = { $cell } porta già un segnaposto di { $owner }.
richelieu-why-marked-by-you = { $cell } porta già il tuo segnaposto.
richelieu-why-no-marker = Tutti i tuoi segnaposto sono nella scatola: non ne hai da posare.
richelieu-why-no-reserve = Non hai segnaposto in riserva. Puoi spostarne uno: scegli prima una carta che lo porta.
richelieu-why-enough-on-cards = Solo { $count } dei tuoi segnaposto possono stare su carte. Puoi spostarne uno: scegli prima una carta che lo porta.
richelieu-why-move-now = Il segnaposto tolto da { $cell } va posato ora su un’altra carta.
richelieu-why-move-elsewhere = Il segnaposto viene da { $cell }: va posato su un’altra carta.
richelieu-why-pay-now = Hai nominato { $cell }: ora devi pagare un segnaposto.
richelieu-why-pay-reserve = Non hai segnaposto in riserva: paga con uno che sta su una carta.
richelieu-why-pay-card = { $pending } si paga con un tuo segnaposto, e su { $cell } non ce n’è.
richelieu-why-nothing-to-pay = Ora non c’è niente da pagare.
richelieu-why-return-between = Non mentre paghi o sposti un segnaposto.
richelieu-why-return-none = Non hai gettoni di ripresa.
richelieu-why-return-box = Nessuno dei tuoi segnaposto è nella scatola.

## La fine

richelieu-verdict-won = { $count ->
    [one] { $names } vince con { $points } punti.
   *[other] { $names } si dividono la vittoria con { $points } punti.
}
richelieu-verdict-fewest-cards = In più d’uno hanno gli stessi punti: ha deciso il minor numero di carte.
richelieu-verdict-shared = Pari i punti e pari le carte: la vittoria è condivisa.

## Le regole in breve

richelieu-rules-goal = Chi ha più stemmi di una provincia, o più di un simbolo, segna quel numero di punti; nel conteggio un asterisco mostra chi è. Vince chi ha più punti; a parità, chi ha meno carte.
richelieu-rules-duel = A pari merito in testa, nessuno segna. Ogni provincia e ogni simbolo di cui non hai carte costa 5 punti.
richelieu-rules-court-two = A pari merito in testa, segnano entrambi. Ogni provincia di cui non hai carte costa 5 punti.
richelieu-rules-court-many = A pari merito in testa, ognuno segna. Ogni provincia di cui hai una carta porta 2 punti.
richelieu-rules-last-row = La partita finisce appena una sola fila ha ancora carte.
richelieu-rules-take = Prendi una carta all’estremità sinistra o destra di una fila.
richelieu-rules-second = Può seguire una seconda carta della stessa provincia, se entrambe hanno un solo stemma.
richelieu-rules-marker = Poi puoi segnare una carta. Chi prende una carta con il segnaposto di un altro paga un proprio segnaposto, che va nella scatola.
richelieu-rules-disc = Il gettone sulla carta è tuo; solo tu lo guardi. Conta alla fine.
richelieu-rules-return = Un gettone di ripresa riporta un segnaposto dalla scatola, nel tuo turno (*).
richelieu-notation-card = Carte: BOU2 due stemmi, BOU1 uno stemma, BOUs, BOUc, BOUt uno stemma e spada, croce, torre.
richelieu-notation-tokens = Mosse: B12 prendere, @B12 segnare, ^B12 togliere o pagare da lì, R pagare dalla riserva, * gettone di ripresa, - niente altro.
richelieu-notation-line = Più mosse stanno su una riga: C3 - @A7. Un numero sceglie dall’elenco.

## Uno sguardo indietro a una partita registrata: il comando `review`

richelieu-review-unit = Costi e vantaggi sono punti. Il vantaggio è quello che ci si può attendere sul miglior rivale.
richelieu-review-graph = punti di vantaggio sul miglior rivale

## Richelieu nel browser

richelieu-web-board = Le carte sul tavolo
richelieu-web-row = Fila { $row }
richelieu-web-pending = la si sta pagando
richelieu-web-lifted = il suo segnaposto è sollevato
richelieu-web-crests = { $count ->
    [one] { $count } stemma
   *[other] { $count } stemmi
}
richelieu-web-in-all = stemmi in tutto: { $count }
richelieu-web-holdings = I giocatori
richelieu-web-to-move = di turno
richelieu-web-you = tu
richelieu-web-no-card = Ancora nessuna carta.
richelieu-web-markers = Segnaposto
richelieu-web-reserve = in riserva
richelieu-web-on-cards = su carte
richelieu-web-box = nella scatola
richelieu-web-discs = Gettoni
richelieu-web-face-down = { $count ->
    [one] { $count } coperto
   *[other] { $count } coperti
}
richelieu-web-peek = Guarda i miei gettoni
richelieu-web-cover = Coprili di nuovo
richelieu-web-choices = Che altro puoi fare
richelieu-web-tally = Il conteggio in corso
richelieu-web-category = Stemmi o simbolo
richelieu-web-leads = in testa
richelieu-web-safe = non si può più raggiungere
richelieu-web-scores = Il punteggio
richelieu-web-why = Perché?
richelieu-web-why-has = { $player }: { $count }
richelieu-web-why-disc = { $player }: { $count }, di cui uno è un gettone
richelieu-web-why-most = { $player } ne ha di più e segna quel numero: { $points }.
richelieu-web-why-tied = Parità in testa: nessuno segna.
richelieu-web-why-shared = Parità in testa: { $names } segnano { $points } ciascuno.
richelieu-web-why-nobody = Nessuno ne ha.
richelieu-web-why-lacking = { $player } non ne ha carte, e un gettone non basta: { $points }.
richelieu-web-why-present = { $player } ne ha una carta: { $points }.
richelieu-web-why-cards = A parità vince chi ha meno carte.
richelieu-web-all-taken = Tutte le carte sono state prese.

## The browser client: what all pages share

richelieu-name = Richelieu

## The browser client: the first page

richelieu-about = Prendi carte alle estremità di quattro file, segna quelle che vuoi e ottieni la maggioranza di stemmi e simboli. Circa 20 minuti.
richelieu-option-edition = Edizione
richelieu-option-edition-duel = Duello
richelieu-option-edition-court = Corte
richelieu-option-ending = La partita finisce
richelieu-option-ending-full = quando tutte le carte sono prese
richelieu-option-ending-last-row = quando resta una sola fila

## Il client del browser: le regole

richelieu-example-ends = Il primo turno: si possono prendere solo le carte alle estremità delle file: { $all }.
richelieu-example-payment = Vuoi { $first }, su cui c’è un segnaposto del tuo avversario. Paghi con un segnaposto della tua riserva, o con quello che sta su { $second }.
richelieu-example-second = La prima carta del tuo turno stava su { $first }. Quella su { $second } è della stessa provincia, ed entrambe mostrano un solo stemma: può essere la seconda.
richelieu-example-marker = Il tuo segnaposto sta su { $first }. Per questa carta tu non devi pagare niente; il tuo avversario sì.
richelieu-example-disc = Su { $first }, all’estremità della sua fila, c’è un gettone. Chi prende la carta prende anche il gettone, e nessun altro lo vede.
richelieu-example-score = Il conteggio di una partita finita. Chi ha di più in una riga segna quel numero; se entrambi hanno lo stesso, nessuno segna. Uno 0 costa 5.
