### Italiano. Rheingold.

## Il tavolo

rheingold-round = Giro { $round }
rheingold-round-of = Giro { $round } di { $rounds }
rheingold-rolled = { $player } ha tirato { $number }
rheingold-moves-left = { $count ->
    [0] nessuna mossa rimasta
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
    [0] nessuno scudo rimasto
    [one] ancora { $count } scudo
   *[other] ancora { $count } scudi
}
rheingold-shields-known = { $shields }, di valore { $values }
rheingold-space-near = { $id } presso { $castle }
rheingold-attack = Attacco a { $target }, dove { $player } ha { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
}: { $groups }; ne servono { $needed }.
rheingold-attack-group = { $count } da { $place }
rheingold-head-swords = spade
rheingold-head-castles = castelli
rheingold-head-knights = mappa
rheingold-head-supply = riserva
rheingold-head-shields = scudi
rheingold-legend-army = 5 cavalieri di { $player }
rheingold-legend-movable = possono muovere
rheingold-legend-castle = castello, { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}
rheingold-legend-start = zona di partenza
rheingold-legend-hidden = scudo coperto
rheingold-legend-own = scudo che vale 1
rheingold-legend-shown = noto a tutti
rheingold-picture-undrawn = Strade non disegnate:
rheingold-score-free = Senza padrone:

## La mappa letta riga per riga

rheingold-list-armies = Eserciti di { $player }:
rheingold-list-no-army = nessuno che possa partire
rheingold-list-army = { $place }, { $count ->
    [one] { $count } cavaliere può partire
   *[other] { $count } cavalieri possono partire
}, accanto:
rheingold-list-on = { $count } su { $place }
rheingold-list-own = { $place }, { $count } dello stesso schieramento
rheingold-list-held = { $place }, { $count } di { $player }
rheingold-list-takes = { $place }, { $owner }, ne servono { $least }
rheingold-list-free = libero
rheingold-list-free-castles = Castelli liberi con { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}, per cui servono { $least } cavalieri, e le loro porte:
rheingold-list-of = tenuto da { $player } con { $held }
rheingold-list-price = ne servono { $least }
rheingold-list-price-sure = si tenta con { $least }, si vince di sicuro con { $sure }
rheingold-list-gates = porte: { $gates }
rheingold-list-starts = Zone di partenza:
rheingold-list-paths = Strade:
rheingold-shield-hidden = uno scudo coperto
rheingold-shield-own = uno scudo che vale { $value }, noto solo a chi lo tiene
rheingold-shield-shown = uno scudo che vale { $value }, noto a tutti

## Che cosa si chiede

rheingold-phase-move = { $player }: vuoi muovere dei cavalieri? ({ $count ->
    [one] ancora { $count } mossa
   *[other] ancora { $count } mosse
}; - chiude il turno)
rheingold-question-move = { $player }: vuoi muovere dei cavalieri? ({ $count ->
    [one] l’ultima mossa di questo turno
   *[other] ancora { $count } mosse
})
rheingold-phase-count = { $player }: quanti cavalieri vanno da { $from } a { $to }? (da { $least } a { $most })
rheingold-phase-count-attack = { $player }: quanti cavalieri attaccano { $to } da { $from }? (da { $least } a { $most }; ne servono { $enough })
rheingold-phase-count-storm = { $player }: quanti cavalieri assaltano { $to } da { $from }? (da { $least } a { $most })
rheingold-phase-count-shield = { $player }: quanti cavalieri assaltano { $to } da { $from }? (da { $least } a { $most }; { $sure } vincono di sicuro)
rheingold-phase-front = { $player }: da quale altro luogo attacchi { $to }? (finora { $sent } di { $needed })
rheingold-phase-shield = { $player }: vuoi posare uno scudo a { $castle }? (te ne restano { $count })
rheingold-waiting-move = { $player } muove i cavalieri ({ $count ->
    [one] l’ultima mossa di questo turno
   *[other] ancora { $count } mosse
}).
rheingold-waiting-attack = { $player } attacca { $to }.
rheingold-waiting-shield = { $player } può posare uno scudo a { $castle }.
rheingold-expected-count = da { $first } a { $last }, o solo il numero

## Che cosa può fare un giocatore

