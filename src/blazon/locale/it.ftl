### Italiano. Comune al terminale, al server e al browser.

## Pezzi. Le province portano il nome stampato sulle carte.

province-BOU = Bourgogne
province-BRE = Bretagne
province-CHA = Champagne
province-NOR = Normandie
province-LAN = Languedoc
province-PRO = Provence
province-ANJ = Anjou
province-BRB = Bourbon
province-AUV = Auvergne

symbol-sword = spada
symbol-cross = croce
symbol-tower = torre

disc-return = riprendi il segnaposto

card-2 = { $province }, due stemmi
card-1 = { $province }, uno stemma
card-s = { $province } con spada
card-c = { $province } con croce
card-t = { $province } con torre

## Persone

player-name = Giocatore { $number }
list-and = { $first } e { $last }
bot-random = Caso
bot-greedy = Goloso
bot-page = Paggio
bot-squire = Scudiero
bot-knight = Cavaliere
bot-count = Conte
bot-duke = Duca

## La fine di una partita non giocata fino in fondo

verdict-winners = { $count ->
    [one] { $names } vince.
   *[other] { $names } si dividono la vittoria.
}
verdict-resigned = La partita è stata abbandonata.
verdict-time = Un orologio ha esaurito il tempo.
verdict-agreed = Tutti hanno voluto finire la partita.
verdict-unfinished = La registrazione finisce prima della partita.

## Perché qualcosa non è possibile, nei due giochi

why-over = La partita è finita.
why-not-your-turn = È il turno di { $player }.

## Richelieu: il tavolo

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

## Richelieu: il tavolo letto riga per riga

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

## Richelieu: che cosa si chiede

richelieu-phase-take = { $player }: prendi una carta all’estremità di una fila.
richelieu-phase-second = { $player }: prendi una seconda carta della stessa provincia?
richelieu-phase-pay = { $player }: { $cell } porta un segnaposto di { $owner }. Con che cosa paghi?
richelieu-phase-place = { $player }: segni una carta? (@ prima della casella; - per no)
richelieu-question-place = { $player }: segni una carta?
richelieu-phase-move = { $player }: posa il segnaposto di { $cell } su un’altra carta.

## Richelieu: che cosa si può fare

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

## Richelieu: che cosa ha fatto un giocatore; davanti sta il suo nome

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

## Richelieu: un’azione che può venire, in qualsiasi fase

richelieu-step-take = prendere { $cell }
richelieu-step-place = segnare { $cell }
richelieu-step-lift = segnaposto da { $cell }
richelieu-step-reserve = pagare dalla riserva
richelieu-step-return = gettone di ripresa
richelieu-step-none = niente altro

## Richelieu: perché qualcosa non è possibile

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

## Richelieu: la fine

richelieu-verdict-won = { $count ->
    [one] { $names } vince con { $points } punti.
   *[other] { $names } si dividono la vittoria con { $points } punti.
}
richelieu-verdict-fewest-cards = In più d’uno hanno gli stessi punti: ha deciso il minor numero di carte.
richelieu-verdict-shared = Pari i punti e pari le carte: la vittoria è condivisa.

## Richelieu: le regole in breve

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

## Rheingold: il tavolo

rheingold-round = Giro { $round }
rheingold-round-of = Giro { $round } di { $rounds }
rheingold-rolled = { $player } ha tirato { $number }
rheingold-moves-left = { $count ->
    [0] nessuna mossa
    [one] ancora { $count } mossa
   *[other] ancora { $count } mosse
}
rheingold-swords = { $count ->
    [one] { $count } spada
   *[other] { $count } spade
}
rheingold-castles = { $count ->
    [one] { $count } castello
   *[other] { $count } castelli
}
rheingold-knights = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}
rheingold-supply = { $count } in riserva
rheingold-shields-left = { $count ->
    [0] nessuno scudo
    [one] ancora { $count } scudo
   *[other] ancora { $count } scudi
}
rheingold-shields-known = { $shields } ({ $values })
rheingold-attack = Attacco a { $target }, dove { $player } ha { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
}: { $groups }; ne servono { $needed }.
rheingold-attack-group = { $count } da { $place }

rheingold-head-swords = spade
rheingold-head-castles = castelli
rheingold-head-knights = su mappa
rheingold-head-supply = riserva
rheingold-head-shields = scudi

rheingold-legend-army = 5 cavalieri di { $player }
rheingold-legend-movable = può muovere
rheingold-legend-castle = castello, { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}
rheingold-legend-start = zona di partenza
rheingold-legend-hidden = scudo coperto
rheingold-legend-own = scudo che vale 1
rheingold-legend-shown = noto a tutti
rheingold-picture-undrawn = Strade non disegnate:

rheingold-score-free = Tenuti da nessuno:

## Rheingold: la mappa letta riga per riga

