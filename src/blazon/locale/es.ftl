### Español. Común al terminal, al servidor y al navegador.

## Piezas. Las provincias llevan el nombre impreso en las cartas.

province-BOU = Bourgogne
province-BRE = Bretagne
province-CHA = Champagne
province-NOR = Normandie
province-LAN = Languedoc
province-PRO = Provence
province-ANJ = Anjou
province-BRB = Bourbon
province-AUV = Auvergne

symbol-sword = espada
symbol-cross = cruz
symbol-tower = torre

disc-return = retorno de marcador

card-2 = { $province }, dos escudos
card-1 = { $province }, un escudo
card-s = { $province } con espada
card-c = { $province } con cruz
card-t = { $province } con torre

## Personas

player-name = Jugador { $number }
list-and = { $first } y { $last }
bot-random = Azar
bot-greedy = Glotón
bot-page = Paje
bot-squire = Escudero
bot-knight = Caballero
bot-count = Conde
bot-duke = Duque

## El final de una partida que no se jugó hasta el fin

verdict-winners = { $count ->
    [one] { $names } gana.
   *[other] { $names } comparten la victoria.
}
verdict-resigned = La partida se abandonó.
verdict-time = Se acabó el tiempo de un reloj.
verdict-agreed = Todos quisieron terminar la partida.
verdict-unfinished = El registro acaba antes que la partida.

## Por qué algo no es posible, en los dos juegos

why-over = La partida ha terminado.
why-not-your-turn = Es el turno de { $player }.

## Richelieu: la mesa

richelieu-legend-two = dos escudos
richelieu-legend-disc = disco
richelieu-legend-marker = marcador
richelieu-legend-possible = posible

richelieu-holdings-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
richelieu-holdings-markers = marcadores: { $reserve } reserva, { $placed ->
    [one] { $placed } puesto
   *[other] { $placed } puestos
}, { $box } caja
richelieu-holdings-discs = { $count ->
    [0] 0 discos
    [one] { $count } disco
   *[other] { $count } discos
}
richelieu-holdings-known = { $discs }: { $names }
richelieu-holdings-returned = { $count ->
    [one] { $count } retorno jugado
   *[other] { $count } retornos jugados
}

richelieu-tally-points = puntos
richelieu-tally-out = en mesa

richelieu-score-total = Puntos
richelieu-score-cards = Cartas
richelieu-score-columns = Cuántos, puntos por tener más, puntos por tener o no tener carta.

## Richelieu: la mesa leída línea a línea

richelieu-plain-row = Fila { $row }: { $cards }.
richelieu-plain-empty = vacía
richelieu-plain-possible = posible
richelieu-plain-disc = disco
richelieu-plain-marker = marcador de { $player }
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count }, en cabeza
richelieu-plain-out = aún en la mesa { $count }
richelieu-plain-points = Puntos si la partida acabara ahora: { $points }.
richelieu-plain-worth = { $player } tiene { $count }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
richelieu-plain-total = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.

## Richelieu: lo que se pide

richelieu-phase-take = { $player }: toma una carta de un extremo de una fila.
richelieu-phase-second = { $player }: ¿tomas una segunda carta de la misma provincia?
richelieu-phase-pay = { $player }: { $cell } lleva un marcador de { $owner }. ¿Con qué pagas?
richelieu-phase-place = { $player }: ¿marcas una carta? (@ ante su casilla; - para no)
richelieu-question-place = { $player }: ¿marcas una carta?
richelieu-phase-move = { $player }: pon el marcador de { $cell } en otra carta.

## Richelieu: lo que se puede hacer

richelieu-can-take = tomar { $cell } ({ $card })
richelieu-can-regain = recuperas tu marcador
richelieu-can-must-pay = pagar un marcador ({ $owner } recupera el suyo)
richelieu-can-return = jugar un disco de retorno
richelieu-can-none-take = pasar
richelieu-can-none-second = sin segunda carta
richelieu-can-none-place = sin marcador
richelieu-can-pay-reserve = de la reserva
richelieu-can-pay-card = tu marcador en { $cell } ({ $card })
richelieu-can-place = marcar { $cell } ({ $card })
richelieu-can-lift = levantar tu marcador de { $cell } ({ $card })
richelieu-can-move = ponerlo en { $cell } ({ $card })

## Richelieu: lo que ha hecho un jugador; delante va su nombre

richelieu-did-take = toma { $cell } ({ $card })
richelieu-did-name = quiere { $cell } ({ $card }), marcada por { $owner }
richelieu-did-disc = recibe su disco
richelieu-did-regain = recupera el marcador
richelieu-did-owner-regains = { $owner } recupera el marcador
richelieu-did-return = juega un disco de retorno
richelieu-did-none-take = pasa, no puede tomar ninguna carta
richelieu-did-none-second = sin segunda carta
richelieu-did-none-place = sin marcador
richelieu-did-pay-reserve = paga de la reserva
richelieu-did-pay-card = paga con el marcador de { $cell }
richelieu-did-place = marca { $cell }
richelieu-did-lift = levanta el marcador de { $cell }
richelieu-did-move = lo pone en { $cell }

richelieu-found-disc = Tu nuevo disco, solo para tus ojos: { $disc }.

## Richelieu: una acción por venir, en cualquier fase

richelieu-step-take = tomar { $cell }
richelieu-step-place = marcar { $cell }
richelieu-step-lift = marcador de { $cell }
richelieu-step-reserve = pagar de la reserva
richelieu-step-return = disco de retorno
richelieu-step-none = nada más

## Richelieu: por qué algo no es posible