rheingold-can-go = { $most ->
    [1] mandare un cavaliere da { $from } a { $to }
   *[other] mandare fino a { $most } cavalieri da { $from } a { $to }
}
rheingold-can-attack = attaccare { $to } ({ $player }, { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
}) da { $from }, con { $most } al massimo
rheingold-can-front = attaccare { $to } ({ $player }, { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
}) su più fronti, tra cui { $from }, con { $most } al massimo
rheingold-can-take = assaltare { $to } ({ $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}) da { $from }: almeno { $least }, fino a { $most }
rheingold-can-storm = assaltare { $to }, tenuto da { $player } con { $defenders }, da { $from }: almeno { $least }, fino a { $most }
rheingold-can-storm-shield = assaltare { $to }, tenuto da { $player } con { $defenders } e uno scudo, da { $from }: almeno { $least }, di sicuro con { $sure }, fino a { $most }
rheingold-can-count = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from } a { $to }
rheingold-can-count-sure = { $words }, vittoria sicura
rheingold-can-count-up-to = { $words }, vittoria se lo scudo vale al massimo { $value }
rheingold-can-count-may = { $words } (può valere { $value })
rheingold-can-end = chiudere il turno
rheingold-can-shield = posare uno scudo a { $castle }
rheingold-can-no-shield = non posare scudi
rheingold-step-go = da { $from } a { $to }
rheingold-step-shield = posare uno scudo

## Che cosa ha fatto un giocatore; il suo nome sta davanti