rheingold-list-armies = Eserciti di { $player }:
rheingold-list-no-army = nessuno può partire
rheingold-list-army = { $place }, { $count ->
    [one] { $count } cavaliere può partire
   *[other] { $count } cavalieri possono partire
}, accanto:
rheingold-list-on = { $count } su { $place }
rheingold-list-own = { $place } con { $count } propri
rheingold-list-held = { $place }, { $count } di { $player }
rheingold-list-takes = { $place }, { $owner }, ne richiede { $least }
rheingold-list-free = libero
rheingold-list-free-castles = Castelli liberi con { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}, che richiedono { $least } cavalieri, e le loro porte:
rheingold-list-of = tenuto da { $player } con { $held }
rheingold-list-price = ne richiede { $least }
rheingold-list-price-sure = si tenta con { $least }, sicuro con { $sure }
rheingold-list-gates = porte: { $gates }
rheingold-list-starts = Zone di partenza:
rheingold-list-paths = Strade:
rheingold-shield-hidden = uno scudo coperto
rheingold-shield-own = uno scudo che vale { $value }, noto solo a chi lo tiene
rheingold-shield-shown = uno scudo che vale { $value }, noto a tutti

## Rheingold: che cosa si chiede

rheingold-phase-move = { $player }: muovi dei cavalieri? ({ $count ->
    [one] ancora { $count } mossa
   *[other] ancora { $count } mosse
}; - chiude il turno)
rheingold-question-move = { $player }: muovi dei cavalieri? ({ $count ->
    [one] ancora { $count } mossa
   *[other] ancora { $count } mosse
})
rheingold-phase-count = { $player }: quanti cavalieri vanno da { $from } a { $to }? (da { $least } a { $most })
rheingold-phase-count-attack = { $player }: quanti cavalieri attaccano { $to } da { $from }? (da { $least } a { $most }; ne servono { $enough })
rheingold-phase-count-storm = { $player }: quanti cavalieri assaltano { $to } da { $from }? (da { $least } a { $most })
rheingold-phase-count-shield = { $player }: quanti cavalieri assaltano { $to } da { $from }? (da { $least } a { $most }; { $sure } vincono di sicuro)
rheingold-phase-front = { $player }: da dove ancora attacchi { $to }? (finora { $sent } di { $needed })
rheingold-phase-shield = { $player }: posi uno scudo a { $castle }? (ancora { $count })
rheingold-expected-count = da { $first } a { $last }, o solo il numero

## Rheingold: che cosa può fare un giocatore

rheingold-can-go = { $most ->
    [1] un cavaliere da { $from } a { $to }
   *[other] fino a { $most } cavalieri da { $from } a { $to }
}
rheingold-can-attack = attaccare { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
} di { $player } su { $to } da { $from } (fino a { $most })
rheingold-can-front = attaccare { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
} di { $player } su { $to } su più fronti, da { $from } (fino a { $most })
rheingold-can-take = assaltare { $to } ({ $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}) da { $from }: almeno { $least }, fino a { $most }
rheingold-can-storm = assaltare { $to }, tenuto da { $player } con { $defenders }, da { $from }: almeno { $least }, fino a { $most }
rheingold-can-storm-shield = assaltare { $to }, tenuto da { $player } con { $defenders } e uno scudo, da { $from }: almeno { $least }, sicuro con { $sure }, fino a { $most }
rheingold-can-count = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from } a { $to }
rheingold-can-count-sure = { $words }, vittoria sicura
rheingold-can-count-up-to = { $words }, vince contro uno scudo fino a { $value }
rheingold-can-end = chiudere il turno
rheingold-can-shield = posare uno scudo a { $castle }
rheingold-can-no-shield = nessuno scudo
rheingold-step-go = da { $from } a { $to }
rheingold-step-shield = posare uno scudo

## Rheingold: che cosa ha fatto un giocatore; il suo nome sta davanti

rheingold-did-roll-enters = tira { $number }: un cavaliere entra in { $start }
rheingold-did-roll-waits = tira { $number }: non entra nessuno, in { $start } sta ancora un cavaliere
rheingold-did-roll-none-left = tira { $number }: non entra nessuno, la riserva è vuota
rheingold-did-go = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from } a { $to }
rheingold-did-front = manda { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from } contro { $to } ({ $sent } di { $needed })
rheingold-did-beat = batte { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
} di { $player } su { $to } con { $count } da { $from }
rheingold-did-take = prende { $to } con { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from }
rheingold-did-storm = prende { $to } a { $player } con { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from }
rheingold-did-storm-won = prende { $to } a { $player } con { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from } (lo scudo valeva { $value })
rheingold-did-storm-lost = assalta invano { $to } di { $player } con { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from } (lo scudo vale { $value })
rheingold-did-last = riceve anche { $castle }, l’ultimo castello
rheingold-did-shield = posa uno scudo a { $castle }
rheingold-did-no-shield = non posa scudi
rheingold-did-end = chiude il turno

rheingold-found-shield = Il tuo scudo a { $castle }, solo per i tuoi occhi: vale { $value }.

## Rheingold: perché qualcosa non è possibile

