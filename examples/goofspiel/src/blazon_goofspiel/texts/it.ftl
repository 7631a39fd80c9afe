### Italiano. Goofspiel.

goofspiel-name = Goofspiel
goofspiel-about = Punta le tue carte per vincere premi, insieme al rivale e senza mostrarle. Pochi minuti a partita, e nessuna sorte se non la mente dell’altro.
goofspiel-credit = Il Goofspiel è noto dagli anni Trenta; Sheldon M. Ross ne pubblicò il primo studio nel 1971.
goofspiel-review-unit = Costi e vantaggi sono in punti. Il vantaggio è di quanto un giocatore può aspettarsi di finire davanti al rivale.
goofspiel-review-graph = punti di vantaggio sul rivale

## Opzioni

goofspiel-option-cards = Carte
goofspiel-option-cards-3 = 3 carte
goofspiel-option-cards-4 = 4 carte
goofspiel-option-cards-5 = 5 carte
goofspiel-option-cards-6 = 6 carte
goofspiel-option-cards-7 = 7 carte
goofspiel-option-cards-8 = 8 carte
goofspiel-option-cards-9 = 9 carte
goofspiel-option-cards-10 = 10 carte
goofspiel-option-cards-11 = 11 carte
goofspiel-option-cards-12 = 12 carte
goofspiel-option-cards-13 = 13 carte
goofspiel-option-prizes = Premi
goofspiel-option-prizes-shuffled = mescolati
goofspiel-option-prizes-shuffled-about = I premi escono in un ordine qualsiasi.
goofspiel-option-prizes-descending = dal più alto
goofspiel-option-prizes-descending-about = Tutti sanno quale premio viene dopo.

## Il tavolo

goofspiel-table = Tavolo
goofspiel-prize = Premio: { $prize }
goofspiel-left = Premi che verranno: { $cards }
goofspiel-player = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; carte { $cards }
goofspiel-bid-hidden = { $player } ha puntato una carta, che è coperta.
goofspiel-bid-own = { $player } ha puntato { $card }, che è coperta.
goofspiel-none = nessuna

## Che cosa un giocatore può fare e ha fatto; prima c’è il suo nome

goofspiel-prompt = { $player }: quale carta punti per il { $prize }?
goofspiel-can-bid = puntare il { $card }
goofspiel-did-prize = Il premio è { $prize }.
goofspiel-did-bid = punta una carta coperta
goofspiel-did-win = scopre { $other } contro { $card }: { $winner } vince il { $prize }
goofspiel-did-tie = scopre anche { $other }: nessuno vince il { $prize }

## La fine

goofspiel-verdict = { $winner } vince per { $more } punti a { $fewer }.
goofspiel-verdict-level = Entrambi hanno { $points } punti e si dividono la vittoria.

## Le regole in breve

goofspiel-rules-goal = Vinci premi che valgano più punti di quelli del rivale. I premi sono carte da 1 a { $cards }; ognuno ha le stesse carte per puntare.
goofspiel-rules-bid = Si scopre un premio. Ciascuno punta una carta coperta, poi si scoprono insieme. La più alta vince il premio; se sono uguali, nessuno. Le due carte escono dal gioco.
goofspiel-rules-end = La partita finisce quando si è puntato per tutti i premi. Vince chi ha più punti.
