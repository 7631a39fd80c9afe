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
richelieu-disc-return = gettone di recupero (riporta un segnalino)
richelieu-card-2 = { $province }, due stemmi
richelieu-card-1 = { $province }, uno stemma
richelieu-card-s = { $province } con spada
richelieu-card-c = { $province } con croce
richelieu-card-t = { $province } con torre

## Il tavolo

richelieu-legend-two = due stemmi
richelieu-legend-disc = gettone
richelieu-legend-marker = segnalino
richelieu-legend-possible = ammessa
richelieu-holdings-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
richelieu-holdings-markers = segnalini: { $reserve } riserva, { $placed ->
    [one] { $placed } messo
   *[other] { $placed } messi
}, { $box } scatola
richelieu-holdings-discs = { $count ->
    [0] nessun gettone
    [one] { $count } gettone
   *[other] { $count } gettoni
}
richelieu-holdings-known = { $discs }: { $names }
richelieu-holdings-returned = { $count ->
    [one] { $count } gettone di recupero giocato
   *[other] { $count } gettoni di recupero giocati
}
richelieu-tally-points = punti
richelieu-tally-out = sul tavolo
richelieu-score-total = Punti
richelieu-score-cards = Parità: carte
richelieu-score-columns = Quanti, punti per il maggior numero, punti per avere o non avere carte.

## Il tavolo letto riga per riga

richelieu-plain-row = Fila { $row }: { $cards }.
richelieu-plain-empty = vuota
richelieu-plain-possible = ammessa
richelieu-plain-disc = gettone
richelieu-plain-marker = segnalino di { $player }
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count }, in testa
richelieu-plain-out = ancora sul tavolo: { $count }
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
richelieu-phase-second = { $player }: vuoi prendere una seconda carta della stessa provincia?
richelieu-phase-pay = { $player }: su { $cell } c’è un segnalino di { $owner }. Con che cosa paghi?
richelieu-question-pay = { $player }: paga { $cell } { $sources ->
    [reserve] con un segnalino della riserva.
    [cards] da una carta con un tuo segnalino (toccala).
   *[both] da una carta con un tuo segnalino (toccala) o dalla riserva.
}
richelieu-phase-place = { $player }: vuoi mettere un segnalino? (@ prima della casella; - per no)
richelieu-question-place = { $player }: vuoi mettere un segnalino su una carta?
richelieu-question-move = { $player }: vuoi spostare uno dei tuoi segnalini?
richelieu-phase-move = { $player }: metti il segnalino tolto da { $cell } su un’altra carta.
richelieu-waiting-take = { $player } sceglie una carta.
richelieu-waiting-second = { $player } può prendere una seconda carta.
richelieu-waiting-pay = { $player } paga per { $cell }.
richelieu-waiting-place = { $player } può mettere un segnalino.
richelieu-waiting-move = { $player } può spostare un segnalino.

## Che cosa si può fare

richelieu-can-take = prendere { $cell } ({ $card })
richelieu-can-regain = riprendere il tuo segnalino
richelieu-can-must-pay = pagare un segnalino ({ $owner } riprende il suo)
richelieu-can-return = giocare un gettone di recupero
richelieu-can-none-take = passare
richelieu-can-none-second = non prendere una seconda carta
richelieu-can-none-place = non mettere segnalini
richelieu-can-pay-reserve = pagare con un segnalino della riserva
richelieu-can-pay-card = pagare con il tuo segnalino su { $cell } ({ $card })
richelieu-can-place = mettere un segnalino su { $cell } ({ $card })
richelieu-can-lift = togliere il tuo segnalino da { $cell } ({ $card }) per spostarlo
richelieu-can-move = metterlo su { $cell } ({ $card })

## Che cosa ha fatto un giocatore; davanti sta il suo nome