richelieu-why-gone = La carta de { $cell } ya no está.
richelieu-why-not-at-end = Las cartas se toman de los extremos de una fila. En esta son { $left } y { $right }.
richelieu-why-cannot-pay = { $cell } lleva un marcador de { $owner }, y todos los tuyos están en la caja: no tienes con qué pagar.
richelieu-why-cannot-pay-yet = { $cell } lleva un marcador de { $owner }, y todos los tuyos están en la caja. Tu disco de retorno traería uno.
richelieu-why-second-province = { $cell } es de otra provincia: la segunda carta debe ser de { $province }, como la primera.
richelieu-why-second-two-crests = { $cell } tiene dos escudos. La primera y la segunda carta deben tener uno solo.
richelieu-why-no-second-two-taken = Has tomado dos cartas, y nunca hay una tercera.
richelieu-why-no-second-two-crests = Tras una carta con dos escudos no hay segunda carta.
richelieu-why-no-second-done = En este turno ya no tomas más cartas.
richelieu-why-must-take = Tienes que tomar una carta si puedes.
richelieu-why-card-first = Primero tomas una carta; el marcador viene después.
richelieu-why-marked = { $cell } ya lleva un marcador de { $owner }.
richelieu-why-marked-by-you = { $cell } ya lleva tu marcador.
richelieu-why-no-marker = Todos tus marcadores están en la caja: no tienes ninguno que poner.
richelieu-why-no-reserve = No tienes marcadores en la reserva. Puedes mover uno: elige primero una carta que lo lleve.
richelieu-why-enough-on-cards = Solo { $count } de tus marcadores pueden estar en cartas. Puedes mover uno: elige primero una carta que lo lleve.
richelieu-why-move-now = El marcador que levantaste de { $cell } tiene que ir ahora a otra carta.
richelieu-why-move-elsewhere = El marcador viene de { $cell }: tiene que ir a otra carta.
richelieu-why-pay-now = Has nombrado { $cell }: ahora tienes que pagar con un marcador.
richelieu-why-pay-reserve = No tienes marcadores en la reserva: paga con uno que esté en una carta.
richelieu-why-pay-card = { $pending } se paga con un marcador tuyo, y en { $cell } no hay ninguno.
richelieu-why-nothing-to-pay = Ahora no hay nada que pagar.
richelieu-why-return-between = No mientras pagas o mueves un marcador.
richelieu-why-return-none = No tienes ningún disco de retorno.
richelieu-why-return-box = Ninguno de tus marcadores está en la caja.

## Richelieu: el final

richelieu-verdict-won = { $count ->
    [one] { $names } gana con { $points } puntos.
   *[other] { $names } comparten la victoria con { $points } puntos.
}
richelieu-verdict-fewest-cards = Varios tienen los mismos puntos: ha decidido el menor número de cartas.
richelieu-verdict-shared = Empate a puntos y a cartas: la victoria es compartida.

## Richelieu: las reglas en breve

richelieu-rules-goal = Quien tiene más escudos de una provincia, o más de un símbolo, anota ese número; un asterisco en el recuento señala quién es. Gana quien tiene más puntos; en caso de empate, quien tiene menos cartas.
richelieu-rules-duel = Si hay empate en cabeza, nadie anota. Cada provincia y cada símbolo del que no tengas carta cuesta 5 puntos.
richelieu-rules-court-two = Si hay empate en cabeza, anotan los dos. Cada provincia de la que no tengas carta cuesta 5 puntos.
richelieu-rules-court-many = Si hay empate en cabeza, anotan todos los empatados. Cada provincia de la que tengas una carta da 2 puntos.
richelieu-rules-last-row = La partida acaba en cuanto solo queda una fila con cartas.
richelieu-rules-take = Toma una carta del extremo izquierdo o derecho de una fila.
richelieu-rules-second = Puede seguir una segunda carta de la misma provincia si ambas tienen un solo escudo.
richelieu-rules-marker = Después puedes marcar una carta. Quien toma una carta marcada por otro jugador paga uno de sus marcadores, que va a la caja.
richelieu-rules-disc = El disco que hay sobre la carta es tuyo; solo tú lo miras. Cuenta al final.
richelieu-rules-return = Un disco de retorno trae un marcador de la caja, durante tu turno (*).
richelieu-notation-card = Cartas: BOU2 dos escudos, BOU1 un escudo, BOUs, BOUc, BOUt un escudo y espada, cruz, torre.
richelieu-notation-tokens = Jugadas: B12 tomar, @B12 marcar, ^B12 levantar o pagar de ahí, R pagar de la reserva, * disco de retorno, - nada más.
richelieu-notation-line = Caben varias jugadas en una línea: C3 - @A7. Un número elige de la lista.

## Rheingold: la mesa

rheingold-round = Ronda { $round }
rheingold-round-of = Ronda { $round } de { $rounds }
rheingold-rolled = { $player } ha sacado un { $number }
rheingold-moves-left = { $count ->
    [0] ningún movimiento
    [one] queda { $count } movimiento
   *[other] quedan { $count } movimientos
}
rheingold-swords = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
}
rheingold-castles = { $count ->
    [one] { $count } castillo
   *[other] { $count } castillos
}
rheingold-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
rheingold-supply = { $count } en reserva
rheingold-shields-left = { $count ->
    [0] ningún escudo
    [one] queda { $count } escudo
   *[other] quedan { $count } escudos
}
rheingold-shields-known = { $shields } ({ $values })
rheingold-attack = Ataque a { $target }, donde { $player } tiene { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
}: { $groups }; hacen falta { $needed }.
rheingold-attack-group = { $count } de { $place }

rheingold-head-swords = espadas
rheingold-head-castles = castillos
rheingold-head-knights = en el mapa
rheingold-head-supply = reserva
rheingold-head-shields = escudos

rheingold-legend-army = 5 caballeros de { $player }
rheingold-legend-movable = pueden moverse
rheingold-legend-castle = castillo, { $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
}
rheingold-legend-start = zona de salida
rheingold-legend-hidden = escudo oculto
rheingold-legend-own = escudo que vale 1
rheingold-legend-shown = lo saben todos
rheingold-picture-undrawn = Caminos sin dibujar:

rheingold-score-free = Sin dueño:

## Rheingold: el mapa leído línea a línea