rheingold-why-no-path = Nessun sentiero porta da { $from } a { $to }.
rheingold-why-not-yours = In { $place } non ci sono tuoi cavalieri.
rheingold-why-garrison = A { $castle } deve restare qualcosa di tuo: un cavaliere o uno scudo.
rheingold-why-start = Nessun cavaliere entra in una zona di partenza o l’attraversa.
rheingold-why-blocked = Da { $place } i tuoi cavalieri ora non possono andare da nessuna parte: ciò che sta accanto è troppo forte per loro, o è una zona di partenza.
rheingold-why-far = Nessun tuo cavaliere sta accanto a { $place }.
rheingold-why-too-weak = { $player } ha { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
} in { $to }: ne servono { $needed }. Da tutti i lati puoi portarne { $most } { $moves ->
    [one] con la mossa che resta.
   *[other] con le { $moves } mosse che restano.
}
rheingold-why-castle-free = { $castle } ha { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}: servono almeno { $least } cavalieri, tutti da una stessa porta. Lì ne hai { $most ->
    [0] zero che possano andare.
    [one] { $most } che può andare.
   *[other] { $most } che possono andare.
}
rheingold-why-castle-held = { $castle } è di { $player }: { $least ->
    [one] serve almeno { $least } cavaliere da una porta
   *[other] servono almeno { $least } cavalieri, tutti da una stessa porta,
} per tentare. Lì ne hai { $most ->
    [0] zero che possano andare.
    [one] { $most } che può andare.
   *[other] { $most } che possono andare.
}
rheingold-why-shield-now = Di’ prima se posi uno scudo a { $castle }.
rheingold-why-no-shield-now = Uno scudo si posa subito dopo aver preso un castello, mai più tardi.
rheingold-why-path-first = Di’ prima da dove a dove vanno dei cavalieri.
rheingold-why-count-now = Di’ prima quanti cavalieri vanno da { $from } a { $to }.
rheingold-why-too-few = Da { $from } a { $to } { $least ->
    [one] deve andare almeno { $least } cavaliere.
   *[other] devono andare almeno { $least } cavalieri.
}
rheingold-why-too-many = Da { $from } a { $to } { $most ->
    [one] può andare al massimo { $most } cavaliere.
   *[other] possono andare al massimo { $most } cavalieri.
}
rheingold-why-front-now = Prima va deciso l’attacco a { $to }: nomina un altro luogo che manda cavalieri.
rheingold-why-front-named = { $place } ha già mandato i suoi cavalieri contro { $to }.

## Rheingold: la fine

rheingold-verdict-won = { $count ->
    [one] { $names } vince con { $swords ->
        [one] { $swords } spada.
       *[other] { $swords } spade.
    }
   *[other] { $names } condividono la vittoria con { $swords ->
        [one] { $swords } spada.
       *[other] { $swords } spade.
    }
}
rheingold-verdict-knights = Più giocatori hanno le stesse spade: decide il maggior numero di cavalieri sulla mappa, { $count }.
rheingold-verdict-shared = Spade e cavalieri sulla mappa sono pari: la vittoria è condivisa.

## Rheingold: le regole in breve

rheingold-rules-goal = I castelli hanno da 1 a 3 spade. Vince chi alla fine tiene più spade; a parità, chi ha più cavalieri sulla mappa.
rheingold-rules-roll = Il dado porta un cavaliere nella zona di partenza di quel numero, salvo che ve ne stia ancora uno tuo o che la tua riserva sia vuota.
rheingold-rules-move = Poi vengono fino a tre mosse. Ognuna porta quanti cavalieri vuoi da un luogo a uno vicino; nessuno torna in una zona di partenza.
rheingold-rules-attack = In una casella tenuta da un avversario si entra con più cavalieri di quanti ne ha lì; i suoi tornano nella sua riserva. Gruppi da più luoghi possono attaccare insieme, per una mossa ciascuno.
rheingold-rules-castle = Un castello che nessuno tiene richiede il doppio di cavalieri delle spade che ha, tutti da una stessa porta.
rheingold-rules-rival = Un castello avversario richiede il doppio dei suoi cavalieri e del suo scudo insieme; le sue spade non contano. Se non riesce, i tuoi attaccanti tornano nella tua riserva, e tutti conoscono lo scudo.
rheingold-rules-shield = Subito dopo aver preso un castello puoi posarvi uno scudo pescato a caso, che vale da 0 a 3 cavalieri. Solo tu sai quanto.
rheingold-rules-garrison = In un tuo castello deve restare sempre un cavaliere o uno scudo.
rheingold-rules-end = Quando resta libero un solo castello, la partita finisce, e chi ha preso l’ultimo riceve anche quello.
rheingold-rules-two = In due, ognuno gioca due colori come un solo schieramento: 84 cavalieri e dodici scudi.
rheingold-rules-rounds = La partita finisce al più tardi dopo il giro { $rounds }; i castelli ancora liberi non sono di nessuno.
rheingold-notation-tokens = Giocate: 12-13 da dove e verso dove, x4 quanti cavalieri, - fine del turno o nessuno scudo, + uno scudo. d4 è il dado, =2 uno scudo che hai pescato, =? quello di un avversario.
rheingold-notation-line = Su una riga ne stanno parecchie: 12-13 x5 13-KAT x4 +. Un numero sceglie dalla lista; dove si contano cavalieri è il loro numero.

## Giocare nel terminale