richelieu-did-take = prende { $cell } ({ $card })
richelieu-did-name = vuole { $cell } ({ $card }), dove c’è un segnalino di { $owner }
richelieu-did-disc = riceve il gettone
richelieu-did-regain = riprende il suo segnalino
richelieu-did-owner-regains = { $owner } riprende il suo segnalino
richelieu-did-return = gioca un gettone di recupero
richelieu-did-none-take = passa, non può prendere nessuna carta
richelieu-did-none-second = non prende una seconda carta
richelieu-did-none-place = non mette segnalini
richelieu-did-pay-reserve = paga con un segnalino della riserva
richelieu-did-pay-card = paga con il suo segnalino su { $cell }
richelieu-did-place = mette un segnalino su { $cell }
richelieu-did-lift = toglie il suo segnalino da { $cell }
richelieu-did-move = lo mette su { $cell }
richelieu-found-disc = Il tuo nuovo gettone, solo per i tuoi occhi: { $disc }.

## Un’azione che può venire, in qualsiasi fase

richelieu-step-take = prendere { $cell }
richelieu-step-place = mettere un segnalino su { $cell }
richelieu-step-lift = togliere il segnalino da { $cell }
richelieu-step-reserve = pagare con la riserva
richelieu-step-return = giocare un gettone di recupero
richelieu-step-none = nient’altro

## Perché qualcosa non è possibile

richelieu-why-gone = La carta su { $cell } è già stata presa.
richelieu-why-not-at-end = Si prendono solo le carte alle estremità di una fila. In questa sono { $left } e { $right }.
richelieu-why-cannot-pay = Su { $cell } c’è un segnalino di { $owner }, e tutti i tuoi sono nella scatola: non hai con che pagare.
richelieu-why-cannot-pay-yet = Su { $cell } c’è un segnalino di { $owner }, e tutti i tuoi sono nella scatola. Il tuo gettone di recupero te ne ridarebbe uno.
richelieu-why-second-province = { $cell } è di un’altra provincia: la seconda carta deve essere della stessa provincia della prima ({ $province }).
richelieu-why-second-two-crests = { $cell } mostra due stemmi. La prima e la seconda carta devono mostrarne ciascuna uno solo.
richelieu-why-no-second-two-taken = Hai già preso due carte; non se ne prendono mai tre.
richelieu-why-no-second-two-crests = Dopo una carta con due stemmi non c’è una seconda carta.
richelieu-why-no-second-done = Per questo turno hai finito di prendere carte.
richelieu-why-must-take = Se puoi prendere una carta, devi farlo.
richelieu-why-card-first = Prima prendi una carta; il segnalino viene dopo.
richelieu-why-no-first-marker = In questa partita non si mettono segnalini nel primissimo turno (una nostra regola).
richelieu-why-marked = Su { $cell } c’è già un segnalino di { $owner }.
richelieu-why-marked-by-you = Su { $cell } c’è già un tuo segnalino.
richelieu-why-no-marker = Tutti i tuoi segnalini sono nella scatola: non ne hai da mettere.
richelieu-why-no-reserve = Non hai segnalini in riserva, ma puoi spostarne uno: scegli prima la carta su cui si trova.
richelieu-why-enough-on-cards = Puoi avere solo { $count } segnalini su carte, ma puoi spostarne uno: scegli prima la carta su cui si trova.
richelieu-why-lift-none = Su { $cell } non c’è nessun tuo segnalino.
richelieu-why-lift-reserve = Puoi spostare un segnalino solo se non puoi metterne uno dalla riserva.
richelieu-why-move-now = Il segnalino tolto da { $cell } ora va messo su un’altra carta.
richelieu-why-move-elsewhere = Il segnalino viene da { $cell }: mettilo su un’altra carta.
richelieu-why-pay-now = Hai scelto { $cell }: ora devi pagare con un segnalino.
richelieu-why-pay-reserve = Non hai segnalini in riserva: paga con uno che si trova su una carta.
richelieu-why-pay-card = { $pending } si paga con un tuo segnalino, e su { $cell } non ne hai.
richelieu-why-nothing-to-pay = Ora non c’è niente da pagare.
richelieu-why-return-between = Non si può mentre paghi o sposti un segnalino.
richelieu-why-return-none = Non hai gettoni di recupero.
richelieu-why-return-box = Nessuno dei tuoi segnalini è nella scatola.