rheingold-list-armies = Ejércitos de { $player }:
rheingold-list-no-army = ninguno puede salir
rheingold-list-army = { $place }, { $count ->
    [one] { $count } caballero puede salir
   *[other] { $count } caballeros pueden salir
}, al lado:
rheingold-list-on = { $count } en { $place }
rheingold-list-own = { $place } con { $count } propios
rheingold-list-held = { $place }, { $count } de { $player }
rheingold-list-takes = { $place }, { $owner }, exige { $least }
rheingold-list-free = libre
rheingold-list-free-castles = Castillos libres con { $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
}, que exigen { $least } caballeros, y sus puertas:
rheingold-list-of = ocupado por { $player } con { $held }
rheingold-list-price = exige { $least }
rheingold-list-price-sure = se intenta con { $least }, seguro con { $sure }
rheingold-list-gates = puertas: { $gates }
rheingold-list-starts = Zonas de salida:
rheingold-list-paths = Caminos:
rheingold-shield-hidden = un escudo oculto
rheingold-shield-own = un escudo que vale { $value }, y solo su dueño lo sabe
rheingold-shield-shown = un escudo que vale { $value }, y todos lo saben

## Rheingold: lo que se pregunta

rheingold-phase-move = { $player }: ¿mueves caballeros? ({ $count ->
    [one] queda { $count } movimiento
   *[other] quedan { $count } movimientos
}; - acaba el turno)
rheingold-question-move = { $player }: ¿mueves caballeros? ({ $count ->
    [one] queda { $count } movimiento
   *[other] quedan { $count } movimientos
})
rheingold-phase-count = { $player }: ¿cuántos caballeros van de { $from } a { $to }? (de { $least } a { $most })
rheingold-phase-count-attack = { $player }: ¿cuántos caballeros atacan { $to } desde { $from }? (de { $least } a { $most }; hacen falta { $enough })
rheingold-phase-count-storm = { $player }: ¿cuántos caballeros asaltan { $to } desde { $from }? (de { $least } a { $most })
rheingold-phase-count-shield = { $player }: ¿cuántos caballeros asaltan { $to } desde { $from }? (de { $least } a { $most }; { $sure } ganan seguro)
rheingold-phase-front = { $player }: ¿desde dónde más atacas { $to }? ({ $sent } de { $needed } hasta ahora)
rheingold-phase-shield = { $player }: ¿pones un escudo en { $castle }? (quedan { $count })
rheingold-expected-count = de { $first } a { $last }, o solo el número

## Rheingold: lo que un jugador puede hacer

rheingold-can-go = { $most ->
    [1] un caballero de { $from } a { $to }
   *[other] hasta { $most } caballeros de { $from } a { $to }
}
rheingold-can-attack = atacar a { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} de { $player } en { $to } desde { $from } (hasta { $most })
rheingold-can-front = atacar a { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} de { $player } en { $to } por varios frentes, desde { $from } (hasta { $most })
rheingold-can-take = asaltar { $to } ({ $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
}) desde { $from }: al menos { $least }, hasta { $most }
rheingold-can-storm = asaltar { $to }, que { $player } ocupa con { $defenders }, desde { $from }: al menos { $least }, hasta { $most }
rheingold-can-storm-shield = asaltar { $to }, que { $player } ocupa con { $defenders } y un escudo, desde { $from }: al menos { $least }, seguro con { $sure }, hasta { $most }
rheingold-can-count = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} de { $from } a { $to }
rheingold-can-count-sure = { $words }, gana seguro
rheingold-can-count-up-to = { $words }, gana a un escudo de { $value } como mucho
rheingold-can-end = acabar el turno
rheingold-can-shield = poner un escudo en { $castle }
rheingold-can-no-shield = ningún escudo
rheingold-step-go = de { $from } a { $to }
rheingold-step-shield = poner un escudo

## Rheingold: lo que un jugador ha hecho; su nombre va delante

rheingold-did-roll-enters = saca un { $number }: entra un caballero en { $start }
rheingold-did-roll-waits = saca un { $number }: no entra nadie, en { $start } sigue un caballero
rheingold-did-roll-none-left = saca un { $number }: no entra nadie, la reserva está vacía
rheingold-did-go = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} de { $from } a { $to }
rheingold-did-front = envía { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} de { $from } contra { $to } ({ $sent } de { $needed })
rheingold-did-beat = vence a { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} de { $player } en { $to } con { $count } de { $from }
rheingold-did-take = toma { $to } con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from }
rheingold-did-storm = toma { $to } a { $player } con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from }
rheingold-did-storm-won = toma { $to } a { $player } con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from } (el escudo valía { $value })
rheingold-did-storm-lost = asalta en vano { $to } de { $player } con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from } (el escudo vale { $value })
rheingold-did-last = recibe también { $castle }, el último castillo
rheingold-did-shield = pone un escudo en { $castle }
rheingold-did-no-shield = no pone escudo
rheingold-did-end = acaba el turno

rheingold-found-shield = Tu escudo en { $castle }, solo para tus ojos: vale { $value }.

## Rheingold: por qué algo no es posible

