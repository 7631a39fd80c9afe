### Español. Póker de Kuhn.

kuhn-name = Póker de Kuhn
kuhn-about = Tres cartas, dos jugadores y una sola apuesta: el póker más pequeño en el que vale la pena farolear. Un minuto por partida.
kuhn-credit = Harold W. Kuhn publicó el póker de Kuhn en 1950.
kuhn-review-unit = Costes y ventajas, en fichas. La ventaja es la diferencia esperada con el rival.
kuhn-review-graph = fichas de ventaja sobre el rival

## La mesa

kuhn-table = Mesa
kuhn-pot = Bote: { $chips } fichas
kuhn-player = { $player }: { $card }, { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en el bote
kuhn-card-J = jota
kuhn-card-Q = reina
kuhn-card-K = rey
kuhn-card-hidden = carta oculta
kuhn-card-none = sin carta todavía
kuhn-found-card = Tu carta, solo para tus ojos: { $card }.

## Lo que un jugador puede hacer y lo que ha hecho (precedido de su nombre)

kuhn-prompt-bet = { $player }: ¿pasar o apostar?
kuhn-prompt-call = { $player }: ¿retirarse o igualar?
kuhn-can-check = pasar sin apostar
kuhn-can-bet = apostar una ficha
kuhn-can-fold = retirarse y renunciar al bote
kuhn-can-call = igualar con una ficha: gana la carta más alta
kuhn-did-deal = recibe una carta
kuhn-did-check = pasa
kuhn-did-bet = apuesta
kuhn-did-fold = se retira
kuhn-did-call = iguala

## El final

kuhn-verdict-fold = { $loser } se ha retirado: { $winner } gana { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
kuhn-verdict-showdown = { $winner } ({ $higher }) gana { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} a { $loser } ({ $lower }).

## Las reglas en breve

kuhn-rules-goal = Gana las fichas del rival, con la carta más alta o con una apuesta que no iguale.
kuhn-rules-deal = Cada jugador pone una ficha en el bote y recibe una de las tres cartas, que nadie más puede mirar: jota, reina o rey, la más alta.
kuhn-rules-bet = El primer jugador pasa o apuesta una ficha. Si pasa, el segundo puede pasar o apostar. Si pasan los dos, se descubren las cartas y la más alta gana el bote.
kuhn-rules-call = Tras una apuesta, el otro jugador se retira y pierde el bote, o iguala con una ficha; entonces gana la carta más alta.

## La primera partida guiada

kuhn-lesson-card = Tienes la jota, la carta más baja. Solo tú lo sabes.
kuhn-lesson-bet = Apuesta una ficha de todos modos: el rival puede temer un rey.
kuhn-lesson-won = La reina se ha retirado. Tu farol gana { $own ->
    [one] { $own } ficha
   *[other] { $own } fichas
}.