## La fine

richelieu-verdict-won = { $count ->
    [one] { $names } vince con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[other] { $names } si dividono la vittoria con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
richelieu-verdict-fewest-cards = A parità di punti vince chi ha meno carte.
richelieu-verdict-shared = Parità di punti e di carte: la vittoria è condivisa.

## Le regole in breve

richelieu-rules-goal = Chi ha più stemmi di una provincia segna un punto per ognuno; lo stesso vale per ogni simbolo. Vince chi ha più punti; a parità, chi ha meno carte.
richelieu-rules-duel = Duello: in caso di parità in testa non segna nessuno. Ogni provincia e ogni simbolo di cui non hai carte costa 5 punti.
richelieu-rules-court-two = Corte: in caso di parità in testa segnano entrambi. Ogni provincia di cui non hai carte costa 5 punti.
richelieu-rules-court-many = Corte: in caso di parità in testa segnano tutti i giocatori a pari merito. Ogni provincia di cui hai una carta porta 2 punti.
richelieu-rules-last-row = La partita finisce appena resta una sola fila con delle carte.
richelieu-rules-take = Prendi una carta all’estremità sinistra o destra di una fila.
richelieu-rules-second = Può seguire una seconda carta della stessa provincia, se entrambe hanno un solo stemma, ma non nel primissimo turno della partita.
richelieu-rules-marker = Poi puoi mettere un segnalino su una carta. Per prendere una carta con il segnalino di un altro si paga con uno dei propri, dalla riserva o da una carta, che va nella scatola; l’altro riprende il suo. In quattro puoi avere al massimo due segnalini alla volta sulle carte.
richelieu-rules-opening = Una nostra regola: il primissimo turno della partita finisce con la sua carta, senza segnalino.
richelieu-rules-disc = Se la carta che prendi porta un gettone, è tuo, e nessun altro lo vede. Il suo stemma o simbolo conta alla fine, ma un gettone non è una carta.
richelieu-rules-return = Un gettone di recupero, giocato nel tuo turno (*), ti ridà un segnalino dalla scatola.
richelieu-notation-card = Carte: BOU2 due stemmi, BOU1 uno stemma, BOUs, BOUc, BOUt uno stemma e spada, croce, torre. Nel conteggio, un asterisco mostra chi è in testa.
richelieu-notation-tokens = Mosse: B12 prendere, @B12 mettere un segnalino, ^B12 toglierlo o usarlo per pagare, R pagare con la riserva, * gettone di recupero, - nient’altro.
richelieu-notation-line = Si possono scrivere più mosse su una riga: C3 - @A7. Un numero sceglie dall’elenco.

## Uno sguardo indietro a una partita registrata: il comando `review`

richelieu-review-unit = Costi e vantaggi si contano in punti. Il vantaggio è il distacco atteso dal miglior avversario.
richelieu-review-graph = punti di vantaggio sul miglior avversario
richelieu-review-lack-loses-own = per non averne nessuna carta
richelieu-review-lack-loses-rival = perché il rivale ne ha una carta
richelieu-review-lack-gains-own = per averne una carta
richelieu-review-lack-gains-rival = perché il rivale non ne ha nessuna carta
richelieu-review-lack-end = perché { $player } non ne ha nessuna carta
richelieu-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } punto
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } punti
}
richelieu-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } punto
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } punti
}

## Richelieu nel browser