rheingold-why-no-path = Ningún camino lleva de { $from } a { $to }.
rheingold-why-not-yours = En { $place } no hay caballeros tuyos.
rheingold-why-garrison = En { $castle } tiene que quedar algo tuyo: un caballero o un escudo.
rheingold-why-start = Ningún caballero entra en una zona de salida ni pasa por ella.
rheingold-why-blocked = Desde { $place } tus caballeros no pueden ir ahora a ninguna parte: lo que hay al lado es demasiado fuerte para ellos, o es una zona de salida.
rheingold-why-far = Ningún caballero tuyo está al lado de { $place }.
rheingold-why-too-weak = { $player } tiene { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} en { $to }: hacen falta { $needed }. De todos los lados puedes llevar { $most } { $moves ->
    [one] con el movimiento que queda.
   *[other] con los { $moves } movimientos que quedan.
}
rheingold-why-castle-free = { $castle } tiene { $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
}: hacen falta al menos { $least } caballeros, todos de una misma puerta. Allí tienes { $most ->
    [0] cero que puedan ir.
    [one] { $most } que puede ir.
   *[other] { $most } que pueden ir.
}
rheingold-why-castle-held = { $castle } es de { $player }: { $least ->
    [one] hace falta al menos { $least } caballero de una puerta
   *[other] hacen falta al menos { $least } caballeros, todos de una misma puerta,
} para intentarlo. Allí tienes { $most ->
    [0] cero que puedan ir.
    [one] { $most } que puede ir.
   *[other] { $most } que pueden ir.
}
rheingold-why-shield-now = Di primero si pones un escudo en { $castle }.
rheingold-why-no-shield-now = Un escudo se pone justo después de tomar un castillo, nunca más tarde.
rheingold-why-path-first = Di primero de dónde a dónde van caballeros.
rheingold-why-count-now = Di primero cuántos caballeros van de { $from } a { $to }.
rheingold-why-too-few = De { $from } a { $to } { $least ->
    [one] tiene que ir al menos { $least } caballero.
   *[other] tienen que ir al menos { $least } caballeros.
}
rheingold-why-too-many = De { $from } a { $to } { $most ->
    [one] puede ir como mucho { $most } caballero.
   *[other] pueden ir como mucho { $most } caballeros.
}
rheingold-why-front-now = Primero hay que decidir el ataque a { $to }: nombra otro lugar que envíe caballeros.
rheingold-why-front-named = { $place } ya ha enviado sus caballeros contra { $to }.

## Rheingold: el final

rheingold-verdict-won = { $count ->
    [one] { $names } gana con { $swords ->
        [one] { $swords } espada.
       *[other] { $swords } espadas.
    }
   *[other] { $names } comparten la victoria con { $swords ->
        [one] { $swords } espada.
       *[other] { $swords } espadas.
    }
}
rheingold-verdict-knights = Varios tienen las mismas espadas: deciden los más caballeros en el mapa, { $count }.
rheingold-verdict-shared = Espadas y caballeros en el mapa son iguales: la victoria se comparte.

## Rheingold: las reglas en pocas palabras

rheingold-rules-goal = Los castillos tienen de 1 a 3 espadas. Gana quien ocupa más espadas al final; a igualdad, quien tiene más caballeros en el mapa.
rheingold-rules-roll = El dado trae un caballero a la zona de salida de ese número, salvo que siga allí uno tuyo o tu reserva esté vacía.
rheingold-rules-move = Después vienen hasta tres movimientos. Cada uno lleva cuantos caballeros quieras de un lugar a otro vecino; nadie vuelve a una zona de salida.
rheingold-rules-attack = En una casilla que ocupa un rival se entra con más caballeros de los que él tiene allí; los suyos vuelven a su reserva. Grupos de varios lugares pueden atacar juntos, por un movimiento cada uno.
rheingold-rules-castle = Un castillo libre exige el doble de caballeros que espadas tiene, todos por una misma puerta.
rheingold-rules-rival = Un castillo de un rival exige el doble de sus caballeros y su escudo juntos; sus espadas no cuentan. Si fracasa, tus atacantes vuelven a tu reserva, y todos conocen ya el escudo.
rheingold-rules-shield = Justo después de tomar un castillo puedes poner un escudo sacado al azar, que vale de 0 a 3 caballeros. Solo tú sabes cuánto.
rheingold-rules-garrison = En un castillo tuyo tiene que quedar siempre un caballero o un escudo.
rheingold-rules-end = Cuando solo queda un castillo libre, la partida acaba, y quien ha tomado el último recibe también ese.
rheingold-rules-two = Con dos jugadores, cada uno lleva dos colores como un solo bando: 84 caballeros y doce escudos.
rheingold-rules-rounds = La partida acaba como tarde tras la ronda { $rounds }; los castillos aún libres no son de nadie.
rheingold-notation-tokens = Jugadas: 12-13 de dónde y a dónde, x4 cuántos caballeros, - fin del turno o ningún escudo, + un escudo. d4 es el dado, =2 un escudo que has sacado, =? el de un rival.
rheingold-notation-line = Caben varias en una línea: 12-13 x5 13-KAT x4 +. Un número elige de la lista; donde se cuentan caballeros, es su número.

## Jugar en el terminal

play-compiling = Primer arranque de esta versión: se compilan las reglas; tarda unos segundos, una sola vez.
play-bot-thinks = { $player } está pensando …
play-forced = { $words } (única opción)
play-expected-many = { $example } y así, o { $others } ({ $count } opciones; jugadas las muestra)
play-empty-line = Escribe una jugada, el número de una opción o ayuda.
play-unknown-word = «{ $word }» no es ni jugada ni orden. Posible: { $expected }; también: ayuda.
play-illegal = { $token } no es posible ahora. Posible: { $expected }.
play-no-such-choice = Las opciones van numeradas del 1 al { $most }.
play-turn-over = El turno acabó antes de { $token }: eso no se ha jugado.

play-curtain = Es el turno de { $player }. La mesa está oculta.
play-curtain-open = { $player }, pulsa Intro cuando nadie más mire.
play-curtain-close = Pulsa Intro para ocultar la mesa.
play-curtain-expected = Intro muestra la mesa; también puedes deshacer o salir.

play-game-over = La partida ha terminado.
play-after-the-end = Intro para acabar; también puedes guardar ARCHIVO, diario y deshacer.
play-over-no-moves = La partida ha terminado: «{ $word }» ya no es posible.
play-farewell = Hasta pronto.

play-score-now = Como si la partida acabara ahora, sin contar lo que no sabes.
play-log-empty = Aún no se ha jugado nada.
play-hint-thinks = Buscando una buena jugada …
play-hint-best = Consejo: { $action }: { $words }.
play-hint-line = Después quizá: { $line }.
play-undo-nothing = Aún no has decidido nada que se pueda deshacer.
play-undone = { $count ->
    [one] Deshecho: { $tokens }
   *[other] Deshecho, { $count } acciones: { $tokens }
}