rheingold-did-roll-enters = tira { $number } (un cavaliere entra nella zona di partenza { $start })
rheingold-did-roll-waits = tira { $number } (non entra nessuno, nella zona di partenza { $start } c’è ancora un suo cavaliere)
rheingold-did-roll-none-left = tira { $number } (non entra nessuno, la riserva è vuota)
rheingold-did-go = manda { $count ->
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
rheingold-did-storm-lost = assalta invano { $to }, tenuto da { $player }, con { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} da { $from } (lo scudo vale { $value })
rheingold-did-last = riceve anche { $castle }, l’ultimo castello
rheingold-did-shield = posa uno scudo a { $castle }
rheingold-did-no-shield = non posa scudi
rheingold-did-end = chiude il turno
rheingold-found-shield = Il tuo scudo a { $castle }, solo per i tuoi occhi: vale { $value }.
rheingold-found-storm-lost = { $castle } resiste: lo scudo vale { $value } e { $count ->
    [one] il tuo cavaliere torna
   *[other] i tuoi { $count } cavalieri tornano
} nella riserva.
rheingold-found-storm-won = { $castle } è tuo: lo scudo valeva { $value }.

## Perché qualcosa non è possibile

rheingold-why-no-path = Nessuna strada porta direttamente da { $from } a { $to }. Ogni mossa avanza di un luogo.
rheingold-why-not-yours = { $place }: lì non hai cavalieri.
rheingold-why-garrison = A { $castle } deve sempre restare qualcosa di tuo: un cavaliere o uno scudo.
rheingold-why-start = Una zona di partenza serve solo a entrare: nessun cavaliere vi ritorna o la attraversa.
rheingold-why-blocked = Da { $place } i tuoi cavalieri ora non possono andare da nessuna parte: ogni luogo vicino è troppo forte per loro, o è una zona di partenza.
rheingold-why-far = Nessun tuo cavaliere è accanto a { $place }.
rheingold-why-too-weak = { $player } ha { $defenders ->
    [one] { $defenders } cavaliere
   *[other] { $defenders } cavalieri
} su { $to }: ne servono { $needed }. In tutto puoi portarne { $most } { $moves ->
    [one] con la mossa che resta.
   *[other] con le { $moves } mosse che restano.
}
rheingold-why-castle-free = { $castle } ha { $swords ->
    [one] { $swords } spada
   *[other] { $swords } spade
}: servono almeno { $least } cavalieri, tutti da una stessa casella accanto. { $most ->
    [0] Non puoi mandarvene nessuno.
   *[other] Puoi mandarvene al massimo { $most }.
}
rheingold-why-castle-held = { $castle } è di { $player }: per tentare { $least ->
    [one] serve almeno { $least } cavaliere, da una casella accanto.
   *[other] servono almeno { $least } cavalieri, tutti da una stessa casella accanto.
} { $most ->
    [0] Non puoi mandarvene nessuno.
   *[other] Puoi mandarvene al massimo { $most }.
}
rheingold-why-shield-now = Decidi prima se posare uno scudo a { $castle }.
rheingold-why-no-shield-now = Uno scudo si posa subito dopo aver preso un castello, mai più tardi.
rheingold-why-path-first = Indica prima la partenza e l’arrivo.
rheingold-why-count-now = Indica prima quanti cavalieri vanno da { $from } a { $to }.
rheingold-why-too-few = Da { $from } a { $to } { $least ->
    [one] deve andare almeno { $least } cavaliere.
   *[other] devono andare almeno { $least } cavalieri.
}
rheingold-why-too-many = Da { $from } a { $to } { $most ->
    [one] può andare al massimo { $most } cavaliere.
   *[other] possono andare al massimo { $most } cavalieri.
}
rheingold-why-front-now = Prima va deciso l’attacco a { $to }: scegli un altro luogo da cui mandare cavalieri.
rheingold-why-front-named = { $place } ha già mandato i suoi cavalieri contro { $to }.

## La fine

rheingold-verdict-won = { $count ->
    [one] { $names } vince con { $swords ->
        [one] { $swords } spada.
       *[other] { $swords } spade.
    }
   *[other] { $names } si dividono la vittoria con { $swords ->
        [one] { $swords } spada.
       *[other] { $swords } spade.
    }
}
rheingold-verdict-knights = Parità di spade: vince chi ha più cavalieri sulla mappa ({ $count }).
rheingold-verdict-shared = Parità di spade e di cavalieri sulla mappa: la vittoria è condivisa.

## Le regole in breve

rheingold-rules-goal = Un castello ha da 1 a 3 spade. Alla fine vince chi ha più spade; a parità, chi ha più cavalieri sulla mappa.
rheingold-rules-roll = Il dado fa entrare un cavaliere nella zona di partenza di quel numero, a meno che lì ce ne sia ancora uno tuo o che la tua riserva sia vuota.
rheingold-rules-move = Poi hai fino a tre mosse. Ognuna porta quanti cavalieri vuoi da un luogo a uno vicino; nessuno torna in una zona di partenza.
rheingold-rules-attack = Per entrare in una casella tenuta da un avversario servono più cavalieri di quanti ne ha lì; i suoi tornano nella sua riserva. Gruppi da più luoghi possono attaccare insieme, con una mossa ciascuno.
rheingold-rules-castle = Un castello che nessuno tiene richiede almeno due cavalieri per spada, tutti da una stessa porta.
rheingold-rules-rival = Un castello avversario richiede almeno il doppio dei suoi cavalieri e del suo scudo insieme; le sue spade non contano più. Se l’attacco fallisce, i tuoi attaccanti tornano nella tua riserva, e da allora tutti conoscono lo scudo.
rheingold-rules-shield = Subito dopo aver preso un castello puoi posarvi uno scudo pescato a caso, che vale da 0 a 3 cavalieri. Nessun altro sa quanto.
rheingold-rules-garrison = In ogni tuo castello deve sempre restare un cavaliere o uno scudo.
rheingold-rules-end = Appena resta libero un solo castello la partita finisce, e chi ha preso il penultimo riceve anche quello.
rheingold-rules-two = In due, ognuno gioca due colori, che formano un solo schieramento: 84 cavalieri e dodici scudi.
rheingold-rules-rounds = La partita finisce al più tardi dopo il giro { $rounds }; i castelli ancora liberi non sono di nessuno.
rheingold-notation-tokens = Mosse: 12-13 partenza e arrivo, x4 quanti cavalieri, - fine del turno o nessuno scudo, + uno scudo. d4 è il dado, =2 uno scudo che hai pescato, =? quello di un avversario.
rheingold-notation-line = Si possono scrivere più mosse su una riga: 12-13 x5 13-KAT x4 +. Un numero sceglie dall’elenco; quando si contano i cavalieri è il loro numero.

## Uno sguardo indietro a una partita registrata: il comando `review`

rheingold-review-unit = Costi e vantaggi si contano in spade. Il vantaggio è il distacco atteso dal miglior avversario.
rheingold-review-graph = spade di vantaggio sul miglior avversario
rheingold-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } spada
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } spade
}
rheingold-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } spada
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } spade
}

## Nel browser: la mappa di Rheingold

