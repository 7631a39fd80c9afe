### Español. Goofspiel.

goofspiel-name = Goofspiel
goofspiel-about = Apuesta tus cartas por premios, a la vez que tu rival y sin enseñarlas. Unos minutos por partida, y sin más azar que la mente del otro.
goofspiel-credit = El Goofspiel se conoce desde los años treinta; Sheldon M. Ross publicó el primer estudio en 1971.
goofspiel-review-unit = Los costes y las ventajas se dan en puntos. La ventaja es por cuánto puede esperar un jugador acabar por delante de su rival.
goofspiel-review-graph = puntos de ventaja sobre el rival

## Opciones

goofspiel-option-cards = Cartas
goofspiel-option-cards-3 = 3 cartas
goofspiel-option-cards-4 = 4 cartas
goofspiel-option-cards-5 = 5 cartas
goofspiel-option-cards-6 = 6 cartas
goofspiel-option-cards-7 = 7 cartas
goofspiel-option-cards-8 = 8 cartas
goofspiel-option-cards-9 = 9 cartas
goofspiel-option-cards-10 = 10 cartas
goofspiel-option-cards-11 = 11 cartas
goofspiel-option-cards-12 = 12 cartas
goofspiel-option-cards-13 = 13 cartas
goofspiel-option-prizes = Premios
goofspiel-option-prizes-shuffled = barajados
goofspiel-option-prizes-shuffled-about = Los premios salen en cualquier orden.
goofspiel-option-prizes-descending = de mayor a menor
goofspiel-option-prizes-descending-about = Todos saben qué premio viene después.

## La mesa

goofspiel-table = Mesa
goofspiel-prize = Premio: { $prize }
goofspiel-left = Premios por salir: { $cards }
goofspiel-player = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; cartas { $cards }
goofspiel-bid-hidden = { $player } ha apostado una carta, que está boca abajo.
goofspiel-bid-own = { $player } ha apostado { $card }, que está boca abajo.
goofspiel-none = ninguna

## Lo que un jugador puede hacer y lo que ha hecho; delante va su nombre

goofspiel-prompt = { $player }: ¿qué carta apuestas por el { $prize }?
goofspiel-can-bid = apostar el { $card }
goofspiel-did-prize = El premio es { $prize }.
goofspiel-did-bid = apuesta una carta boca abajo
goofspiel-did-win = descubre { $other } contra { $card }: { $winner } gana el { $prize }
goofspiel-did-tie = también descubre { $other }: nadie gana el { $prize }

## El final

goofspiel-verdict = { $winner } gana por { $more } puntos a { $fewer }.
goofspiel-verdict-level = Los dos tienen { $points } puntos y comparten la victoria.

## Las reglas en breve

goofspiel-rules-goal = Gana premios que valgan más puntos que los de tu rival. Los premios son cartas del 1 al { $cards }; los dos tenéis las mismas cartas para apostar.
goofspiel-rules-bid = Se descubre un premio. Cada uno apuesta una carta boca abajo y las dos se descubren a la vez. La más alta gana el premio; si son iguales, nadie. Las dos cartas quedan fuera de la partida.
goofspiel-rules-end = La partida acaba cuando se ha apostado por todos los premios. Gana quien tenga más puntos.