play-file-missing = Falta el nombre del archivo, por ejemplo: { $command } partida.json
play-file-exists = { $file } ya existe. Para reemplazarlo: save! { $file }
play-saved = Guardado en { $file }, con todo lo oculto.
play-save-failed = No se ha guardado en { $file }: { $reason }.
play-load-failed = No se ha cargado de { $file }: { $reason }.
play-load-other-game = { $file } contiene otro juego: { $game }.
play-load-other-seats = { $file } contiene una partida para { $count }; sal y cárgala con ese número de puestos.
play-loaded = Cargado de { $file }: { $count ->
    [0] aún no se ha jugado nada.
    [one] { $count } acción jugada.
   *[other] { $count } acciones jugadas.
}
play-kept-unfinished = La partida no estaba guardada y se ha conservado. Para seguir con ella:

## Órdenes: las palabras de este idioma junto a las inglesas, y lo que hacen

play-command-help = ayuda a
play-command-moves = jugadas j
play-command-table = mesa tablero
play-command-score = puntos recuento
play-command-log = diario
play-command-hint = consejo pista
play-command-undo = deshacer
play-command-save = guardar
play-command-load = cargar
play-command-quit = salir

play-help-rules = El juego
play-help-commands = Órdenes
play-help-file = ARCHIVO
play-help-help = esta página
play-help-moves = todas las jugadas, en palabras
play-help-table = la mesa otra vez
play-help-score = los puntos, si acabara ahora
play-help-log = todo lo jugado hasta ahora
play-help-hint = lo que haría un buen jugador
play-help-undo = volver a tu última decisión
play-help-save = guardar la partida (.txt: como texto)
play-help-save-over = lo mismo, reemplazando un archivo
play-help-load = seguir con una partida guardada
play-help-quit = parar; la partida se conserva

## Repaso de una partida guardada: la orden `review`

