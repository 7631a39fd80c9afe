### Italiano. Comune al terminale, al server e al browser.

## Persone

player-name = Giocatore { $number }
list-and = { $first } e { $last }
bot-random = Caso
bot-groom = Stalliere
bot-greedy = Ingordo
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
verdict-resigned = Partita finita per abbandono.
verdict-time = Un giocatore ha esaurito il suo tempo.
verdict-agreed = La partita è stata chiusa di comune accordo.
verdict-unfinished = La registrazione si interrompe prima della fine della partita.
verdict-closed = Chi gestisce questo server ha chiuso la partita.
verdict-lost = La partita è finita perché il database del server ne ha perso una parte.

## Perché qualcosa non è possibile, in tutti i giochi

why-over = La partita è finita.
why-not-your-turn = È il turno di { $player }.
why-not-now = Ora non è possibile.

## Giocare nel terminale

play-compiling = Primo avvio di questa versione: si compilano le regole. Ci vogliono pochi secondi, una volta sola.
play-compiled = Compilazione: { $count } funzioni finora…
play-bot-thinks = { $player } sta pensando…
play-program-lost = { $player } ha perso la partita ({ $why }). Continua un giocatore casuale.
play-forced = { $words } (unica scelta)
play-expected-many = { $example } e così via, o { $others } ({ $count } scelte; mosse le elenca)
play-empty-line = Scrivi una mossa, il numero di una scelta o aiuto.
play-unknown-word = «{ $word }» non è né una mossa né un comando. Possibile: { $expected }; oppure: aiuto.
play-illegal = { $token } ora non è possibile. Possibile: { $expected }.
play-no-such-choice = Le scelte sono numerate da 1 a { $most }.
play-turn-over = Il turno è finito prima di { $token }: questa mossa non è stata giocata.
play-curtain = È il turno di { $player }. Il tavolo è nascosto.
play-curtain-open = { $player }, premi Invio quando nessun altro guarda.
play-curtain-close = Premi Invio per nascondere il tavolo.
play-curtain-expected = Premi Invio per mostrare il tavolo; si può anche annullare o uscire.
play-game-over = La partita è finita.
play-after-the-end = Premi Invio per uscire; si può ancora usare salva FILE, cronologia e annulla.
play-over-no-moves = La partita è finita: «{ $word }» non è più possibile.
play-farewell = Arrivederci.
play-score-now = Come se la partita finisse ora; ciò che non sai non è contato.
play-log-empty = Non è ancora stato giocato nulla.
play-hint-thinks = Cerco una buona mossa…
play-brief-looks = Uno sguardo alla partita…
play-hint-best = Consiglio: { $action }, { $words }.
play-hint-line = Poi forse: { $line }.
play-hint-proven = Sicuro giocando al meglio, qualunque cosa l’avversario sappia o faccia: { $result }.
play-gain-probable = Probabilmente guadagna { $lines }.
play-gain-certain = Guadagna { $lines }.
play-gain-deals = Guadagna in media qualcosa in { $share } distribuzioni possibili su 100.
play-undo-nothing = Non hai ancora giocato nulla che si possa annullare.
play-undone = { $count ->
    [one] Azione annullata: { $tokens }
   *[other] { $count } azioni annullate: { $tokens }
}
play-file-missing = Manca un nome di file, per esempio: { $command } partita.json
play-file-exists = { $file } esiste già. Per sostituirlo: salva! { $file }
play-saved = Partita salvata in { $file }, con tutto ciò che è coperto.
play-save-failed = Impossibile salvare in { $file }: { $reason }.
play-load-failed = Impossibile caricare { $file }: { $reason }.
play-load-other-game = { $file } contiene una partita di un altro gioco: { $game }.
play-load-other-seats = { $file } contiene una partita per { $count } giocatori; esci e caricala con altrettanti posti.
play-loaded = Partita caricata da { $file }: { $count ->
    [0] non è ancora stato giocato nulla.
    [one] { $count } azione giocata.
   *[other] { $count } azioni giocate.
}
play-kept-unfinished = Non hai salvato questa partita; ne è stata conservata una copia. Per riprenderla:

## Comandi: le parole di questa lingua accanto a quelle inglesi, e che cosa fanno

play-command-help = aiuto
play-command-moves = mosse
play-command-table = tavolo
play-command-score = punti conteggio
play-command-log = cronologia
play-command-hint = consiglio
play-command-undo = annulla
play-command-save = salva
play-command-load = carica
play-command-quit = esci
play-help-rules = Le regole in breve
play-help-commands = Comandi
play-help-file = FILE
play-help-help = questa pagina
play-help-moves = tutte le mosse possibili, a parole
play-help-table = di nuovo il tavolo
play-help-score = i punti se la partita finisse ora
play-help-log = tutto ciò che è stato giocato
play-help-hint = che cosa farebbe un buon giocatore
play-help-undo = torna alla tua ultima decisione
play-help-save = salva la partita (.txt: come testo)
play-help-save-over = lo stesso, sostituendo un file
play-help-load = riprende una partita salvata
play-help-quit = esce; resta una copia della partita

## Uno sguardo indietro a una partita registrata: il comando `review`