play-compiling = Primo avvio di questa versione: si compilano le regole; pochi secondi, una volta sola.
play-bot-thinks = { $player } sta pensando …
play-forced = { $words } (unica scelta)
play-expected-many = { $example } e così via, o { $others } ({ $count } scelte; mosse le elenca)
play-empty-line = Scrivi una mossa, il numero di una scelta o aiuto.
play-unknown-word = «{ $word }» non è né una mossa né un comando. Possibile: { $expected }; o anche: aiuto.
play-illegal = { $token } ora non è possibile. Possibile: { $expected }.
play-no-such-choice = Le scelte sono numerate da 1 a { $most }.
play-turn-over = Il turno è finito prima di { $token }: non è stato giocato.

play-curtain = È il turno di { $player }. Il tavolo è nascosto.
play-curtain-open = { $player }, premi Invio quando nessun altro guarda.
play-curtain-close = Premi Invio per nascondere il tavolo.
play-curtain-expected = Invio mostra il tavolo; si può anche annullare o uscire.

play-game-over = La partita è finita.
play-after-the-end = Invio per finire; si può ancora usare salva FILE, diario e annulla.
play-over-no-moves = La partita è finita: «{ $word }» non è più possibile.
play-farewell = Arrivederci.

play-score-now = Come se la partita finisse ora, senza ciò che non sai.
play-log-empty = Non si è ancora giocato nulla.
play-hint-thinks = Cerco una buona mossa …
play-hint-best = Consiglio: { $action }: { $words }.
play-hint-line = Poi forse: { $line }.
play-undo-nothing = Non hai ancora deciso nulla che si possa annullare.
play-undone = { $count ->
    [one] Annullato: { $tokens }
   *[other] Annullato, { $count } azioni: { $tokens }
}

play-file-missing = Manca il nome del file, per esempio: { $command } partita.json
play-file-exists = { $file } esiste già. Per sostituirlo: save! { $file }
play-saved = Salvato in { $file }, con tutto ciò che è coperto.
play-save-failed = Non salvato in { $file }: { $reason }.
play-load-failed = Non caricato da { $file }: { $reason }.
play-load-other-game = { $file } contiene un altro gioco: { $game }.
play-load-other-seats = { $file } contiene una partita per { $count }; esci e caricala con altrettanti posti.
play-loaded = Caricato da { $file }: { $count ->
    [0] ancora nulla di giocato.
    [one] { $count } azione giocata.
   *[other] { $count } azioni giocate.
}
play-kept-unfinished = La partita non era salvata ed è stata conservata. Per riprenderla:

## Comandi: le parole di questa lingua accanto a quelle inglesi, e che cosa fanno

play-command-help = aiuto
play-command-moves = mosse
play-command-table = tavolo
play-command-score = punti conteggio
play-command-log = diario
play-command-hint = consiglio
play-command-undo = annulla
play-command-save = salva
play-command-load = carica
play-command-quit = esci

play-help-rules = Il gioco
play-help-commands = Comandi
play-help-file = FILE
play-help-help = questa pagina
play-help-moves = tutte le mosse possibili, a parole
play-help-table = di nuovo il tavolo
play-help-score = i punti, se la partita finisse ora
play-help-log = tutto ciò che si è giocato
play-help-hint = che cosa farebbe un buon giocatore
play-help-undo = ritorno alla tua ultima decisione
play-help-save = conservare la partita (.txt: come testo)
play-help-save-over = lo stesso, sostituendo un file
play-help-load = riprendere una partita conservata
play-help-quit = smettere; la partita è conservata

## Uno sguardo indietro a una partita registrata: il comando `review`