review-judged-own = Juzgado por lo que cada cual podía saber entonces. Partidas simuladas en cada búsqueda: { $simulations }.
review-judged-open = Juzgado con todo lo oculto a la vista. Partidas simuladas en cada búsqueda: { $simulations }.
review-unit-richelieu = Costes y ventajas son puntos. La ventaja es la que cabe esperar sobre el mejor rival.
review-unit-rheingold = Costes y ventajas son espadas. La ventaja es la que cabe esperar sobre el mejor rival.
review-head-action = acción
review-head-player = jugador
review-head-played = jugado
review-head-best = mejor
review-head-cost = coste
review-head-margin = ventaja
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: decisiones { $count }, como el bot más fuerte { $same }, coste medio { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = Las decisiones más costosas de { $player }:
review-worst-one = acción { $at }, coste { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; mejor: { $best }.
review-graph-title = Ventaja esperada
review-graph-actions = acciones jugadas
review-graph-richelieu = puntos de ventaja sobre el mejor rival
review-graph-rheingold = espadas de ventaja sobre el mejor rival

## Lo que puede fallar con un disco duro

disk-no-file = ese archivo no existe
disk-no-folder = esa carpeta no existe
disk-not-a-file = eso no es un archivo
disk-not-allowed = no está permitido
disk-full = el disco duro está lleno

## Richelieu en el navegador

web-richelieu-board = Las cartas de la mesa
web-richelieu-row = Fila { $row }
web-richelieu-pending = se está pagando
web-richelieu-lifted = su marcador está levantado
web-richelieu-crests = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
web-richelieu-in-all = escudos en total: { $count }
web-richelieu-holdings = Los jugadores
web-richelieu-to-move = le toca
web-richelieu-you = tú
web-richelieu-no-card = Aún no hay cartas.
web-richelieu-markers = Marcadores
web-richelieu-reserve = en reserva
web-richelieu-on-cards = en cartas
web-richelieu-box = en la caja
web-richelieu-discs = Discos
web-richelieu-face-down = { $count } boca abajo
web-richelieu-peek = Mirar mis discos
web-richelieu-cover = Ponerlos boca abajo
web-richelieu-choices = Qué más puedes hacer
web-richelieu-tally = El recuento en curso
web-richelieu-category = Escudos o símbolo
web-richelieu-leads = en cabeza
web-richelieu-safe = ya no se le puede alcanzar
web-richelieu-scores = La puntuación
web-richelieu-why = ¿Por qué?
web-richelieu-why-has = { $player }: { $count }
web-richelieu-why-disc = { $player }: { $count }, uno de ellos un disco
web-richelieu-why-most = { $player } tiene más y anota ese número: { $points }.
web-richelieu-why-tied = Empate en cabeza: nadie anota.
web-richelieu-why-shared = Empate en cabeza: { $names } anotan { $points } cada uno.
web-richelieu-why-nobody = Nadie tiene ninguno.
web-richelieu-why-lacking = { $player } no tiene ninguna carta, y un disco no basta: { $points }.
web-richelieu-why-present = { $player } tiene una carta: { $points }.
web-richelieu-why-cards = En caso de empate gana quien tiene menos cartas.

web-richelieu-all-taken = Se han tomado todas las cartas.

## En el navegador: el mapa de Rheingold

web-rheingold-map = Mapa
web-rheingold-map-keys = Lugares del mapa. Las flechas llevan al lugar vecino, Intro elige, más y menos amplían y reducen.
web-rheingold-map-failed = No se pudo cargar el mapa.
web-rheingold-larger = Ampliar el mapa
web-rheingold-smaller = Reducir el mapa
web-rheingold-fit = Ajustar el mapa a la pantalla
web-rheingold-space = casilla { $id }
web-rheingold-start = zona de salida { $id }
web-rheingold-castle = { $name } ({ $id }), castillo con { $swords }
web-rheingold-waiting = { $count ->
    [one] aquí espera un caballero de { $players }
   *[other] aquí esperan caballeros de { $players }
}
web-rheingold-held = { $knights } de { $player }
web-rheingold-takable-sure = se puede tomar en este turno
web-rheingold-takable-unsure = se puede intentar en este turno, sin certeza
web-rheingold-reach = { $count ->
    [one] se alcanza en un movimiento
   *[other] se alcanza en { $count } movimientos
}
web-rheingold-count-from-to = De { $from } a { $to }: ¿cuántos?
web-rheingold-count-label = Cuántos caballeros
web-rheingold-count-range = De { $least } a { $most }
web-rheingold-fewer = Un caballero menos
web-rheingold-more = Un caballero más
web-rheingold-send = Enviar { $count }
web-rheingold-send-least = { $count }, los menos posibles
web-rheingold-send-enough = { $count }, bastantes
web-rheingold-send-all = todos: { $count }

## En el navegador: Rheingold junto al mapa

web-rheingold-turn = tiene el turno
web-rheingold-on-map = { $knights } en el mapa
web-rheingold-gone = gastados: { $values }
web-rheingold-free-left = { $count ->
    [one] { $count } castillo aún libre
   *[other] { $count } castillos aún libres
}
web-rheingold-standing = Cómo va la partida
web-rheingold-castles-with = Castillos con { $swords }
web-rheingold-score = La puntuación
web-rheingold-castle-head = Castillo
web-rheingold-tie-break = Caballeros en el mapa, en caso de empate
web-rheingold-why = ¿Por qué?
web-rheingold-text-can = Lo que puedes hacer
web-rheingold-text-wait = Nada por ahora: no es tu turno.
web-rheingold-text-armies = Ejércitos en el mapa
web-rheingold-text-castles = Castillos
web-rheingold-text-starts = Zonas de salida
web-rheingold-text-sides = Los bandos
web-rheingold-text-paths = Todos los caminos
web-rheingold-next-to = junto a { $places }
web-rheingold-no-army = ningún ejército en el campo
web-rheingold-held-head = En poder de
web-rheingold-need-head = Exige
web-rheingold-gates-head = Puertas

## The browser client: what all pages share

game-richelieu = Richelieu
game-rheingold = Rheingold


web-skip = Saltar al contenido
web-nav = Páginas
web-home = A la página de inicio
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-settings = Ajustes
web-loading = Un momento …
web-page-failed = No se ha podido cargar esta página.
web-again = Intentar de nuevo
web-lost = Aquí no hay nada
web-lost-what = Esta dirección no lleva a ninguna página. Quizá una parte se perdió por el camino.
web-link = Enlace
web-copy = Copiar enlace
web-copied = Copiado
web-more = Mostrar más
web-cancel = Cancelar

web-language = Idioma
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## The browser client: what the server refuses

web-refused-away = No hay conexión con el servidor. Inténtalo de nuevo en un momento.
web-refused-busy = El servidor tiene demasiado trabajo. Inténtalo de nuevo en un momento.
web-refused-full = Todos los puestos están ocupados.
web-refused-illegal = Eso no se puede jugar ahora.
web-refused-no-undo = Eso no se puede deshacer libremente: se vio algo, o no era tu turno. Puedes pedírselo a los demás en el menú de la mesa.
web-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
web-refused-not-now = Eso no es posible ahora.
web-refused-not-seated = No tienes puesto en esta mesa.
web-refused-not-your-turn = No es tu turno.
web-refused-not-yours = Ese puesto no es tuyo.
web-refused-rate = Han sido demasiadas veces. Espera un momento.
web-refused-stale = La partida ha seguido entretanto. Mira otra vez y luego decide.
web-refused-taken = Ese puesto está ocupado, o el enlace ya se ha usado.
web-refused-unknown = Esa mesa o ese enlace no existe.
web-refused-other = El servidor dice: { $message }

## The browser client: the first page

web-new-game = Nueva partida
web-game-richelieu = Toma cartas de los extremos de cuatro filas, marca las que quieras y gana la mayoría de escudos y símbolos. Unos 20 minutos.
web-game-rheingold = Un dado trae tus caballeros al mapa. Reúnelos, vence a tus rivales en el campo y asalta castillos con escudos ocultos. Cerca de una hora.
web-who = Quién juega
web-players = Jugadores
web-seat-of = Puesto { $number }
web-kind-me = En este dispositivo
web-kind-bot = Ordenador
web-kind-open = Amigo, por un enlace
web-kind-open-what = Recibirás un enlace para este puesto.
web-level = Con qué fuerza
web-level-line = { $level }: { $what }
web-strength-greedy = toma lo más cercano
web-strength-page = muy fácil
web-strength-squire = fácil
web-strength-knight = medio
web-strength-count = difícil
web-strength-duke = muy difícil
web-name-of = Nombre del jugador { $number }
web-name-optional = Nombre, si quieres
web-your-name = Tu nombre, si quieres
web-options = Cómo se juega
web-edition = Edición
web-edition-duel = Duelo
web-edition-court = Corte
web-ending = La partida acaba
web-ending-full = cuando se han tomado todas las cartas
web-ending-last-row = cuando solo queda una fila
web-map = Mapa
web-map-rhine = El Rin
web-map-loch = El lago
web-map-own = Un mapa propio
rheingold-map-title-rhine = El Rin de Bingen a Coblenza
rheingold-map-title-loch = Castillos en torno al lago
web-rounds-limit = Rondas como mucho
web-rounds-none = sin límite
web-rounds = { $count ->
    [one] { $count } ronda como mucho
   *[other] { $count } rondas como mucho
}
web-table-options = La mesa
web-pace = Tiempo
web-pace-casual = todo el que queráis
web-pace-quick = rápido: 20 s por turno, 5 min de reserva
web-pace-calm = tranquilo: 1 min por turno, 20 min de reserva
web-pace-days = por días: 1 día por turno, 7 días de reserva
web-pace-clock = { $turn } por turno, { $game } de reserva
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
web-timeout = Cuando se acaba el tiempo
web-timeout-bot = sigue un ordenador
web-timeout-forfeit = se pierde el puesto
web-watch = Quién puede mirar
web-watch-anyone = cualquiera puede mirar
web-watch-link = quien tenga el enlace puede mirar
web-watch-nobody = nadie puede mirar
web-listed = Mostrarla abajo, para que cualquiera pueda sentarse
web-chat-allowed = Con chat
web-open-table = Abrir la mesa
web-play = Jugar
web-nobody-sits = Alguien tiene que jugar en este dispositivo.
web-my-games = Mis partidas
web-my-games-none = Aún ninguna. Pulsa «Jugar», y aquí estará la primera.
web-tables = Mesas de otros
web-tables-open = Abiertas
web-tables-playing = En juego
web-tables-over = Terminadas
web-tables-open-none = Ahora ninguna mesa espera jugadores.
web-tables-playing-none = Ahora no se juega en ninguna mesa de la lista.
web-tables-over-none = Aún no ha terminado ninguna partida de la lista.
web-your-turn = Es tu turno
web-turn-of = Es el turno de { $player }
web-table-open = Espera jugadores

## The browser client: before the game

web-join-title = Hay un puesto para ti
web-join-what = Alguien te ha enviado un enlace a un puesto de esta mesa. Vale una sola vez.
web-join-sit = Sentarse
web-join-look = Mejor mirar la mesa
web-table-unknown = Para ti no hay tal mesa
web-table-unknown-what = Quizá se haya cerrado, o solo sus jugadores puedan verla.
web-table-aborted = Esta mesa se cerró
web-table-aborted-what = Quien la abrió la ha cerrado antes de empezar la partida.
web-waiting-people = La partida empieza en cuanto todos los puestos estén ocupados.
web-waiting-start = Todos los puestos están ocupados. Quien abrió la mesa empieza la partida.
web-seat-open = Puesto libre
web-seat-bot = Ordenador, { $level }
web-seat-yours = tú
web-seat-person = está aquí
web-seat-stand-in = { $level } juega por ahora
web-invite = Crear un enlace
web-leave = Levantarse
web-start = Empezar la partida
web-abort = Cerrar la mesa
web-luck = Comprobar el azar
web-luck-what = Antes de la partida el servidor ha fijado su secreto y muestra su sello. Lo que añadas aquí entra en la mezcla al barajar las cartas y tirar los dados; después, cualquiera puede comprobar que nadie eligió el resultado.
web-luck-text = Unas palabras tuyas
web-luck-add = Añadir
web-luck-added = Añadido.
web-commitment = Sello del secreto del servidor (SHA-256):

## The browser client: at the table

web-prompt = Lo que se pide
web-side = Jugadores, recuento y diario
web-thinks = { $player } está pensando …
web-away = Conexión perdida; vuelve por sí sola. Lo que has introducido se conserva.
web-submit = Confirmar
web-undo = Deshacer
web-ask-hint = Consejo
web-hint = Consejo: { $words }.
web-rule-link = La regla
web-stands = Con esto se ve algo oculto: no se podrá deshacer.
web-seats = Puestos
web-holdings = Ante los jugadores
web-tally = Recuento
web-log = Diario
web-log-all = Mostrar los { $count } turnos
web-chat = Chat
web-chat-text = Decir algo
web-chat-say = Enviar
web-chat-off = En esta mesa el chat está apagado.
web-chat-turn-off = Apagar el chat
web-chat-turn-on = Encender el chat
web-clock-days = { $days } d { $hours } h
web-missed = Mientras no estabas
web-missed-close = Visto
web-curtain-what = Pasa el dispositivo. La mesa se muestra cuando { $player } lo pida.
web-curtain-open = Soy { $player }: mostrar mi mesa
web-asks-undo = { $player } quisiera deshacer { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
web-asks-end = { $player } quisiera terminar la partida tal como está.
web-asks-waiting = Se está preguntando a los demás.
web-agree = De acuerdo
web-disagree = No
web-menu = Esta mesa
web-take-back = Seguir jugando yo
web-hand-over = Dejar que siga un ordenador
web-ask-undo = Pedir que se deshaga tu última acción
web-undo-far = Volver a antes de tu última acción
web-resign = Abandonar
web-resign-sure = ¿Abandonar esta partida?
web-resign-yes = Sí, abandonar
web-ask-end = Proponer terminar la partida
web-move-seat = Pasar a otro dispositivo

## The browser client: after the game

web-scores = Resultado
web-ended = { $ending ->
    [resigned] Abandono de { $gone }. La victoria es para { $names }.
    [time] Se acabó el tiempo de { $gone }. La victoria es para { $names }.
    [agreed] Todos quisieron terminar la partida tal como estaba. En cabeza: { $names }.
   *[other] La partida no se jugó hasta el fin. En cabeza: { $names }.
}
web-rematch = Jugar otra vez
web-to-rematch = A la siguiente partida
web-replay = Ver de nuevo
web-record = Guardar el registro

## The browser client: settings

web-theme = Colores
web-theme-system = como el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-theme-contrast = alto contraste
web-palette = Colores de los jugadores
web-palette-usual = habituales
web-palette-safe = distintos para cualquier vista
web-presentation = La mesa se muestra
web-presentation-picture = como imagen
web-presentation-text = como texto
web-presentation-both = de las dos formas
web-confirmation = Una acción se juega
web-confirmation-none = al momento
web-confirmation-submit = tras pulsar un botón
web-motion = Animación
web-motion-system = como el dispositivo
web-motion-full = completa
web-motion-reduced = reducida
web-motion-none = ninguna
web-sound = Sonido
web-sound-on = Una campana cuando es tu turno
web-settings-kept = Los ajustes se guardan solo en este navegador.

## El cliente del navegador: las reglas

web-rules-what = Las reglas con nuestras propias palabras y con ejemplos.
web-rules-contents = Contenido
web-rules-here = Enlace a «{ $title }»
web-rules-numbers = En las imágenes, 1 eres tú y 2 tu rival.
web-rules-richelieu-ends = El primer turno: solo se pueden tomar las cartas de los extremos de las filas: { $all }.
web-rules-richelieu-payment = Quieres { $first }, donde está un marcador de tu rival. Pagas con un marcador de tu reserva, o con el que está en { $second }.
web-rules-richelieu-second = La primera carta de tu turno estaba en { $first }. La de { $second } es de la misma provincia, y las dos muestran un solo escudo: puede ser la segunda.
web-rules-richelieu-marker = Tu marcador está en { $first }. Por esta carta no tienes que pagar nada; tu rival, sí.
web-rules-richelieu-disc = En { $first }, al extremo de su fila, hay un disco. Quien toma la carta toma también el disco, y nadie más lo ve.
web-rules-richelieu-score = El recuento de una partida terminada. Quien tiene más en una línea anota ese número; si los dos tienen lo mismo, nadie anota. Un 0 cuesta 5.
web-rules-rheingold-enter = Has sacado tantos puntos como escudos de armas tiene { $first }, y allí entra un caballero tuyo.
web-rules-rheingold-moves = Dos movimientos: un caballero de { $first } a { $second }, donde tenías cuatro, y después los cinco hasta { $third }.
web-rules-rheingold-fronts = Tres caballeros de tu rival ocupan { $second }. Atacas desde { $first } con dos, y desde { $third } y { $fourth } con uno cada vez: cuatro vencen a tres.
web-rules-rheingold-storm = Cuatro caballeros han entrado desde { $first } en el castillo, que tiene dos espadas. El quinto se ha quedado fuera.
web-rules-rheingold-failed = Seis caballeros tuyos atacaron a dos y un escudo oculto. Vale 2, así que hacían falta ocho: los seis vuelven a estar en tu reserva, y ahora todos conocen el escudo.
web-rules-rheingold-shield = Has puesto un escudo en el castillo. Tú ves que vale 2; tu rival solo ve el dorso.
web-rules-rheingold-passage = Cinco caballeros han entrado en tu castillo desde { $first }, y cinco han salido a { $third }. Uno se queda de guarnición.

## Avisar a un navegador de su turno cuando está en otra parte.

web-push = Avisos
web-push-body = { $game } con { $names }
web-push-why = Cuando no estás en la mesa, este navegador puede avisarte de que es tu turno. El mensaje pasa por el servicio del fabricante del navegador, que no puede leerlo.
web-push-on = Avísame cuando sea mi turno
web-push-denied = Este navegador no permite que este sitio te avise. Puedes permitirlo en los ajustes del navegador para este sitio.
web-push-failed = Ahora no se puede contactar con el servicio de avisos del navegador. Inténtalo más tarde.

## En el navegador: los signos del mapa de Rheingold

web-rheingold-legend = Signos del mapa
web-rheingold-legend-army = un ejército y el número de sus caballeros; cada bando tiene su propia forma
web-rheingold-legend-lit = se puede elegir ahora; alrededor de un castillo: se puede tomar en este turno
web-rheingold-legend-need = tantos caballeros toman el castillo
web-rheingold-legend-need-unsure = tantos pueden intentarlo, tantos ganan con seguridad
web-rheingold-legend-hidden = un escudo boca abajo
web-rheingold-legend-own = tu propio escudo: solo tú sabes lo que vale
web-rheingold-legend-shown = un escudo que todos conocen
web-rheingold-legend-last = la última jugada

## En el navegador: volver a ver y analizar una partida

web-stands-these = No se podrán deshacer, porque con ello se ve algo oculto: { $actions }
web-to-table = A la mesa
web-as-text = La mesa como texto

web-replay-of = Ver de nuevo: { $game }, { $names }
web-replay-none = Aún no hay nada que volver a ver
web-replay-none-what = La partida de esta mesa no ha empezado.
web-replay-start = Antes de la primera acción.
web-replay-first = Al principio
web-replay-turn-back = Un turno atrás
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-on = Un paso adelante
web-replay-turn-on = Un turno adelante
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-speed-0 = lenta
web-replay-speed-1 = normal
web-replay-speed-2 = rápida
web-replay-at = Momento de la partida
web-replay-of-actions = acciones jugadas: { $at } de { $length }

web-eyes = Punto de vista
web-eyes-onlooker = un espectador
web-eyes-open = todo a la vista

web-graph = La ventaja esperada a lo largo de la partida
web-graph-two = Por encima del centro va en cabeza { $player }. Un clic lleva a ese momento.
web-graph-many = Por encima del centro, un jugador aventaja a su mejor rival. Un clic lleva a ese momento.

web-review = Análisis
web-review-knowledge = Juzgado por
web-review-own = lo que el jugador podía saber
web-review-open = todo, también lo oculto
web-review-what = El ordenador más fuerte vuelve a mirar cada decisión: qué habría hecho y cuánto costó la tuya. Tarda un rato.
web-review-ask = Analizar esta partida
web-review-running = decisiones examinadas: { $done } de { $of }
web-review-cost = coste { $cost }
web-review-better = mejor: { $action }
web-review-best = Aquí no había nada mejor.
web-review-show = Mostrarlo en la mesa
web-review-values = Ventaja esperada: { $value } tras esta acción, { $best } tras la mejor.
web-review-worst = Las decisiones más costosas de { $player }
web-review-faultless = Ninguna costó nada.

## The browser client: a record from a file

web-open-record = Abrir una partida grabada
web-open-record-what = Un archivo guardado con «Guardar el registro» se abre para repasarlo.
web-open-record-none = Este archivo no contiene ninguna partida grabada.
web-open-record-wrong = Este archivo no se puede reproducir: { $message }