richelieu-web-board = Le carte sul tavolo
richelieu-web-row = Fila { $row }
richelieu-web-pending = in pagamento
richelieu-web-lifted = il suo segnalino è stato tolto
richelieu-web-acted = ultima azione di { $player }
richelieu-web-crests = { $count ->
    [one] { $count } stemma
   *[other] { $count } stemmi
}
richelieu-web-in-all = stemmi in tutto: { $count }
richelieu-web-to-move = è il suo turno
richelieu-web-you = tu
richelieu-web-no-card = Ancora nessuna carta.
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
richelieu-web-tally = Conteggio in corso
richelieu-web-points-now = Se finisse ora
richelieu-web-discs-not-counted = I tuoi gettoni coperti non sono contati qui.
richelieu-web-category = Stemmi o simbolo
richelieu-web-leads = in testa
richelieu-web-safe = non si può più raggiungere
richelieu-web-scores = Punteggio finale
richelieu-web-why = Perché?
richelieu-web-why-has = { $player }: { $count }
richelieu-web-why-disc = { $player }: { $count }, di cui uno è un gettone
richelieu-web-why-most = { $player } ne ha di più e segna { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
richelieu-web-why-tied = Parità in testa: non segna nessuno.
richelieu-web-why-shared = Parità in testa: { $names } segnano { $points ->
    [one] { $points } punto ciascuno.
   *[other] { $points } punti ciascuno.
}
richelieu-web-why-nobody = Nessuno ne ha.
richelieu-web-why-lacking = { $player } non ne ha nessuna carta, e un gettone non basta: { $points }.
richelieu-web-why-present = { $player } ne ha una carta: { $points }.
richelieu-web-why-cards = A parità di punti vince chi ha meno carte.
richelieu-web-all-taken = Tutte le carte sono state prese.

## Nel browser: che cosa hanno in comune tutte le pagine

richelieu-name = Richelieu
richelieu-credit = Richelieu è un gioco di Michael Schacht.

## Nel browser: la pagina iniziale

richelieu-about = Prendi carte alle estremità delle file. Quelle che segni costano un segnalino all’avversario. Raccogli più stemmi e simboli. Circa 20 minuti.
richelieu-scene = Il numero su una carta dice quanti stemmi ha in tutto la sua provincia.
richelieu-option-edition = Edizione
richelieu-option-edition-duel = Duello
richelieu-option-edition-duel-about = Per due. In caso di parità in testa non segna nessuno; ogni provincia e ogni simbolo di cui non hai carte costa 5 punti.
richelieu-option-edition-court = Corte
richelieu-option-edition-court-about = Da due a quattro. In caso di parità in testa segnano tutti i giocatori a pari merito, e un simbolo che ti manca non costa nulla. In due, ogni provincia di cui non hai carte costa 5 punti; in tre o quattro, ogni provincia di cui hai una carta ne porta 2.
richelieu-option-ending = Fine della partita
richelieu-option-ending-full = quando tutte le carte sono prese
richelieu-option-ending-full-about = Si prendono tutte le carte, e tutte contano.
richelieu-option-ending-last-row = appena resta una sola fila
richelieu-option-ending-last-row-about = Più breve, in due: le carte rimaste nell’ultima fila non contano per nessuno.
richelieu-option-opening = Il primo turno della partita
richelieu-option-opening-marker = una carta, poi un segnalino se si vuole
richelieu-option-opening-marker-about = La regola pubblicata.
richelieu-option-opening-no-marker = nessun segnalino nel primo turno (una nostra regola)
richelieu-option-opening-no-marker-about = Una nostra regola, che il gioco pubblicato non ha: il primissimo turno finisce con la sua carta. Così i duelli diventano quasi equilibrati.

## Nel browser: le regole

richelieu-example-ends = Nel primo turno si possono prendere solo le carte alle estremità delle file: { $all }.
richelieu-example-payment = Vuoi { $first }, su cui c’è un segnalino del tuo avversario. Paghi con un segnalino della tua riserva, o con quello che sta su { $second }.
richelieu-example-second = La prima carta del tuo turno stava su { $first }. Quella su { $second } è della stessa provincia, ed entrambe mostrano un solo stemma: può essere la seconda.
richelieu-example-marker = Il tuo segnalino sta su { $first }. Per questa carta tu non devi pagare niente; il tuo avversario sì.
richelieu-example-disc = Su { $first }, all’estremità della sua fila, c’è un gettone. Chi prende la carta prende anche il gettone, e nessun altro lo vede.
richelieu-example-score = Il conteggio di una partita finita. In ogni riga chi ha di più segna quel numero; in caso di parità non segna nessuno. Uno 0 costa 5.

## La prima partita guidata

richelieu-lesson-goal = Vince chi ha più punti. Chi ha più stemmi di una provincia riceve un punto per ognuno. Il numero sulla carta dice quanti ne ha in tutto la provincia.
richelieu-lesson-take = Si prende una carta all’estremità di una fila. Prendi questa Bourgogne.
richelieu-lesson-crests = Guarda le carte cerchiate. Bourgogne è un solo grande stemma. In Bretagne una linea al centro ne separa due. Tocca una carta seminascosta per vederla intera.
richelieu-lesson-second = Dopo una carta con uno stemma puoi prenderne un’altra della stessa provincia. Anche quella deve mostrarne uno solo: prendila.
richelieu-lesson-marker = { $rival } raccoglie Bretagne. Metti un segnalino su questa carta: per prenderla, { $rival } dovrà pagarne uno.
richelieu-lesson-paid = { $rival } l’ha presa e ha pagato un segnalino, che va nella scatola. Il tuo è tornato.
richelieu-lesson-turn = Un turno è una carta, o due della stessa provincia con uno stemma ciascuna. Poi puoi mettere un segnalino su qualsiasi carta, ovunque sia.
richelieu-lesson-blocked = Il gettone qui nasconde uno stemma o un simbolo, o riporta un segnalino. { $rival } ha segnato la carta. Prendila lo stesso.
richelieu-lesson-pay = Costa uno dei tuoi segnalini. Paga con uno della riserva.
richelieu-lesson-disc = Il gettone della carta è tuo: uno stemma di Bourgogne in più. Solo tu lo sai. Chiudi il turno senza segnalino.
richelieu-lesson-tally = Il conteggio mostra chi ne ha di più. La parità non dà punti: guarda Normandie. Anche ogni simbolo, spada, croce o torre, dà punti a chi ne ha di più.
richelieu-lesson-none = Ogni provincia o simbolo che manca alle tue carte costa 5 punti. Ti manca Champagne: prendi questa carta.
richelieu-lesson-guard = Metti un segnalino su questo Anjou: prenderlo costerebbe a { $rival } un altro segnalino.
richelieu-lesson-last = Altre dodici carte sono state prese, ne restano due. Sono entrambe Anjou, dove siete in parità: prendile.
richelieu-lesson-end = Ora si scoprono tutti i gettoni, e contano anche quelli di { $rival }. Vinci { $own } a { $best }. Prova ora una partita intera.

## Avvertimenti per principianti

richelieu-warn-take = Poi { $player } può prendere { $cell } e vincere di sicuro { $category }.
richelieu-warn-pay = Poi { $player } può pagare per { $cell } e vincere di sicuro { $category }.
richelieu-warn-nothing = Questa carta non ti dà punti: lì nessuno può più raggiungere { $names }.
richelieu-warn-last = È il tuo ultimo segnalino: poi non potrai pagare per nessuna carta.
richelieu-remind-last = { $category }: non ne hai ancora nessuna carta. { $count ->
    [one] Puoi prendere adesso l’ultima, { $cell }.
   *[other] Ne restano solo { $count }, e puoi prendere adesso { $cell }.
} Alla fine, averne una vale { $points } punti.

## Rivals

richelieu-rival-racer = Colette
richelieu-rival-racer-about = prende subito i punti e segna poco
richelieu-rival-hoarder = Armand
richelieu-rival-hoarder-about = tiene i suoi segnalini di riserva
richelieu-rival-planner = Madeleine
richelieu-rival-planner-about = segna carte in mezzo alle file, per dopo
richelieu-rival-collector = Gaston
richelieu-rival-collector-about = raccoglie stemmi doppi di poche province