rheingold-web-map = Mappa
rheingold-web-map-keys = Luoghi della mappa. Le frecce portano al luogo vicino, Invio sceglie, più e meno ingrandiscono e riducono.
rheingold-web-map-failed = Non è stato possibile caricare la mappa.
rheingold-web-space = casella { $id }
rheingold-web-start = zona di partenza { $id }
rheingold-web-castle = { $name } ({ $id }), castello con { $swords }
rheingold-web-waiting = { $count ->
    [one] qui attende un cavaliere di { $players }
   *[other] qui attendono cavalieri di { $players }
}
rheingold-web-held = { $knights } di { $player }
rheingold-web-takable-sure = si può prendere in questo turno
rheingold-web-takable-unsure = si può tentare in questo turno, ma senza certezza
rheingold-web-reach = { $count ->
    [one] si raggiunge in una mossa
   *[other] si raggiunge in { $count } mosse
}
rheingold-web-count-from-to = Da { $from } a { $to }: quanti?
rheingold-web-count-label = Quanti cavalieri
rheingold-web-count-range = Da { $least } a { $most }
rheingold-web-fewer = Un cavaliere in meno
rheingold-web-more = Un cavaliere in più
rheingold-web-send = Manda { $count }
rheingold-web-send-least = { $count }, il minimo
rheingold-web-send-enough = { $count }, quanto basta
rheingold-web-send-all = tutti: { $count }
rheingold-web-count-back = Scegli di nuovo

## Nel browser: Rheingold accanto alla mappa

rheingold-web-turn = è il suo turno
rheingold-web-gone = fuori gioco: { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } castello ancora libero
   *[other] { $count } castelli ancora liberi
}
rheingold-web-standing = A che punto siamo
rheingold-web-castles-with = Castelli con { $swords }
rheingold-web-tie-break = A parità: cavalieri sulla mappa
rheingold-web-text-castles = Castelli
rheingold-web-text-starts = Zone di partenza
rheingold-web-text-sides = Gli schieramenti
rheingold-web-text-paths = Tutte le strade
rheingold-web-next-to = luoghi vicini: { $places }
rheingold-web-no-army = nessun esercito sulle caselle

## Nel browser: che cosa hanno in comune tutte le pagine

rheingold-name = Rheingold
rheingold-credit = Rheingold è un gioco di Reinhard Herbert.

## Nel browser: la pagina iniziale

rheingold-about = Raduna cavalieri, prendi castelli e proteggili con scudi coperti. Ogni castello porta spade: vince chi ne ha di più. Circa un’ora.
rheingold-scene = Vince chi ha più spade. Un castello libero richiede due cavalieri per spada.
rheingold-option-map = Mappa
rheingold-option-map-rhine = Il Reno
rheingold-option-map-rhine-about = La gola da Bingen a Coblenza, con castelli sulle due rive, tre attraversamenti e un quarto attraverso un castello.
rheingold-option-map-loch = Il lago
rheingold-option-map-loch-about = Un lago circondato da castelli, con due attraversamenti.
rheingold-option-map-own = La tua mappa
rheingold-map-title-rhine = Il Reno da Bingen a Coblenza
rheingold-map-title-loch = Castelli intorno al lago
rheingold-option-rounds = Numero massimo di giri
rheingold-option-rounds-none = senza limite
rheingold-option-rounds-value = { $count ->
    [one] { $count } giro al massimo
   *[other] { $count } giri al massimo
}

## Nel browser: le regole

rheingold-example-castles = Questa piccola mappa ha quattro castelli, { $all }, da una a tre spade ciascuno.
rheingold-example-enter = Hai tirato un numero pari a quello degli stemmi di { $first }, e vi entra un tuo cavaliere.
rheingold-example-moves = Due mosse: un cavaliere va da { $first } a { $second }, dove ne avevi quattro, poi tutti e cinque proseguono fino a { $third }.
rheingold-example-fronts = Tre cavalieri del tuo avversario tengono { $second }. Attacchi da { $first } con due, da { $third } e da { $fourth } con uno ciascuno: quattro battono tre.
rheingold-example-storm = Quattro cavalieri sono passati da { $first } nel castello, che ha due spade. Il quinto è rimasto fuori.
rheingold-example-failed = Sei tuoi cavalieri hanno attaccato due cavalieri e uno scudo coperto. Lo scudo vale 2, quindi ne servivano otto: i sei sono di nuovo nella tua riserva, e ora tutti conoscono lo scudo.
rheingold-example-shield = Hai posato uno scudo nel castello. Tu vedi che vale 2; il tuo avversario ne vede solo il dorso.
rheingold-example-passage = Cinque cavalieri sono entrati nel tuo castello da { $first }, e cinque ne sono usciti verso { $third }. Uno resta come guarnigione.
rheingold-example-end = Hai appena preso { $first }. Solo { $second } era ancora libero, quindi è tuo anche quello: sei spade a una.