review-judged-own = Giudicato da ciò che ciascuno poteva sapere in quel momento. Partite simulate per ogni ricerca: { $simulations }.
review-judged-open = Giudicato da tutto, anche da ciò che era coperto. Partite simulate per ogni ricerca: { $simulations }.
review-head-turn = turno
review-head-action = azione
review-head-player = giocatore
review-head-played = giocato
review-head-best = meglio
review-head-cost = costo
review-head-margin = vantaggio
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}, di cui { $same ->
    [one] { $same } buona
   *[other] { $same } buone
} quanto la scelta del computer più forte; costo medio { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = Le decisioni più costose di { $player }:
review-worst-one = turno { $turn }, costo { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; meglio: { $best }.
review-reason-line = { $points } ({ $line })
review-reason-line-lacking = { $points } ({ $line }, { $why })
review-reason-probable = Perde probabilmente { $lines }.
review-reason-certain = Perde { $lines }.
review-reason-deals = Perde in media in { $share } distribuzioni possibili su 100.
review-lack-part = di cui { NUMBER($part, maximumFractionDigits: 1) } { $why }
review-lack-loses-own = per non averne
review-lack-loses-rival = perché il rivale ne ha
review-lack-gains-own = per averne
review-lack-gains-rival = perché il rivale non ne ha
review-lack-end = perché { $player } non ne ha
review-end-level = Alla fine nessuno era in vantaggio.
review-end-lead = { $player } aveva un vantaggio di { $lead } su { $rival }.
review-end-lines = { $player } aveva un vantaggio di { $lead } su { $rival }, soprattutto grazie a { $lines }.
review-end-line = { $line } ({ $points })
review-end-line-lacking = { $line } ({ $points }, { $why })
review-end-decisions = Le decisioni più costose: { $items }.
review-end-glance = Le decisioni più costose, a uno sguardo veloce: { $items }.
review-end-costly = { $player }: { $action } (circa { $cost })
review-end-none = { $players }: nessuna trovata oltre { $cost }
review-end-faultless = Nessuna decisione è costata più di { $cost }.
review-end-unseen = Uno sguardo veloce non ha trovato decisioni costate più di { $cost }.
review-end-luck = La fortuna ha favorito { $player }: è valsa circa { $points }.
review-end-even = La fortuna è stata equilibrata.
review-luck = { $player }: inizio { NUMBER($start, maximumFractionDigits: 1) }, fortuna { NUMBER($luck, maximumFractionDigits: 1) }, decisioni { NUMBER($skill, maximumFractionDigits: 1) }, in tutto { NUMBER($result, maximumFractionDigits: 1) }.
review-graph-title = Vantaggio atteso
review-graph-actions = azioni giocate
solve-exact = Esatto: nulla di ciò che è nascosto a chi è di turno può cambiarlo. Non dice di che cosa possono essere sicuri gli altri.
solve-open = Esatto per giocatori che sanno tutto.
solve-bound = { $deals ->
    [1] Ciò che è nascosto ora non cambia nulla per chi è di turno, ma gli altri sanno di meno, o qualcosa resterà nascosto più avanti. Questo è il risultato a carte scoperte: contro chi sa tutto, chi è di turno non può essere sicuro di ottenere di più.
   *[other] Ciò che è nascosto può essere distribuito in { $deals } modi che contano. Queste sono le medie se ciascuno si gioca a carte scoperte: contro chi sa tutto, chi è di turno non può essere sicuro di ottenere di più in media.
}
solve-mean = { $deals ->
    [1] Ciò che è nascosto ora non cambia nulla per chi è di turno, ma gli altri sanno di meno, o qualcosa resterà nascosto più avanti. Questo è il risultato a carte scoperte.
   *[other] Ciò che è nascosto può essere distribuito in { $deals } modi che contano. Queste sono le medie se ciascuno si gioca a carte scoperte.
}
solve-player = { $player }: vantaggio { NUMBER($lead, maximumFractionDigits: 2) }, parte della vittoria { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
solve-best = La mossa migliore: { $action }
solve-line = Seguito: { $line }
solve-too-long = Troppe posizioni per giocarle tutte. Indica più --nodes, o un momento successivo con --at.

## Studiare una posizione: il comando `analyse`

analyse-own = Il meglio per { $player }, da ciò che può sapere: { $action }
analyse-open = Il meglio per { $player }, da tutto, anche da ciò che è coperto: { $action }
analyse-effort = { $simulations ->
    [one] { $simulations } partita simulata
   *[other] { $simulations } partite simulate
}, { $seconds } s
analyse-exact = Giocato esattamente fino alla fine. Sicuro giocando al meglio, qualunque cosa l’avversario sappia o faccia: { $result }.
analyse-head-action = azione
analyse-head-margin = vantaggio
analyse-head-value = valore
analyse-head-visits = partite
analyse-head-line = seguito
analyse-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-visits = { NUMBER($visits) }

## Ciò di cui un giocatore è sicuro, perché è stato giocato esattamente fino alla fine

proven-won = vittoria con { $lead } di vantaggio
proven-lost = sconfitta con { $lead } di svantaggio
proven-level = parità
proven-sure = { $result }, dimostrato
proven-lead = { NUMBER($margin, maximumFractionDigits: 1) }

## Che cosa può andare storto con i file

disk-no-file = il file non esiste
disk-no-folder = la cartella non esiste
disk-not-a-file = non è un file
disk-not-allowed = accesso negato
disk-full = il disco è pieno

## Nel browser: che cosa hanno in comune tutte le pagine

web-skip = Vai al contenuto
web-nav = Menu principale
web-home = Pagina iniziale
web-rules = Regole
web-rules-of = Regole di { $game }
web-settings = Impostazioni
web-loading = Un momento…
web-page-failed = Non è stato possibile caricare questa pagina.
web-again = Riprova
web-offline = Non c’è connessione con il server. La pagina continua a provare.
web-lost = Pagina non trovata
web-lost-what = Questo indirizzo non porta da nessuna parte. Forse ne manca un pezzo.
web-link = Link
web-copy = Copia il link
web-copied = Copiato
web-more = Mostra altro
web-read-only = Per ora questo server si può solo consultare: non si possono aprire tavoli né giocare. { $reason }
web-cancel = Annulla
web-language = Lingua
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## Nel browser: che cosa rifiuta il server

web-refused-away = Non c’è connessione con il server. Riprova tra un momento.
web-refused-blocked = Fino al { $until } qui puoi solo guardare. { $reason }
web-refused-busy = Il server è troppo occupato. Riprova tra un momento.
web-refused-full = Tutti i posti sono occupati.
web-refused-hidden = Questo testo contiene un carattere invisibile. Scrivilo invece di incollarlo.
web-refused-illegal = Questa mossa ora non è possibile.
web-refused-no-undo = Quest’azione non si può più annullare liberamente: ha svelato qualcosa, o non era il tuo turno. Puoi chiederlo agli altri nel menu del tavolo.
web-refused-not-host = Può farlo solo chi ha aperto il tavolo.
web-refused-not-now = Ora non è possibile.
web-refused-not-seated = Non hai un posto a questo tavolo.
web-refused-not-your-turn = Non è il tuo turno.
web-refused-not-yours = Quel posto non è tuo.
web-refused-quota = Hai aperto o caricato troppo, oppure troppi dei tuoi tavoli non sono finiti. Concludine qualcuno o riprova più tardi.
web-refused-rate = Troppe richieste in una volta. Aspetta un momento.
web-refused-read-only = Per ora su questo server non si può cambiare nulla. { $reason }
web-refused-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi decidi.
web-refused-storage = In questo momento il server non può salvare nulla. Riprova tra un momento.
web-refused-taken = Quel posto è occupato, o il link è già stato usato.
web-refused-too-long = Questa partita è diventata troppo lunga. Potete accordarvi per chiuderla, oppure puoi abbandonarla.
web-refused-unknown = Quel tavolo o quel link non esiste.
web-refused-other = Risposta del server: { $message }

## Nel browser: la pagina iniziale

web-first = Giochi dimenticati, di nuovo vivi
web-first-what = { $games } contro il computer o con gli amici: gratis e senza account.
web-scene = Una partita di { $game } che si gioca da sola
web-scene-still = Ferma l’animazione
web-play-bot = Contro il computer
web-invite-friend = Invita un amico
web-against = contro il computer { $level }{ $place ->
    [weakest] , il più debole di { $count }
    [strongest] , il più forte di { $count }
    [between] , forza { $number } di { $count }
   *[unknown] { "" }
}
web-change = Cambia…
web-change-done = Indietro
web-setup = Prepara un tavolo
web-who = Chi gioca
web-players = Giocatori
web-seat-of = Posto { $number }
web-kind-me = Su questo dispositivo
web-kind-bot = Computer
web-kind-open = Invito tramite link
web-kind-open-what = Riceverai un link per questo posto.
web-level = Livello
web-level-line = { $level }: { $what }
web-strength-groom = per le tue prime partite
web-strength-greedy = prende subito più punti che può
web-strength-page = facile, se conosci il gioco
web-strength-squire = medio
web-strength-knight = difficile
web-strength-count = molto difficile
web-strength-duke = il più forte di tutti
web-name-of = Nome del giocatore { $number }
web-name-optional = Nome (facoltativo)
web-your-name = Il tuo nome (facoltativo)
web-options = Regole e opzioni
web-own-file = da un file (TOML o JSON)
web-own-wrong = Non è stato possibile leggere il file { $file }.
web-table-options = Il tavolo
web-pace = Tempo
web-pace-casual = senza limite
web-pace-quick = rapido: { $turn } a turno, { $game } di riserva
web-pace-calm = calmo: { $turn } a turno, { $game } di riserva
web-pace-days = per corrispondenza: { $turn } a turno, { $game } di riserva
web-pace-clock = { $turn } a turno, { $game } di riserva
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-timeout = Quando il tempo è scaduto
web-timeout-bot = un computer continua al suo posto
web-timeout-forfeit = il giocatore perde la partita
web-watch = Chi può guardare
web-watch-anyone = chiunque può guardare
web-watch-link = chi ha il link può guardare
web-watch-nobody = nessuno può guardare
web-imported = aperta da un file: chiunque può averci scritto questi nomi
web-listed = Mostralo nella pagina iniziale, perché chiunque possa sedersi
web-chat-allowed = Chat permessa
web-open-table = Apri il tavolo
web-play = Gioca
web-making-ready = Preparazione di { $game }: { $done } di { $steps }
web-nobody-sits = Serve almeno un giocatore su questo dispositivo.
web-my-games = Le mie partite
web-my-games-none = Ancora nessuna. Le partite che cominci compaiono qui.
web-my-games-back = Ho un link alle mie partite
web-my-results = I tuoi risultati
web-tables = Altri tavoli
web-tables-open = Aperti
web-tables-playing = In corso
web-tables-over = Finiti
web-tables-join = Unisciti
web-tables-game = Gioco
web-tables-all = Tutti i giochi
web-tables-open-none = Nessun tavolo aperto al momento.
web-tables-playing-none = Nessuna partita in corso da mostrare.
web-tables-over-none = Nessuna partita finita da mostrare.
web-your-turn = È il tuo turno
web-your-question = Tocca a te: { $question }
web-turn-of = È il turno di { $player }
web-table-open = In attesa di giocatori
web-table-full = Il tuo tavolo di { $game } è al completo: aprilo
web-table-full-short = Il tuo tavolo è al completo: aprilo
web-option-value = { $option }: { $value }
web-not-affiliated = Blazon è un progetto indipendente, non affiliato agli autori di questi giochi né ai loro editori.

## Nel browser: prima della partita

web-join-sit = Prendi questo posto
web-join-mine = Giochi qui su un altro dispositivo? Porta prima qui le tue partite.
web-join-look = Guarda soltanto
web-join-from = { $host } ti invita a una partita di { $game }
web-join-to = Hai un invito a una partita di { $game }
web-join-no-clock = senza limiti di tempo
web-join-there = Al tavolo: { $names }
web-join-once = Il link vale una volta sola: il posto è di chi si siede per primo.
web-lesson-offer = Non conosci questo gioco? La lezione dura pochi minuti e si apre accanto a questa pagina.
web-join-own = Questo tavolo l’hai aperto tu. Il link è per qualcun altro: mandalo, e non usarlo tu.
web-join-cut = Questo link è incompleto
web-join-cut-what = Una parte si è persa per strada, forse mentre veniva copiato. Copialo fino all’ultimo carattere, o fattelo mandare di nuovo.
web-join-void = Questo link non vale più
web-join-void-what = Vale una volta sola: forse qualcuno si è già seduto, o ce n’è uno più recente. Chiedi alla persona che te l’ha mandato.
web-join-void-hidden = Vale una volta sola: forse qualcuno si è già seduto, o ce n’è uno più recente. Solo chi è a questo tavolo può vedere la partita. Chiedi alla persona che te l’ha mandato.
web-join-to-table = Vai al tavolo
web-move-title = Continua qui la tua partita di { $game }
web-move-to-here = Questo link porta su questo dispositivo il posto di { $player }. L’altro dispositivo potrà solo guardare.
web-move-do = Porta il posto qui
web-move-here = Questo dispositivo ha già quel posto. Apri il link sull’altro.
web-move-gone = Il tuo posto è passato a un altro dispositivo. Qui puoi solo guardare.
web-table-unknown = Tavolo non trovato
web-table-unknown-what = Forse è stato chiuso, o possono vederlo solo i suoi giocatori.
web-table-aborted = Questo tavolo è stato chiuso
web-table-aborted-what = Chi l’aveva aperto lo ha chiuso prima dell’inizio della partita.
web-table-closed-what = L’ha chiuso chi gestisce questo server: { $reason }
web-late-playing = La partita è cominciata
web-late-playing-what = Tutti i posti sono occupati. Puoi guardare la partita o giocarne una tua.
web-late-watch = Guarda la partita
web-late-over = Questa partita è finita
web-late-over-what = Puoi rivederla dall’inizio alla fine o giocarne una tua.
web-late-hidden = Solo chi è a questo tavolo può vedere la partita.
web-late-again = Rivedi la partita
web-late-own = Gioca un’altra partita
web-waiting-people = La partita comincia appena tutti i posti sono occupati.
web-waiting-start = Tutti i posti sono occupati. Chi ha aperto il tavolo avvia la partita.
web-waiting-listed = Chiunque può unirsi dall’elenco della pagina iniziale finché sei qui, e ancora per qualche minuto.
web-waiting-chance = In attesa del dispositivo di { $names }. Se non risponde entro pochi secondi, la partita comincia lo stesso.
web-seat-open = Posto libero
web-seat-bot = Computer, { $level }
web-seat-yours = tu
web-seat-person = occupato
web-seat-program = programma
web-seat-awaited = occupato; questo dispositivo non ha ancora risposto
web-seat-left-out = – il suo dispositivo non risponde, quindi il sorteggio si fa senza
web-seat-stand-in = { $why ->
    [time] tempo scaduto ({ $time }); continua { $level }
    [handed] ha ceduto il posto ({ $time }); continua { $level }
    [left] ha lasciato la partita ({ $time }); continua { $level }
   *[other] { $level } gioca nel frattempo ({ $time })
}
web-present-here = al tavolo
web-present-away = lontano dal tavolo
web-present-lost = senza connessione
web-present-lost-for = { $minutes ->
    [0] senza connessione
    [one] senza connessione da un minuto
   *[other] senza connessione da { $minutes } minuti
}
web-clock-turn = per questo turno
web-clock-reserve = riserva
web-invite = Crea un link d’invito
web-invite-new = Crea un nuovo link
web-invite-exists = C’è un link per questo posto. Uno nuovo lo sostituisce.
web-leave = Lascia il posto
web-free-seat = Libera questo posto
web-start = Avvia la partita
web-abort = Chiudi il tavolo
web-luck = Verifica il sorteggio
web-luck-what = Prima della partita il server ha scelto un segreto e ne mostra l’impronta. Il tuo browser aggiunge un testo casuale, nascosto finché quelli di tutti non sono fissati; davanti puoi mettere parole tue. Dopo la partita il segreto viene pubblicato, e tutti possono verificare che nessuno abbia scelto il risultato.
web-luck-plain = Questa pagina non è arrivata tramite https, quindi il tuo browser non partecipa. Puoi aggiungere un testo, ma non resta nascosto.
web-luck-text = Parole tue
web-luck-add = Aggiungi
web-luck-added = Aggiunto.
web-commitment-about = Verifica la mescolata
web-commitment = Impronta del segreto del server (SHA-256):
web-chance-round = Il sorteggio è ricominciato quando alcuni testi erano già stati mostrati; questo è il tentativo { $round }.
web-chance-round-by = L’ultima volta è stato a causa di { $names }.
web-chance-fits = La partita corrisponde a ciò che questo browser aveva visto prima: l’impronta, i sigilli e il proprio testo.
web-chance-absent = Il sorteggio si è fatto senza questo browser: aveva mostrato il suo testo, un altro dispositivo no, e non c’era più quando tutto è ricominciato.
web-chance-broken = Attenzione: la partita non corrisponde a ciò che questo browser aveva visto prima. Qualcuno potrebbe aver scelto il risultato.

## Nel browser: al tavolo

web-prompt = Che cosa fare ora
web-side = Giocatori, conteggio e cronologia
web-thinks = { $player } sta pensando…
web-did = { $player }: { $text }
web-away = Connessione persa; tornerà da sola. Ciò che hai inserito resta.
web-submit = Conferma
web-warning-play = Giocala lo stesso
web-warning-back = Scegli di nuovo
web-warning-none = Niente più avvertimenti
web-undo = Torna indietro
web-choices = Altre azioni
web-skip-playing = Salta
web-play-again = Rivedi
web-ask-hint = Consiglio
web-hint-longer = Sto ancora pensando: il primo consiglio dopo un’installazione richiede più tempo, fino a mezzo minuto.
web-hint = Consiglio: { $words }.
web-hint-expected = { $kind ->
    [won] Probabilmente vinceresti di { $lead }.
    [lost] Probabilmente perderesti di { $lead }.
   *[level] Probabilmente finirebbe in parità.
}
web-hint-proven = Consiglio: { $words } ({ $result }).
web-forced = Giocato per te, unica scelta: { $words }
web-rule-link = La regola
web-stands = Questo svela qualcosa di coperto e non si potrà più annullare.
web-seats = Posti
web-holdings = Che cosa hanno i giocatori
web-tally = Conteggio
web-larger = Ingrandisci la mappa
web-smaller = Riduci la mappa
web-fit = Adatta la mappa allo schermo
web-log = Cronologia
web-log-all = Mostra tutti i { $count } turni
web-chat = Chat
web-chat-text = Di’ qualcosa
web-chat-say = Invia
web-chat-off = A questo tavolo la chat è spenta.
web-chat-turn-off = Spegni la chat
web-chat-turn-on = Accendi la chat
web-chat-removed = (rimosso)
web-report = Segnala
web-report-line = Segnala questo messaggio di { $name }
web-report-player = Segnala qualcuno
web-report-title = Segnala a chi gestisce questo server
web-report-who = Chi
web-report-what = Di che cosa si tratta?
web-report-what-name = del nome
web-report-what-conduct = del comportamento
web-report-reason = Che cosa non va?
web-report-reason-insult = insulti o minacce
web-report-reason-spam = pubblicità o messaggi indesiderati
web-report-reason-private = dati privati
web-report-reason-cheating = imbrogli o partita rovinata
web-report-reason-other = altro
web-report-words = Altro da sapere (facoltativo)
web-report-kept = Vengono allegati gli ultimi messaggi della chat.
web-report-send = Invia la segnalazione
web-report-done = Grazie. Chi gestisce questo server ha ricevuto la tua segnalazione.
web-report-again = L’hai già segnalato. Nessuno l’ha ancora esaminato.
web-report-many = Molte delle tue segnalazioni non sono ancora state esaminate. Riprova più tardi.
web-clock-days = { $days } g { $hours } h
web-missed = Mentre non c’eri
web-missed-close = OK
web-curtain-what = Passa il dispositivo a { $player }, che potrà allora mostrare il tavolo.
web-curtain-open = Sono { $player }: mostra il mio tavolo
web-asks-undo = { $player } vorrebbe annullare { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}.
web-asks-end = { $player } vorrebbe chiudere la partita così com’è.
web-asks-waiting = In attesa della risposta degli altri.
web-entries-lost = Il database del server ha perso le ultime modifiche di questo tavolo ({ $count }). La partita continua da qui.
web-declined-undo = { $player } non vuole annullare. La partita continua.
web-declined-end = { $player } non vuole chiudere qui la partita. La partita continua.
web-lapsed-undo = Nessuno ha risposto alla tua richiesta di annullare: la partita è andata avanti.
web-lapsed-end = Nessuno ha risposto alla tua proposta di chiudere la partita: la partita è andata avanti.
web-agree = D’accordo
web-disagree = Rifiuta
web-panel-news = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-signs = Segni
web-menu = Menu
web-take-back = Torna a giocare
web-hand-over = Fai giocare un computer per me
web-ask-undo = Chiedi di annullare la tua ultima azione
web-undo-far = Torna a prima della tua ultima azione
web-resign = Abbandona
web-resign-sure = Abbandonare questa partita?
web-resign-yes = Sì, abbandona
web-ask-end = Proponi di chiudere la partita
web-can = Che cosa puoi fare

## Nel browser: dopo la partita

web-scores = Risultato
web-ended = { $ending ->
    [resigned] Abbandono di { $gone }. La vittoria va a { $names }.
    [time] Tempo scaduto per { $gone }. La vittoria va a { $names }.
    [agreed] La partita è stata chiusa di comune accordo. In testa: { $names }.
   *[other] La partita non è stata giocata fino in fondo. In testa: { $names }.
}
web-bots-finished = Il computer ha finito al posto di { $names }.
web-beaten = Hai battuto { $beaten }. { $next } ti aspetta.
web-beaten-all = Hai battuto { $beaten }, il più forte di tutti.
web-play-level = Gioca contro { $level }
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-look-through = Ripercorri la partita
web-replay = Rivedi
web-record = Scarica la partita
web-end-you-won = Hai vinto
web-end-you-lost = Hai perso
web-end-draw = Parità
web-end-with = { $outcome }, { $one } a { $other }
web-end-won = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } hanno vinto insieme
}
web-brief = In breve
web-end-skip = Mostra tutto
web-score-for = Si conta
web-score-why = Perché?
web-counting = Si contano i punti…

## Nel browser: le impostazioni

web-theme = Colori
web-theme-system = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-theme-contrast = alto contrasto
web-palette = Colori dei giocatori
web-palette-usual = consueti
web-palette-safe = adatti ai daltonici
web-presentation = Il tavolo si mostra
web-presentation-picture = come immagine
web-presentation-text = come testo
web-presentation-both = in entrambi i modi
web-confirmation = Un’azione si gioca
web-confirmation-none = subito
web-confirmation-submit = quando la confermo
web-motion = Animazioni
web-motion-system = come il dispositivo
web-motion-full = tutte
web-motion-reduced = ridotte
web-motion-none = nessuna
web-speed = Velocità con cui si mostrano le azioni degli altri
web-speed-slow = lenta
web-speed-normal = normale
web-speed-quick = rapida
web-speed-none = tutto insieme
web-sound = Suono
web-sound-on = Riproduci i suoni del gioco e una campana quando tocca a te
web-warnings = Avvertimenti
web-warnings-on = Nelle mie prime partite, avvertimi di ciò che un’azione regalerebbe
web-settings-kept = Le impostazioni restano solo in questo browser.

## Nel browser: l’elenco dei tasti

web-keys = Tastiera
web-keys-open = Mostra tutti i tasti
web-keys-close = Chiudi
web-keys-everywhere = Ovunque
web-keys-next = Vai al pulsante, al link o al campo successivo, o torna al precedente
web-keys-press = Premi un pulsante, gioca una carta, scegli un luogo
web-keys-escape = Annulla ciò che hai scelto e non ancora giocato; chiudi questo elenco
web-keys-list = Mostra questo elenco
web-keys-board = Sul tabellone
web-keys-arrows = Vai alla carta o al luogo più vicino in quella direzione
web-keys-row = Vai alla prima o all’ultima carta della fila
web-keys-number = Uno in più o uno in meno, quando si chiede un numero
web-keys-zoom = Su una mappa: ingrandisci, riduci, mostrala intera
web-keys-replay = Rivedendo una partita
web-keys-step = Un passo indietro o avanti
web-keys-turn = Un turno indietro o avanti
web-keys-ends = Vai all’inizio o alla fine
web-keys-costly = In un’analisi: alla decisione costosa precedente o successiva
web-keys-play = Avvia o metti in pausa
web-keys-name-tab = Tab
web-keys-name-shift = Maiusc
web-keys-name-enter = Invio
web-keys-name-space = Spazio
web-keys-name-escape = Esc
web-keys-name-home = Home
web-keys-name-end = Fine
web-keys-name-page-up = Pag ↑
web-keys-name-page-down = Pag ↓

## Nel browser: le regole

web-rules-what = Le regole con parole nostre ed esempi.
web-rules-contents = Indice
web-rules-brief = In breve
web-rules-open = Apri tutte le sezioni
web-rules-close = Chiudi tutte le sezioni
web-rules-here = Link a «{ $title }»
web-rules-numbers = Nelle immagini tu sei il giocatore 1 e il tuo avversario è il giocatore 2.

## Nel browser: le notifiche

web-push = Notifiche
web-push-body = { $game } con { $names }
web-push-why = Quando non sei al tavolo, questo browser può avvisarti che è il tuo turno, che comincia una partita o che qualcuno ti invita. Il messaggio passa dal servizio di chi produce il browser, che non può leggerlo.
web-push-on = Avvisami quando è il mio turno
web-push-denied = Questo browser non permette a questo sito di avvisarti. Puoi consentirlo nelle impostazioni del browser per questo sito.
web-push-failed = Il servizio di notifica del browser al momento non è raggiungibile. Riprova più tardi.
web-push-insecure = Questa pagina è arrivata senza https, quindi nessun browser può avvisarti che è il tuo turno. Chiedi un indirizzo https a chi ospita questo server.
web-push-install = Su iPhone o iPad questa pagina deve prima stare nella schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home», e aprila da lì.
web-push-offer = Vuoi che questo browser ti avvisi quando è il tuo turno o comincia una partita?
web-push-yes = Avvisami
web-push-later = Non ora
web-push-is-on = Questo browser ti avvisa quando è il tuo turno o comincia una partita.
web-forget = Dimentica questo browser
web-forget-why = Il server ti riconosce da questo browser. Puoi farglielo dimenticare, per esempio perché lo usano anche altri. Se nessun altro dispositivo ha le tue partite (vedi «I tuoi dispositivi»), perdi per sempre i tuoi posti a tutti i tavoli e nessun altro può occuparli. Prima di farlo, porta le tue partite su un altro dispositivo, o abbandonale.
web-forget-sure = Perderai per sempre tutti i tuoi posti e i tuoi progressi qui.
web-forget-yes = Dimentica
web-forget-done = Il server ha dimenticato questo browser.
web-data = I tuoi dati
web-data-why = Quello che il server conserva su di te: il tuo nome, i tuoi tavoli e posti, i tuoi messaggi, le tue notifiche e le tue segnalazioni. Puoi scaricarlo o farlo cancellare. I tuoi progressi nelle lezioni, nei problemi e contro il computer restano solo in questo browser.
web-data-download = Scarica i miei dati
web-data-delete = Cancella i miei dati
web-data-sure = Il tuo nome e i tuoi messaggi verranno cancellati ovunque e perderai per sempre tutti i tuoi posti e i tuoi progressi qui. Nelle partite in corso il computer giocherà al tuo posto.
web-data-yes = Cancella tutto
web-data-done = I tuoi dati sono stati cancellati.

## Nel browser: rivedere e analizzare una partita

web-stands-these = Dopo non si può più annullare (svela qualcosa di coperto): { $actions }
web-to-table = Torna al tavolo
web-as-text = Il tavolo come testo
web-board-failed = Non è stato possibile disegnare il tabellone.
web-replay-of = Rivedi: { $game }, { $names }
web-replay-none = Non c’è ancora niente da rivedere
web-replay-none-what = La partita a questo tavolo non è cominciata.
web-replay-start = Prima della prima azione.
web-replay-first = All’inizio
web-replay-turn-back = Turno precedente
web-replay-back = Azione precedente
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-on = Azione successiva
web-replay-turn-on = Turno successivo
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-at = Punto della partita
web-replay-of-actions = azione { $at } di { $length }
web-eyes = Punto di vista
web-eyes-onlooker = uno spettatore
web-eyes-open = tutto svelato
web-graph = Il vantaggio atteso nel corso della partita
web-graph-two = Sopra la linea di mezzo è in testa { $player }. Un clic porta a quel punto della partita.
web-graph-many = Sopra la linea di mezzo un giocatore precede il suo miglior avversario. Un clic porta a quel punto della partita.
web-graph-marks = I segni indicano le decisioni che sono costate { $cost } o più. L’elenco si trova più sotto.
web-graph-mark = { $player }: { $text } – costo di { $cost }
web-review = Analisi
web-review-knowledge = Giudicato da
web-review-own = ciò che il giocatore poteva sapere
web-review-open = tutto, anche ciò che era coperto
web-review-what = Il computer più forte riesamina ogni decisione: che cosa avrebbe giocato e quanto è costata la tua. Ci vuole un po’.
web-review-ask = Analizza questa partita
web-review-running = decisioni esaminate: { $done } su { $of }
web-review-cost = costo di { $cost }
web-review-better = meglio: { $action }
web-review-best = Qui non c’era niente di meglio.
web-review-show = Vedi sul tavolo
web-review-values = Vantaggio atteso: { $value } dopo questa azione, { $best } dopo la migliore.
web-review-proven = Giocando al meglio da qui in poi, qualunque cosa l’avversario sappia o faccia: { $value } dopo questa azione, { $best } dopo la migliore. Dimostrato.
web-review-range = Due ricerche collocano il costo tra { $least } e { $most }.
web-review-luck = Fortuna e decisioni
web-review-parts = { $result }: inizio { $start }, fortuna { $luck }, decisioni { $skill }
web-review-gift = { $amount } per { $player }
web-review-parts-what = Che cosa significano inizio, fortuna e decisioni
web-review-part-start = Inizio: il vantaggio che questo posto poteva aspettarsi prima della prima azione.
web-review-part-luck = Fortuna: ciò che ha dato il caso, confrontato con la media di tutto ciò che poteva uscire.
web-review-part-skill = Decisioni: il resto, dovuto alle decisioni proprie e a quelle dei rivali.
web-review-part-result = Le tre parti insieme danno il risultato: il vantaggio sul miglior rivale.
web-review-worst = Le decisioni più costose di { $player }
web-review-at = Turno { $turn }: { $text }
web-review-faultless = Nessuna è costata qualcosa.
web-review-here = Decisione presa qui
web-review-steps = Decisioni costose
web-review-previous = Decisione costosa precedente
web-review-next = Decisione costosa successiva
web-review-count = { $count ->
    [one] una decisione costosa
   *[other] { $count } decisioni costose
}
web-review-place = { $number } di { $of }
web-review-cheap = Nessuna decisione è costata { $cost } o più.
web-review-more = altre { $count }
web-review-mark-played = giocato
web-review-mark-better = meglio
web-replay-again = Riprova da qui
web-review-again-what = Qui, dopo l’azione { $at }, comincia una nuova partita contro il computer. Non conta nei tuoi risultati.
web-review-again-seat = Gioca come
web-review-again-hidden = Ciò che { $player } qui non poteva sapere
web-review-again-own = viene distribuito di nuovo
web-review-again-open = resta com’era: la stessa distribuzione
web-review-again-level = Livello del computer
web-review-again-play = Gioca da qui
web-review-again-none = Nessun’altra distribuzione è compatibile con questa posizione. Puoi continuare con la stessa distribuzione.
web-review-again-from-own = Ripresa dall’azione { $at } di una partita precedente. Ciò che { $player } allora non poteva sapere è stato distribuito di nuovo.
web-review-again-from-open = Ripresa dall’azione { $at } di una partita precedente, con la stessa distribuzione.
web-review-tasks = Decisioni costose, un’altra volta
web-review-try = { $count ->
    [one] Riprova questa decisione costosa
   *[other] Riprova queste { $count } decisioni costose
}
web-review-solved = { $solved } di { $of } risolte
web-review-task = { $player } decide. La mossa giocata è costata circa { $cost }. Che cosa è meglio?
web-review-task-yours = { $player } decide. La tua mossa è costata circa { $cost }. Che cosa è meglio?
web-review-task-costs = Costa circa { $cost }.
web-review-task-wrong = Riprova.
web-review-task-shown = Meglio: { $action }.
web-review-task-best = Giusto!
web-review-task-also = Giusto anche così: vale quanto la mossa migliore, o quasi.
web-review-task-show = Mostrami
web-review-task-back = Torna all’analisi
web-review-task-end = { $found } di { $of } trovate al primo colpo.
web-analysis = Azioni migliori
web-analysis-ask = Mostra le azioni migliori qui
web-analysis-running = Sto pensando…
web-analysis-none = Qui non c’è niente da decidere.
web-analysis-why = Rispetto alla seconda: { $why }
web-analysis-of = Per { $player }:
web-analysis-action = azione
web-analysis-margin = vantaggio
web-analysis-games = quanto sicuro

## Nel browser: una partita salvata in un file

web-open-record = Apri una partita scaricata
web-open-record-what = Un file ottenuto con «Scarica la partita» si apre qui per essere rivisto.
web-open-record-none = Questo file non contiene una partita.
web-open-record-wrong = Questo file non si può rivedere: { $message }

## Mail to players

mail-turn-subject = { $count ->
    [one] È il tuo turno a un tavolo
   *[other] È il tuo turno a { $count } tavoli
}
mail-turn-free = { $game }: senza limite di tempo
mail-turn-days = { $game }: { $count ->
    [one] resta un giorno
   *[other] restano { $count } giorni
}
mail-turn-hours = { $game }: { $count ->
    [one] resta un’ora
   *[other] restano { $count } ore
}
mail-turn-minutes = { $game }: { $count ->
    [one] resta un minuto
   *[other] restano { $count } minuti
}
mail-invitation-subject = Sei invitato a una partita
mail-invitation = { $game }: un invito
mail-turn-pause = Finché non ci sei stato, c’è al massimo un altro messaggio su questi turni, quando resta poco tempo.
mail-turn-stop = Hai chiesto questi messaggi su { $site }. Per non riceverne più: { $link }
mail-code-subject = { $code } conferma il tuo indirizzo su { $site }
mail-code-enter = Scrivi questo codice nella pagina in cui hai dato questo indirizzo: { $code }
mail-code-valid = È valido per dieci minuti, e solo nel browser che lo ha chiesto.
mail-code-other = Se non eri tu, ignora questo messaggio: senza il codice, questo indirizzo non riceve posta.

## Nel browser: i risultati

web-results-none = Ancora niente. Quando avrai finito una partita, vedrai qui come ti è andata: in ogni gioco, contro ogni avversario del computer e contro le persone con cui hai giocato. Puoi vederlo solo tu.
web-results-begin = Comincia una partita
web-results-what = Puoi vedere questa pagina solo tu. Si contano le tue ultime { NUMBER($most) } partite. Quelle senza vincitore e quelle in cui avevi più posti sono soltanto nell’elenco.
web-results-games = Partite
web-results-wins = Vinte
web-results-ties = Vittorie condivise
web-results-margin = Distacco medio
web-results-margin-what = Il distacco sono i tuoi punti meno quelli del migliore degli altri.
web-results-streak = Serie di vittorie più lunga
web-results-by-game = Per gioco
web-results-by-bot = Contro il computer
web-results-by-rival = Contro altre persone
web-results-game = Gioco
web-results-bot = Avversario
web-results-rival = Persona
web-results-best = Più punti
web-results-longest = Partita più lunga, in azioni
web-results-theirs = Sue vittorie
web-results-last = Ultima partita
web-results-nameless = Qualcuno senza nome
web-results-next = I tuoi prossimi avversari
web-results-list = Partite finite
web-results-ended = Data
web-results-outcome = Esito
web-results-yours = I tuoi punti
web-results-others = Gli altri
web-results-shared = Condividi la vittoria con { $names }
web-results-nobody = Nessun vincitore
web-results-again = Gioca ancora con { $name }
web-results-invited = { $name } trova l’invito nella sua pagina iniziale.
web-results-mute = Nessun invito da { $name }
web-results-mute-all = Nessun invito da nessuno
web-results-silent = Nessuno viene a sapere che non vedi i suoi inviti o che ne hai rifiutato uno.
web-results-doing = Inviti
web-results-invitations = Hai ricevuto un invito
web-results-decline = No, grazie

## Lezioni: una prima partita guidata

learn-enter = Premi Invio per continuare.
learn-play = Una partita intera: blazon play { $game }
learn-no-command = In una lezione non si può. undo torna indietro di un passo, quit esce.
learn-lit = Nel cerchio: { $places }
learn-type = Scrivi { $tokens }
learn-title = Impara { $game }
learn-step = Passo { $number } di { $count }
learn-next = Continua
learn-back = Un passo indietro
learn-again = Ricomincia
learn-other = Si può fare anche questo. Prima fai ciò che dice questo passo.
learn-later = Qualche turno dopo.
learn-full = Gioca una partita intera
learn-rules = Tutte le regole
learn-go = Riprendi dal passo { $number }
learn-done = Lezione finita
learn-none = Non c’è una lezione per { $game }.

## Problemi

puzzle-offer = Problemi
puzzle-offer-solved = { $solved } di { $of } risolti
puzzle-title = { $game }: problemi
puzzle-what = In ogni problema alcune mosse sono nettamente migliori di tutte le altre. Trovane una.
puzzle-today = Il problema del giorno
puzzle-all = Tutti i problemi
puzzle-order = prima i più facili
puzzle-solved = risolto
puzzle-place = Problema { $number } di { $of }
puzzle-proven = dimostrato fino alla fine della partita
puzzle-searched = confermato da lunghe ricerche del computer
puzzle-show = Mostra la soluzione
puzzle-open = vedi tutto, anche ciò che nel gioco è nascosto
puzzle-asked = Sei { $player }. Trova la mossa migliore!
puzzle-costs = La tua mossa costa circa { $cost } entro la fine della partita.
puzzle-wins-less = Con la tua mossa vinci meno spesso.
puzzle-best = La mossa migliore: { $action }.
puzzle-also = Giusto anche: { $actions }.
puzzle-next = Problema successivo
puzzle-none-left = Hai risolto tutti gli altri.
play-puzzle-none = Non ci sono problemi per { $game }.
play-puzzle-enter = Premi Invio per il problema seguente; quit esce.
play-puzzle-right = Giusto!
play-puzzle-turn = La mossa migliore, e un modo di continuare: { $choices }.
play-puzzle-row = { $first }; { $next }
play-puzzle-wrong = Non { $token }: ti costa circa { $cost }.
play-puzzle-wins-less = Non { $token }: così vinci meno spesso.
play-puzzle-one = Scrivi una sola mossa.
play-puzzle-no-command = In un problema non funziona. hint mostra la soluzione, quit esce.

## The browser client: one person on several devices

web-me = I tuoi dispositivi
web-me-what = Porta tutte le tue partite su un altro dispositivo, e torna quando vuoi.
web-elsewhere = Continua su un altro dispositivo
web-me-give-what = Inquadra questo codice con la fotocamera dell’altro dispositivo, o apri lì il link. Le tue partite saranno su entrambi, e i tuoi progressi vengono con te.
web-me-make = Mostra il link
web-me-new = Mostra un nuovo link
web-me-once = Il link vale una volta sola. Tienilo per te: chi lo apre ha le tue partite.
web-me-used = Ora un altro dispositivo ha le tue partite. Per uno in più, mostra un nuovo link.
web-me-linked = C’è un link del { $date }. Uno nuovo lo sostituisce.
web-me-code = Il link come codice per una fotocamera
web-me-list = Dispositivi con le tue partite
web-me-unnamed = Un browser
web-me-this = questo
web-me-since = dal { $date }, usato l’ultima volta il { $used }
web-me-told = avvisa dei tuoi turni
web-me-remove = Rimuovi
web-me-remove-which = Rimuovi { $device }
web-me-remove-sure = Rimuovere { $device }? Non avrà più nessuna delle tue partite.
web-me-remove-yes = Sì, rimuovi
web-me-removed = Dispositivo rimosso: { $device }.
web-me-paste = Hai un link da un altro dispositivo?
web-me-paste-field = Il link
web-me-paste-open = Apri
web-me-paste-bad = Questo non è un link alle tue partite.
web-me-take = Portare le tue partite in questo browser?
web-me-take-what = Tutte le tue partite continuano qui. Anche l’altro dispositivo le conserva.
web-me-take-joins = Quello che hai giocato in questo browser si unisce alle altre partite. Fallo solo con un link tuo: chi l’ha creato avrà anche le tue partite.
web-me-take-do = Porta qui le mie partite
web-me-taken = Le tue partite sono qui
web-me-taken-what = Puoi continuare subito in questo browser.
web-me-taken-games = Alle mie partite
web-me-keep = Il tuo prossimo link. Conservalo bene: ti ridà le tue partite se un giorno questo browser ti dimentica.
web-me-void = Questo link non vale più
web-me-void-what = È già stato usato, o uno più recente l’ha sostituito. Su un dispositivo che ha le tue partite, «I tuoi dispositivi», nelle impostazioni, ne crea uno nuovo.
web-me-yours = Questo browser ha già le tue partite
web-me-yours-what = Apri il link sull’altro dispositivo. Vale ancora.

## The browser client: mail

web-mail-title = Posta
web-mail-why = Questo server può scriverti quando è il tuo turno o qualcuno ti invita e non sei qui: al massimo una volta all’ora, e non di nuovo prima che tu sia tornato.
web-mail-address = Il tuo indirizzo di posta
web-mail-send = Inviami un codice
web-mail-sent = Scrivi entro dieci minuti il codice che arriva a { $address }.
web-mail-code = Il codice
web-mail-confirm = Conferma
web-mail-on = Quando è il tuo turno, la posta va a { $address }.
web-mail-stopped = Un link in un messaggio ha fermato la posta a { $address }.
web-mail-refused = Il server di posta di { $address } non accetta messaggi da qui, quindi non ce ne sono più.
web-mail-delete = Cancella il mio indirizzo
web-mail-another = Un altro indirizzo
web-mail-wrong = Questo codice è sbagliato, troppo vecchio o provato troppe volte.
web-mail-bad = Questo non è un indirizzo di posta.
web-mail-stop = Fermare la posta sui tuoi turni?
web-mail-stop-what = Nelle impostazioni puoi riattivarla.
web-mail-stop-do = Ferma la posta
web-mail-stop-done = A questo indirizzo non arriva più posta.

## La partita del giorno

web-today = Oggi
web-today-deal = Partita del giorno
today-title = Oggi
today-new = Nuovo oggi
today-of = { $game }:
today-until = { $day }: lo stesso per tutti. A mezzanotte UTC, fra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}, ci sarà qualcosa di nuovo.
today-days = Hai finito una partita del giorno in { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
today-streak = Di cui { $streak } di fila.
today-puzzles = Problema del giorno
today-puzzle = problema
today-the-deal = partita contro { $bot }
today-play-on = continua contro { $bot }
today-deal = Le stesse carte e gli stessi dadi per tutti, contro { $bot }. Hai un solo tentativo.
today-your-name = Il tuo nome, nell’elenco visibile a tutti (facoltativo)
today-play = Gioca la partita del giorno
today-playing = Hai cominciato. Conta se finisce prima di mezzanotte UTC.
today-continue = Continua
today-left = Hai abbandonato la partita del giorno, o è finita prima del tempo, quindi non conta. Domani ce ne sarà un’altra.
today-result = { $won ->
    [won] Vinta con { $points } punti, { $lead } di vantaggio.
    [lost] Persa con { $points } punti, { $lead } di svantaggio.
   *[tied] Vittoria condivisa con { $points } punti.
}
today-place = Posto { $place } su { $of }.
today-shared = Blazon, { $game }, partita del { $day }:
today-share = Condividi
today-ranks = Chi l’ha finita
today-yesterday = Ieri, { $day }
today-rank = Posto
today-name = Nome
today-points = Punti
today-lead = Scarto
today-game = Partita
today-look = Rivedi
today-more = { $count ->
    [one] Un’altra persona l’ha finita.
   *[other] Altre { $count } persone l’hanno finita.
}
today-nobody = Nessuno l’ha finita.
today-nobody-yet = Nessuno l’ha ancora finita.
today-rules = Che cosa conta e che cosa resta segreto
today-rule-one-try = Hai un solo tentativo, in tutte le schede e su tutti i tuoi dispositivi. Non ci sono suggerimenti, e puoi annullare solo ciò che non ha mostrato nulla.
today-rule-secret = Fino a mezzanotte UTC nessun altro vede la tua partita, e non ce n’è registrazione, né analisi, né vista aperta. Dopo, tutti possono rivedere tutte le partite del giorno.
today-rule-honest = Chi la rigioca con un altro nome conosce le carte. Perciò non ci sono premi né classifiche durevoli, e gli elenchi arrivano solo fino a ieri.
today-rule-names = Tutti vedono il nome con cui giochi e il tuo risultato. Un giorno saltato non costa nulla.
today-check = Le carte erano fissate prima dell’inizio del giorno. Dopo mezzanotte la registrazione di una partita contiene il segreto che corrisponde a questo numero, mostrato il giorno prima.
today-commitment = { $game }, { $day }
today-commitment-tomorrow = { $game }, domani