review-judged-own = Giudicato da ciò che ciascuno poteva sapere allora. Partite simulate per ogni ricerca: { $simulations }.
review-judged-open = Giudicato con tutto ciò che era nascosto allo scoperto. Partite simulate per ogni ricerca: { $simulations }.
review-unit-richelieu = Costi e vantaggi sono punti. Il vantaggio è quello che ci si può attendere sul miglior rivale.
review-unit-rheingold = Costi e vantaggi sono spade. Il vantaggio è quello che ci si può attendere sul miglior rivale.
review-head-action = azione
review-head-player = giocatore
review-head-played = giocato
review-head-best = meglio
review-head-cost = costo
review-head-margin = vantaggio
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: decisioni { $count }, come il bot più forte { $same }, costo medio { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = Le decisioni più costose di { $player }:
review-worst-one = azione { $at }, costo { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; meglio: { $best }.
review-graph-title = Vantaggio atteso
review-graph-actions = azioni giocate
review-graph-richelieu = punti di vantaggio sul miglior rivale
review-graph-rheingold = spade di vantaggio sul miglior rivale

## Che cosa può andare storto con un disco

disk-no-file = il file non esiste
disk-no-folder = la cartella non esiste
disk-not-a-file = non è un file
disk-not-allowed = non è permesso
disk-full = il disco è pieno

## Richelieu nel browser

web-richelieu-board = Le carte sul tavolo
web-richelieu-row = Fila { $row }
web-richelieu-pending = la si sta pagando
web-richelieu-lifted = il suo segnaposto è sollevato
web-richelieu-crests = { $count ->
    [one] { $count } stemma
   *[other] { $count } stemmi
}
web-richelieu-in-all = stemmi in tutto: { $count }
web-richelieu-holdings = I giocatori
web-richelieu-to-move = di turno
web-richelieu-you = tu
web-richelieu-no-card = Ancora nessuna carta.
web-richelieu-markers = Segnaposto
web-richelieu-reserve = in riserva
web-richelieu-on-cards = su carte
web-richelieu-box = nella scatola
web-richelieu-discs = Gettoni
web-richelieu-face-down = { $count ->
    [one] { $count } coperto
   *[other] { $count } coperti
}
web-richelieu-peek = Guarda i miei gettoni
web-richelieu-cover = Coprili di nuovo
web-richelieu-choices = Che altro puoi fare
web-richelieu-tally = Il conteggio in corso
web-richelieu-category = Stemmi o simbolo
web-richelieu-leads = in testa
web-richelieu-safe = non si può più raggiungere
web-richelieu-scores = Il punteggio
web-richelieu-why = Perché?
web-richelieu-why-has = { $player }: { $count }
web-richelieu-why-disc = { $player }: { $count }, di cui uno è un gettone
web-richelieu-why-most = { $player } ne ha di più e segna quel numero: { $points }.
web-richelieu-why-tied = Parità in testa: nessuno segna.
web-richelieu-why-shared = Parità in testa: { $names } segnano { $points } ciascuno.
web-richelieu-why-nobody = Nessuno ne ha.
web-richelieu-why-lacking = { $player } non ne ha carte, e un gettone non basta: { $points }.
web-richelieu-why-present = { $player } ne ha una carta: { $points }.
web-richelieu-why-cards = A parità vince chi ha meno carte.

web-richelieu-all-taken = Tutte le carte sono state prese.

## Nel browser: la mappa di Rheingold

web-rheingold-map = Mappa
web-rheingold-map-keys = Luoghi della mappa. Le frecce portano al luogo vicino, Invio sceglie, più e meno ingrandiscono e riducono.
web-rheingold-map-failed = Non è stato possibile caricare la mappa.
web-rheingold-larger = Ingrandisci la mappa
web-rheingold-smaller = Riduci la mappa
web-rheingold-fit = Adatta la mappa allo schermo
web-rheingold-space = casella { $id }
web-rheingold-start = zona di partenza { $id }
web-rheingold-castle = { $name } ({ $id }), castello con { $swords }
web-rheingold-waiting = { $count ->
    [one] qui attende un cavaliere di { $players }
   *[other] qui attendono cavalieri di { $players }
}
web-rheingold-held = { $knights } di { $player }
web-rheingold-takable-sure = si può prendere in questo turno
web-rheingold-takable-unsure = si può tentare in questo turno, senza certezza
web-rheingold-reach = { $count ->
    [one] si raggiunge in una mossa
   *[other] si raggiunge in { $count } mosse
}
web-rheingold-count-from-to = Da { $from } a { $to }: quanti?
web-rheingold-count-label = Quanti cavalieri
web-rheingold-count-range = Da { $least } a { $most }
web-rheingold-fewer = Un cavaliere in meno
web-rheingold-more = Un cavaliere in più
web-rheingold-send = Manda { $count }
web-rheingold-send-least = { $count }, il minimo
web-rheingold-send-enough = { $count }, quanto basta
web-rheingold-send-all = tutti: { $count }

## Nel browser: Rheingold accanto alla mappa

web-rheingold-turn = è di turno
web-rheingold-on-map = { $knights } sulla mappa
web-rheingold-gone = consumati: { $values }
web-rheingold-free-left = { $count ->
    [one] { $count } castello ancora libero
   *[other] { $count } castelli ancora liberi
}
web-rheingold-standing = Come va la partita
web-rheingold-castles-with = Castelli con { $swords }
web-rheingold-score = Il punteggio
web-rheingold-castle-head = Castello
web-rheingold-tie-break = Cavalieri sulla mappa, in caso di parità
web-rheingold-why = Perché?
web-rheingold-text-can = Che cosa puoi fare
web-rheingold-text-wait = Niente per ora: non tocca a te.
web-rheingold-text-armies = Eserciti sulla mappa
web-rheingold-text-castles = Castelli
web-rheingold-text-starts = Zone di partenza
web-rheingold-text-sides = Le parti
web-rheingold-text-paths = Tutti i sentieri
web-rheingold-next-to = accanto a { $places }
web-rheingold-no-army = nessun esercito in campo
web-rheingold-held-head = Tenuto da
web-rheingold-need-head = Richiede
web-rheingold-gates-head = Porte

## The browser client: what all pages share

game-richelieu = Richelieu
game-rheingold = Rheingold


web-skip = Vai al contenuto
web-nav = Pagine
web-home = Alla pagina iniziale
web-rules = Regole
web-rules-of = Regole di { $game }
web-settings = Impostazioni
web-loading = Un momento …
web-page-failed = Non è stato possibile caricare questa pagina.
web-again = Riprova
web-lost = Qui non c’è nulla
web-lost-what = Questo indirizzo non porta a nessuna pagina. Forse una parte si è persa per strada.
web-link = Link
web-copy = Copia il link
web-copied = Copiato
web-more = Mostra altro
web-cancel = Indietro

web-language = Lingua
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## The browser client: what the server refuses

web-refused-away = Non c’è connessione con il server. Riprova tra un momento.
web-refused-busy = Il server ha troppo da fare. Riprova tra un momento.
web-refused-full = Tutti i posti sono occupati.
web-refused-illegal = Ora non si può giocare.
web-refused-no-undo = Non si può annullare liberamente: qualcosa è stato visto, o non era il tuo turno. Puoi chiederlo agli altri nel menu del tavolo.
web-refused-not-host = Può farlo solo chi ha aperto il tavolo.
web-refused-not-now = Ora non è possibile.
web-refused-not-seated = Non hai un posto a questo tavolo.
web-refused-not-your-turn = Non è il tuo turno.
web-refused-not-yours = Quel posto non è tuo.
web-refused-rate = Troppe volte di seguito. Aspetta un momento.
web-refused-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi decidi.
web-refused-taken = Quel posto è occupato, o il link è già stato usato.
web-refused-unknown = Quel tavolo o quel link non esiste.
web-refused-other = Il server dice: { $message }

## The browser client: the first page

web-new-game = Nuova partita
web-game-richelieu = Prendi carte alle estremità di quattro file, segna quelle che vuoi e ottieni la maggioranza di stemmi e simboli. Circa 20 minuti.
web-game-rheingold = Un dado porta i tuoi cavalieri sulla mappa. Radunali, batti gli avversari in campo e assalta castelli con scudi coperti. Circa un’ora.
web-who = Chi gioca
web-players = Giocatori
web-seat-of = Posto { $number }
web-kind-me = Su questo dispositivo
web-kind-bot = Computer
web-kind-open = Amico, con un link
web-kind-open-what = Riceverai un link per questo posto.
web-level = Quanto forte
web-level-line = { $level }: { $what }
web-strength-greedy = prende ciò che è più vicino
web-strength-page = molto facile
web-strength-squire = facile
web-strength-knight = medio
web-strength-count = difficile
web-strength-duke = molto difficile
web-name-of = Nome del giocatore { $number }
web-name-optional = Nome, se vuoi
web-your-name = Il tuo nome, se vuoi
web-options = Come si gioca
web-edition = Edizione
web-edition-duel = Duello
web-edition-court = Corte
web-ending = La partita finisce
web-ending-full = quando tutte le carte sono prese
web-ending-last-row = quando resta una sola fila
web-map = Mappa
web-map-rhine = Il Reno
web-map-loch = Il lago
web-map-own = Una mappa propria
rheingold-map-title-rhine = Il Reno da Bingen a Coblenza
rheingold-map-title-loch = Castelli intorno al lago
web-rounds-limit = Giri al massimo
web-rounds-none = nessun limite
web-rounds = { $count ->
    [one] { $count } giro al massimo
   *[other] { $count } giri al massimo
}
web-table-options = Il tavolo
web-pace = Tempo
web-pace-casual = quanto ne volete
web-pace-quick = rapido: 20 s a turno, 5 min di riserva
web-pace-calm = calmo: 1 min a turno, 20 min di riserva
web-pace-days = a giorni: 1 giorno a turno, 7 giorni di riserva
web-pace-clock = { $turn } a turno, { $game } di riserva
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-timeout = Quando il tempo è finito
web-timeout-bot = continua un computer
web-timeout-forfeit = il posto è perso
web-watch = Chi può guardare
web-watch-anyone = chiunque può guardare
web-watch-link = chi ha il link può guardare
web-watch-nobody = nessuno può guardare
web-listed = Elencalo qui sotto, perché chiunque possa sedersi
web-chat-allowed = Con chat
web-open-table = Apri il tavolo
web-play = Gioca
web-nobody-sits = Qualcuno deve giocare su questo dispositivo.
web-my-games = Le mie partite
web-my-games-none = Ancora nessuna. Premi «Gioca», e la prima sarà qui.
web-tables = Tavoli di altri
web-tables-open = Aperti
web-tables-playing = In gioco
web-tables-over = Finiti
web-tables-open-none = Ora nessun tavolo aspetta giocatori.
web-tables-playing-none = Ora non si gioca a nessun tavolo in elenco.
web-tables-over-none = Nessuna partita in elenco è ancora finita.
web-your-turn = È il tuo turno
web-turn-of = È il turno di { $player }
web-table-open = Aspetta giocatori

## The browser client: before the game

web-join-title = C’è un posto per te
web-join-what = Qualcuno ti ha mandato un link a un posto a questo tavolo. Vale una volta sola.
web-join-sit = Siediti
web-join-look = Guarda invece il tavolo
web-table-unknown = Per te questo tavolo non c’è
web-table-unknown-what = Forse è stato chiuso, o solo i suoi giocatori possono vederlo.
web-table-aborted = Questo tavolo è stato chiuso
web-table-aborted-what = Chi l’aveva aperto lo ha chiuso prima dell’inizio della partita.
web-waiting-people = La partita comincia appena tutti i posti sono occupati.
web-waiting-start = Tutti i posti sono occupati. Chi ha aperto il tavolo avvia la partita.
web-seat-open = Posto libero
web-seat-bot = Computer, { $level }
web-seat-yours = tu
web-seat-person = è qui
web-seat-stand-in = { $level } gioca per ora
web-invite = Crea un link
web-leave = Alzati
web-start = Avvia la partita
web-abort = Chiudi il tavolo
web-luck = Verifica il caso
web-luck-what = Prima della partita il server ha fissato il suo segreto e ne mostra il sigillo. Ciò che aggiungi qui entra nel calcolo quando si mescolano le carte e si tirano i dadi; poi tutti possono verificare che nessuno abbia scelto il risultato.
web-luck-text = Qualche parola tua
web-luck-add = Aggiungi
web-luck-added = Aggiunto.
web-commitment = Sigillo del segreto del server (SHA-256):

## The browser client: at the table

web-prompt = Che cosa si chiede
web-side = Giocatori, conteggio e diario
web-thinks = { $player } sta pensando …
web-away = Connessione persa; torna da sola. Ciò che hai inserito resta.
web-submit = Conferma
web-undo = Annulla
web-ask-hint = Consiglio
web-hint = Consiglio: { $words }.
web-rule-link = La regola
web-stands = Così si vede qualcosa di coperto: non si potrà annullare.
web-seats = Posti
web-holdings = Davanti ai giocatori
web-tally = Conteggio
web-log = Diario
web-log-all = Mostra tutti i { $count } turni
web-chat = Chat
web-chat-text = Di’ qualcosa
web-chat-say = Invia
web-chat-off = A questo tavolo la chat è spenta.
web-chat-turn-off = Spegni la chat
web-chat-turn-on = Accendi la chat
web-clock-days = { $days } g { $hours } h
web-missed = Mentre non c’eri
web-missed-close = Visto
web-curtain-what = Passa il dispositivo. Il tavolo si mostra quando { $player } lo chiede.
web-curtain-open = Sono { $player }: mostra il mio tavolo
web-asks-undo = { $player } vorrebbe annullare { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}.
web-asks-end = { $player } vorrebbe finire la partita così com’è.
web-asks-waiting = Si sta chiedendo agli altri.
web-agree = D’accordo
web-disagree = No
web-menu = Questo tavolo
web-take-back = Riprendi a giocare tu
web-hand-over = Fai continuare un computer
web-ask-undo = Chiedi di annullare la tua ultima azione
web-undo-far = Torna a prima della tua ultima azione
web-resign = Abbandona
web-resign-sure = Abbandonare questa partita?
web-resign-yes = Sì, abbandona
web-ask-end = Proponi di finire la partita
web-move-seat = Passa a un altro dispositivo

## The browser client: after the game

web-scores = Risultato
web-ended = { $ending ->
    [resigned] Abbandono di { $gone }. La vittoria va a { $names }.
    [time] Tempo scaduto per { $gone }. La vittoria va a { $names }.
    [agreed] Tutti hanno voluto finire la partita così com’era. In testa: { $names }.
   *[other] La partita non è stata giocata fino in fondo. In testa: { $names }.
}
web-rematch = Gioca ancora
web-to-rematch = Alla prossima partita
web-replay = Rivedi
web-record = Salva la registrazione

## The browser client: settings

web-theme = Colori
web-theme-system = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-theme-contrast = alto contrasto
web-palette = Colori dei giocatori
web-palette-usual = consueti
web-palette-safe = distinguibili da ogni occhio
web-presentation = Il tavolo si mostra
web-presentation-picture = come immagine
web-presentation-text = come testo
web-presentation-both = in entrambi i modi
web-confirmation = Un’azione si gioca
web-confirmation-none = subito
web-confirmation-submit = dopo aver premuto un pulsante
web-motion = Animazioni
web-motion-system = come il dispositivo
web-motion-full = tutte
web-motion-reduced = ridotte
web-motion-none = nessuna
web-sound = Suono
web-sound-on = Una campana quando è il tuo turno
web-settings-kept = Le impostazioni restano solo in questo browser.

## Il client del browser: le regole

web-rules-what = Le regole con parole nostre e con esempi.
web-rules-contents = Indice
web-rules-here = Collegamento a «{ $title }»
web-rules-numbers = Nelle immagini, 1 sei tu e 2 il tuo avversario.
web-rules-richelieu-ends = Il primo turno: si possono prendere solo le carte alle estremità delle file: { $all }.
web-rules-richelieu-payment = Vuoi { $first }, su cui c’è un segnaposto del tuo avversario. Paghi con un segnaposto della tua riserva, o con quello che sta su { $second }.
web-rules-richelieu-second = La prima carta del tuo turno stava su { $first }. Quella su { $second } è della stessa provincia, ed entrambe mostrano un solo stemma: può essere la seconda.
web-rules-richelieu-marker = Il tuo segnaposto sta su { $first }. Per questa carta tu non devi pagare niente; il tuo avversario sì.
web-rules-richelieu-disc = Su { $first }, all’estremità della sua fila, c’è un gettone. Chi prende la carta prende anche il gettone, e nessun altro lo vede.
web-rules-richelieu-score = Il conteggio di una partita finita. Chi ha di più in una riga segna quel numero; se entrambi hanno lo stesso, nessuno segna. Uno 0 costa 5.
web-rules-rheingold-enter = Hai tirato tanti punti quanti sono gli stemmi di { $first }, e vi entra un tuo cavaliere.
web-rules-rheingold-moves = Due mosse: un cavaliere da { $first } a { $second }, dove ne avevi quattro, poi tutti e cinque fino a { $third }.
web-rules-rheingold-fronts = Tre cavalieri del tuo avversario tengono { $second }. Attacchi da { $first } con due, da { $third } e da { $fourth } con uno ciascuno: quattro battono tre.
web-rules-rheingold-storm = Quattro cavalieri sono passati da { $first } nel castello, che ha due spade. Il quinto è rimasto fuori.
web-rules-rheingold-failed = Sei tuoi cavalieri ne hanno attaccati due con uno scudo coperto. Vale 2, quindi ne servivano otto: i sei sono di nuovo nella tua riserva, e ora tutti conoscono lo scudo.
web-rules-rheingold-shield = Hai posato uno scudo nel castello. Tu vedi che vale 2; il tuo avversario ne vede il dorso.
web-rules-rheingold-passage = Cinque cavalieri sono entrati nel tuo castello da { $first }, e cinque ne sono usciti verso { $third }. Uno resta come guarnigione.

## Avvisare un browser del suo turno quando è altrove.

web-push = Notifiche
web-push-body = { $game } con { $names }
web-push-why = Quando non sei al tavolo, questo browser può avvisarti che è il tuo turno. Il messaggio passa dal servizio di chi produce il browser, che non può leggerlo.
web-push-on = Avvisami quando è il mio turno
web-push-denied = Questo browser non permette a questo sito di avvisarti. Puoi permetterlo nelle impostazioni del browser per questo sito.
web-push-failed = Il servizio di notifica del browser ora non è raggiungibile. Riprova più tardi.

## Nel browser: i segni sulla mappa di Rheingold

web-rheingold-legend = Segni sulla mappa
web-rheingold-legend-army = un esercito e il numero dei suoi cavalieri; ogni parte ha una forma propria
web-rheingold-legend-lit = si può scegliere ora; intorno a un castello: si può prendere in questo turno
web-rheingold-legend-need = tanti cavalieri prendono il castello
web-rheingold-legend-need-unsure = tanti possono tentare, tanti vincono di sicuro
web-rheingold-legend-hidden = uno scudo coperto
web-rheingold-legend-own = il tuo scudo: solo tu ne conosci il valore
web-rheingold-legend-shown = uno scudo noto a tutti
web-rheingold-legend-last = l’ultima mossa

## Nel browser: rivedere e analizzare una partita

web-stands-these = Non si potranno annullare, perché così si vede qualcosa di coperto: { $actions }
web-to-table = Al tavolo
web-as-text = Il tavolo come testo

web-replay-of = Rivedi: { $game }, { $names }
web-replay-none = Non c’è ancora niente da rivedere
web-replay-none-what = La partita a questo tavolo non è cominciata.
web-replay-start = Prima della prima azione.
web-replay-first = All’inizio
web-replay-turn-back = Un turno indietro
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-on = Un passo avanti
web-replay-turn-on = Un turno avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-speed-0 = lenta
web-replay-speed-1 = normale
web-replay-speed-2 = rapida
web-replay-at = Momento della partita
web-replay-of-actions = azioni giocate: { $at } su { $length }

web-eyes = Punto di vista
web-eyes-onlooker = uno spettatore
web-eyes-open = tutto scoperto

web-graph = Il vantaggio atteso nel corso della partita
web-graph-two = Sopra la linea di mezzo è in testa { $player }. Un clic porta a quel momento.
web-graph-many = Sopra la linea di mezzo un giocatore è davanti al suo miglior rivale. Un clic porta a quel momento.

web-review = Analisi
web-review-knowledge = Giudicato con
web-review-own = ciò che il giocatore poteva sapere
web-review-open = tutto, anche ciò che era coperto
web-review-what = Il computer più forte riguarda ogni decisione: che cosa avrebbe fatto e quanto è costata la tua. Ci vuole un po’.
web-review-ask = Analizza questa partita
web-review-running = decisioni esaminate: { $done } su { $of }
web-review-cost = costo { $cost }
web-review-better = meglio: { $action }
web-review-best = Qui non c’era niente di meglio.
web-review-show = Mostra sul tavolo
web-review-values = Vantaggio atteso: { $value } dopo questa azione, { $best } dopo la migliore.
web-review-worst = Le decisioni più costose di { $player }
web-review-faultless = Nessuna è costata nulla.

## The browser client: a record from a file

web-open-record = Aprire una partita registrata
web-open-record-what = Un file salvato con «Salva la registrazione» si apre per essere rivisto.
web-open-record-none = Questo file non contiene una partita registrata.
web-open-record-wrong = Questo file non si può rivedere: { $message }