## Nel browser: i segni sulla mappa di Rheingold

rheingold-web-legend = Segni sulla mappa
rheingold-web-legend-army = un esercito e il numero dei suoi cavalieri; ogni schieramento ha una forma propria
rheingold-web-legend-lit = si può scegliere ora; intorno a un castello: si può prendere in questo turno
rheingold-web-legend-need = cavalieri necessari per prendere il castello
rheingold-web-legend-need-unsure = minimo per tentare, poi il numero che vince di sicuro
rheingold-web-legend-hidden = uno scudo coperto
rheingold-web-legend-own = il tuo scudo: nessun altro ne conosce il valore
rheingold-web-legend-shown = uno scudo noto a tutti
rheingold-web-legend-last = l’ultima mossa, nel colore del giocatore
rheingold-web-legend-target = dove l’esercito scelto può andare in una mossa
rheingold-web-legend-reach = quante mosse servono all’esercito scelto per arrivarci
rheingold-web-legend-die = il dado: porta un cavaliere nella zona di partenza con quel numero

## La prima partita guidata

rheingold-lesson-goal = Vince chi ha più spade: ogni castello ne ha da una a tre. Il numero accanto: i cavalieri che servono.
rheingold-lesson-enter = Hai tirato 4: un cavaliere è entrato nella zona di partenza 4. Hai tre mosse. Tocca il cavaliere, poi il cerchio: portalo lì.
rheingold-lesson-attack = Due cavalieri di { $rival } sbarrano la via. L’esercito più grande vince sempre e non perde nessuno: attacca con quattro.
rheingold-lesson-gather = I tuoi quattro potrebbero prendere Katz, ma lo avrai più tardi senza combattere. Portali dal cavaliere cerchiato: uniti, si muovono insieme.
rheingold-lesson-storm = Un castello libero richiede due cavalieri per spada. Rheinfels ne ha una: assaltalo con due. Restano dentro e lo tengono.
rheingold-lesson-shield = Posa uno scudo pescato a caso: vale da 0 a 3 cavalieri. Solo tu lo vedi.
rheingold-lesson-end = Il tuo scudo vale due cavalieri. Non serve usare tutte le mosse: chiudi il turno.
rheingold-lesson-held = { $rival } ha assaltato Rheinfels con quattro cavalieri e li ha persi. Un castello occupato richiede il doppio di cavalieri e scudo insieme: qui, otto.
rheingold-lesson-march = Hai tirato 1, dove il tuo cavaliere aspetta ancora: nessuno è entrato. Portane tre al cerchio.
rheingold-lesson-front = { $rival } qui ha tre cavalieri, e tre non bastano. Attacca da due lati: prima con i tuoi tre.
rheingold-lesson-second-front = Ora quello della zona di partenza 3: insieme, quattro battono tre.
rheingold-lesson-garrison = { $rival } ha preso Maus. Il tuo scudo tiene Rheinfels da solo: porta fuori entrambi i cavalieri.
rheingold-lesson-join = Portali avanti, dagli altri quattro.
rheingold-lesson-last = La partita finisce quando resta libero un solo castello. Ne restano due: chi ne prende uno li riceve entrambi. Prendi Liebenstein con sei.
rheingold-lesson-won = Così anche Katz, l’ultimo castello, è tuo. Vinci { $own } spade a { $best }.

## Avvertimenti per principianti

rheingold-warn-storm = Lo scudo può valere { $value }: in quel caso { $count ->
    [one] il tuo cavaliere torna
   *[other] i tuoi { $count } cavalieri tornano
} nella riserva.
rheingold-warn-end = In questo turno puoi ancora prendere { $castle }.
rheingold-warn-castle = { $player } può prendere { $castle } nel prossimo turno.
rheingold-warn-army = { $player } può battere i tuoi { $count } cavalieri su { $place } nel prossimo turno.

## Rivals

rheingold-rival-stormer = Wulf
rheingold-rival-stormer-about = assalta presto i castelli
rheingold-rival-keeper = Hilda
rheingold-rival-keeper-about = lascia forti guarnigioni nei suoi castelli
rheingold-rival-hoarder = Konrad
rheingold-rival-hoarder-about = raduna un grande esercito prima di assaltare
