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

play-score-now = Come se la partita finisse ora, senza i gettoni che non conosci.
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
play-saved = Salvato in { $file }, compresi i gettoni coperti.
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

## Che cosa può andare storto con un disco

disk-no-file = il file non esiste
disk-no-folder = la cartella non esiste
disk-not-a-file = non è un file
disk-not-allowed = non è permesso
disk-full = il disco è pieno
