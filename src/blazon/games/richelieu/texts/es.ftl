### Español. Richelieu.

## Piezas. Las provincias llevan el nombre impreso en las cartas.

richelieu-province-BOU = Bourgogne
richelieu-province-BRE = Bretagne
richelieu-province-CHA = Champagne
richelieu-province-NOR = Normandie
richelieu-province-LAN = Languedoc
richelieu-province-PRO = Provence
richelieu-province-ANJ = Anjou
richelieu-province-BRB = Bourbon
richelieu-province-AUV = Auvergne
richelieu-symbol-sword = espada
richelieu-symbol-cross = cruz
richelieu-symbol-tower = torre
richelieu-disc-return = disco de retorno (devuelve un marcador)
richelieu-card-2 = { $province }, dos escudos
richelieu-card-1 = { $province }, un escudo
richelieu-card-s = { $province } con espada
richelieu-card-c = { $province } con cruz
richelieu-card-t = { $province } con torre

## La mesa

richelieu-legend-two = dos escudos
richelieu-legend-disc = disco
richelieu-legend-marker = marcador
richelieu-legend-possible = posible
richelieu-holdings-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
richelieu-holdings-markers = marcadores: reserva { $reserve }, cartas { $placed }, caja { $box }
richelieu-holdings-discs = { $count ->
    [0] ningún disco
    [one] { $count } disco
   *[other] { $count } discos
}
richelieu-holdings-known = { $discs }: { $names }
richelieu-holdings-returned = { $count ->
    [one] { $count } disco de retorno jugado
   *[other] { $count } discos de retorno jugados
}
richelieu-tally-points = puntos
richelieu-tally-out = en mesa
richelieu-score-total = Puntos
richelieu-score-cards = Empate: cartas
richelieu-score-columns = Por jugador: cuántos, puntos por tener más, suma o resta por las cartas.

## La mesa leída línea a línea

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

## Lo que se pide

richelieu-phase-take = { $player }: toma una carta de un extremo de una fila.
richelieu-phase-second = { $player }: ¿quieres tomar una segunda carta de la misma provincia?
richelieu-phase-pay = { $player }: en { $cell } hay un marcador de { $owner }. ¿Con qué pagas?
richelieu-question-pay = { $player }: paga { $cell } { $sources ->
    [reserve] con un marcador de la reserva.
    [cards] desde una carta con un marcador tuyo (tócala).
   *[both] desde una carta con un marcador tuyo (tócala) o la reserva.
}
richelieu-phase-place = { $player }: ¿quieres marcar una carta? (@ antes de su casilla; - para no)
richelieu-question-place = { $player }: ¿quieres marcar una carta?
richelieu-question-move = { $player }: ¿quieres mover uno de tus marcadores?
richelieu-phase-move = { $player }: pon el marcador de { $cell } en otra carta.
richelieu-waiting-take = { $player } elige una carta.
richelieu-waiting-second = { $player } puede tomar una segunda carta.
richelieu-waiting-pay = { $player } paga por { $cell }.
richelieu-waiting-place = { $player } puede marcar una carta.
richelieu-waiting-move = { $player } puede mover un marcador.

## Lo que se puede hacer

richelieu-can-take = tomar { $cell } ({ $card })
richelieu-can-regain = recuperar tu marcador
richelieu-can-must-pay = pagar un marcador ({ $owner } recupera el suyo)
richelieu-can-return = jugar un disco de retorno
richelieu-can-none-take = pasar
richelieu-can-none-second = no tomar una segunda carta
richelieu-can-none-place = no poner ningún marcador
richelieu-can-pay-reserve = de la reserva
richelieu-can-pay-card = tu marcador en { $cell } ({ $card })
richelieu-can-place = marcar { $cell } ({ $card })
richelieu-can-lift = levantar tu marcador de { $cell } ({ $card })
richelieu-can-move = ponerlo en { $cell } ({ $card })

## Lo que ha hecho un jugador; delante va su nombre

richelieu-did-take = toma { $cell } ({ $card })
richelieu-did-name = quiere { $cell } ({ $card }), marcada por { $owner }
richelieu-did-disc = recibe su disco
richelieu-did-regain = recupera el marcador
richelieu-did-owner-regains = { $owner } recupera el marcador
richelieu-did-return = juega un disco de retorno
richelieu-did-none-take = pasa, no hay carta que pueda tomar
richelieu-did-none-second = no toma una segunda carta
richelieu-did-none-place = no pone ningún marcador
richelieu-did-pay-reserve = paga de la reserva
richelieu-did-pay-card = paga con el marcador de { $cell }
richelieu-did-place = marca { $cell }
richelieu-did-lift = levanta el marcador de { $cell }
richelieu-did-move = lo pone en { $cell }
richelieu-found-disc = Tu nuevo disco, solo para tus ojos: { $disc }.

## Una acción por venir, en cualquier fase

richelieu-step-take = tomar { $cell }
richelieu-step-place = marcar { $cell }
richelieu-step-lift = levantar el marcador de { $cell }
richelieu-step-reserve = pagar de la reserva
richelieu-step-return = jugar un disco de retorno
richelieu-step-none = nada más

## Por qué algo no es posible

richelieu-why-gone = La carta de { $cell } ya no está.
richelieu-why-not-at-end = Solo se toman cartas de los extremos de una fila. En esta son { $left } y { $right }.
richelieu-why-cannot-pay = En { $cell } hay un marcador de { $owner }, y todos los tuyos están en la caja: no tienes con qué pagar.
richelieu-why-cannot-pay-yet = En { $cell } hay un marcador de { $owner }, y todos los tuyos están en la caja. Tu disco de retorno te devolvería uno.
richelieu-why-second-province = { $cell } es de otra provincia: la segunda carta debe ser de { $province }, como la primera.
richelieu-why-second-two-crests = { $cell } muestra dos escudos. La primera y la segunda carta deben mostrar uno solo.
richelieu-why-no-second-two-taken = Ya has tomado dos cartas; nunca hay una tercera.
richelieu-why-no-second-two-crests = Tras una carta con dos escudos no hay segunda carta.
richelieu-why-no-second-done = En este turno ya no tomas más cartas.
richelieu-why-must-take = Si puedes tomar una carta, debes hacerlo.
richelieu-why-card-first = Primero se toma una carta; el marcador viene después.
richelieu-why-no-first-marker = En esta partida no se pone ningún marcador en el primer turno (regla nuestra).
richelieu-why-marked = En { $cell } ya hay un marcador de { $owner }.
richelieu-why-marked-by-you = En { $cell } ya está tu marcador.
richelieu-why-no-marker = Todos tus marcadores están en la caja: no te queda ninguno que poner.
richelieu-why-no-reserve = No tienes marcadores en la reserva. Puedes mover uno: elige primero la carta en la que está.
richelieu-why-enough-on-cards = Solo puede haber { $count } marcadores tuyos en cartas a la vez. Puedes mover uno: elige primero la carta en la que está.
richelieu-why-lift-none = En { $cell } no hay ningún marcador tuyo.
richelieu-why-lift-reserve = Solo puedes mover un marcador si no puedes colocar uno de tu reserva.
richelieu-why-move-now = El marcador que has levantado de { $cell } tiene que ir ahora a otra carta.
richelieu-why-move-elsewhere = El marcador estaba en { $cell }: tiene que ir a otra carta.
richelieu-why-pay-now = Quieres { $cell }: ahora tienes que pagar con un marcador.
richelieu-why-pay-reserve = No tienes marcadores en la reserva: paga con uno que esté en una carta.
richelieu-why-pay-card = { $pending } se paga con un marcador tuyo, y en { $cell } no hay ninguno.
richelieu-why-nothing-to-pay = Ahora no hay nada que pagar.
richelieu-why-return-between = No puedes mientras pagas o mueves un marcador.
richelieu-why-return-none = No tienes ningún disco de retorno.
richelieu-why-return-box = Ninguno de tus marcadores está en la caja.

## El final

richelieu-verdict-won = { $count ->
    [one] { $names } gana con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
   *[other] { $names } comparten la victoria con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
}
richelieu-verdict-fewest-cards = Empate a puntos: ha decidido el menor número de cartas.
richelieu-verdict-shared = Empate a puntos y a cartas: la victoria es compartida.

## Las reglas en breve

richelieu-rules-goal = Quien tiene más escudos de una provincia se anota un punto por cada uno; lo mismo con cada símbolo. Gana quien tiene más puntos; en caso de empate, quien tiene menos cartas.
richelieu-rules-duel = Duelo: si hay empate en cabeza, nadie puntúa. Cada provincia y cada símbolo de los que no tengas carta te cuestan 5 puntos.
richelieu-rules-court-two = Corte: si hay empate en cabeza, puntúan los dos. Cada provincia de la que no tengas carta te cuesta 5 puntos.
richelieu-rules-court-many = Corte: si hay empate en cabeza, puntúan todos los empatados. Cada provincia de la que tengas carta te da 2 puntos.
richelieu-rules-last-row = La partida acaba en cuanto solo queda una fila con cartas.
richelieu-rules-take = Toma una carta del extremo izquierdo o derecho de una fila.
richelieu-rules-second = Puede seguir una segunda carta de la misma provincia si ambas muestran un solo escudo, pero no en el primer turno de la partida.
richelieu-rules-marker = Después puedes marcar una carta. Quien toma una carta con un marcador ajeno paga con uno propio, de su reserva o de una carta, que va a la caja; el ajeno vuelve a la reserva de su dueño. Con cuatro jugadores, solo puede haber dos marcadores tuyos en cartas a la vez.
richelieu-rules-opening = Regla nuestra: el primer turno de la partida acaba con su carta, sin marcador.
richelieu-rules-disc = Si en la carta que tomas hay un disco, es tuyo; solo tú puedes mirarlo. Su escudo o símbolo cuenta al final, pero un disco no es una carta.
richelieu-rules-return = Un disco de retorno (*) te devuelve, durante tu turno, un marcador de la caja.
richelieu-notation-card = Cartas: BOU2 dos escudos, BOU1 un escudo, BOUs, BOUc, BOUt un escudo y espada, cruz, torre. En el recuento, un asterisco señala quién va ganando.
richelieu-notation-tokens = Acciones: B12 tomar, @B12 marcar, ^B12 levantar el marcador o pagar con él, R pagar de la reserva, * disco de retorno, - nada más.
richelieu-notation-line = Caben varias acciones en una línea: C3 - @A7. Un número elige de la lista.

## Repaso de una partida guardada: la orden `review`

richelieu-review-unit = Costes y ventajas, en puntos. La ventaja es la diferencia esperada con el mejor rival.
richelieu-review-graph = puntos de ventaja sobre el mejor rival
richelieu-review-lack-loses-own = por no tener ninguna carta de esto
richelieu-review-lack-loses-rival = porque el rival tiene alguna carta de esto
richelieu-review-lack-gains-own = por tener alguna carta de esto
richelieu-review-lack-gains-rival = porque el rival no tiene ninguna carta de esto
richelieu-review-lack-end = porque { $player } no tiene ninguna carta de esto
richelieu-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } punto
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } puntos
}
richelieu-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } punto
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } puntos
}

## Richelieu en el navegador

richelieu-web-board = Las cartas de la mesa
richelieu-web-row = Fila { $row }
richelieu-web-pending = se está pagando
richelieu-web-lifted = su marcador se ha levantado
richelieu-web-acted = última acción de { $player }
richelieu-web-crests = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
richelieu-web-in-all = escudos en total: { $count }
richelieu-web-to-move = le toca
richelieu-web-you = tú
richelieu-web-no-card = Aún no hay cartas.
richelieu-web-reserve = en reserva
richelieu-web-on-cards = en cartas
richelieu-web-box = en la caja
richelieu-web-discs = Discos
richelieu-web-face-down = { $count } boca abajo
richelieu-web-peek = Mirar mis discos
richelieu-web-cover = Ponerlos boca abajo
richelieu-web-tally = El recuento hasta ahora
richelieu-web-points-now = Si acabara ya
richelieu-web-discs-not-counted = Tus discos boca abajo no se cuentan aquí.
richelieu-web-category = Escudos o símbolo
richelieu-web-leads = en cabeza
richelieu-web-safe = ya no se puede alcanzar
richelieu-web-scores = La puntuación
richelieu-web-why = ¿Por qué?
richelieu-web-why-has = { $player }: { $count }
richelieu-web-why-disc = { $player }: { $count }, incluido un disco
richelieu-web-why-most = { $player } tiene más y se anota ese número: { $points }.
richelieu-web-why-tied = Empate en cabeza: nadie puntúa.
richelieu-web-why-shared = Empate en cabeza: { $names } se anotan { $points } cada uno.
richelieu-web-why-nobody = No lo tiene nadie.
richelieu-web-why-lacking = { $player } no tiene ninguna carta de esto, y un disco no basta: { $points }.
richelieu-web-why-present = { $player } tiene alguna carta de esto: { $points }.
richelieu-web-why-cards = En caso de empate gana quien tiene menos cartas.
richelieu-web-all-taken = Se han tomado todas las cartas.

## En el navegador: lo común a todas las páginas

richelieu-name = Richelieu
richelieu-credit = Richelieu es un juego de Michael Schacht.

## En el navegador: la página de inicio

richelieu-about = Toma cartas de los extremos de las filas. Las que marcas le cuestan un marcador a tu rival. Reúne más escudos y símbolos. Unos 20 minutos.
richelieu-scene = El número de una carta dice cuántos escudos tiene su provincia en total.
richelieu-option-edition = Edición
richelieu-option-edition-duel = Duelo
richelieu-option-edition-duel-about = Para dos. Si hay empate en cabeza, nadie puntúa, y cada provincia y cada símbolo de los que no tengas carta te cuestan 5 puntos.
richelieu-option-edition-court = Corte
richelieu-option-edition-court-about = Para dos a cuatro. Si hay empate en cabeza, puntúan todos los empatados, y un símbolo que falta no cuesta nada. Con dos jugadores, cada provincia de la que no tengas carta te cuesta 5 puntos; con tres o cuatro, cada provincia de la que tengas carta te da 2.
richelieu-option-ending = Se juega
richelieu-option-ending-full = hasta la última carta
richelieu-option-ending-full-about = Se toman todas las cartas, y todas cuentan.
richelieu-option-ending-last-row = hasta la última fila
richelieu-option-ending-last-row-about = Una partida más corta, para dos: acaba en cuanto solo queda una fila, y sus cartas no cuentan para nadie.
richelieu-option-opening = El primer turno de la partida
richelieu-option-opening-marker = una carta y luego, si se quiere, un marcador
richelieu-option-opening-marker-about = La regla publicada.
richelieu-option-opening-no-marker = sin marcador en el primer turno (regla nuestra)
richelieu-option-opening-no-marker-about = Una regla nuestra, que no está en el juego publicado: el primer turno de la partida acaba con su carta. Así, los duelos quedan casi igualados.

## En el navegador: las reglas

richelieu-example-ends = En el primer turno solo se pueden tomar las cartas de los extremos de las filas: { $all }.
richelieu-example-payment = Quieres { $first }, donde hay un marcador de tu rival. Pagas con un marcador de tu reserva o con el que tienes en { $second }.
richelieu-example-second = La primera carta de tu turno estaba en { $first }. La de { $second } es de la misma provincia, y las dos muestran un solo escudo: puede ser la segunda.
richelieu-example-marker = Tu marcador está en { $first }. Por esta carta no tienes que pagar nada; tu rival, sí.
richelieu-example-disc = En { $first }, en un extremo de su fila, hay un disco. Quien toma la carta toma también el disco, y nadie más lo ve.
richelieu-example-score = El recuento de una partida terminada. Quien tiene más en una línea se anota ese número; si los dos tienen lo mismo, nadie puntúa. Un 0 cuesta 5 puntos.

## La primera partida guiada

richelieu-lesson-goal = Gana quien tiene más puntos. Quien más escudos de una provincia reúne recibe un punto por cada uno. El número de una carta: los que tiene toda la provincia.
richelieu-lesson-take = Se toma una carta de un extremo de una fila. Toma esta Bourgogne.
richelieu-lesson-crests = Mira las cartas rodeadas. Bourgogne es un solo escudo grande. En Bretagne, una línea en medio separa dos. Toca una carta medio tapada para verla entera.
richelieu-lesson-second = Tras una carta con un escudo, puedes tomar otra de la misma provincia. También debe mostrar uno solo: tómala.
richelieu-lesson-marker = { $rival } reúne Bretagne. Marca esta carta: para tomarla, { $rival } tendrá que pagar un marcador.
richelieu-lesson-paid = { $rival } la ha tomado y ha pagado con un marcador, que va a la caja. El tuyo ha vuelto.
richelieu-lesson-turn = Un turno es una carta, o dos de la misma provincia con un escudo cada una. Después puedes marcar cualquier carta, esté donde esté.
richelieu-lesson-blocked = El disco de aquí oculta un escudo o un símbolo, o devuelve un marcador. { $rival } ha marcado la carta. Tómala de todos modos.
richelieu-lesson-pay = Cuesta uno de tus marcadores. Paga con uno de la reserva.
richelieu-lesson-disc = El disco de la carta es tuyo: un escudo más de Bourgogne. Solo tú lo sabes. Acaba el turno sin marcador.
richelieu-lesson-tally = El recuento muestra quién tiene más. El empate no da puntos: mira Normandie. También cada símbolo, espada, cruz o torre, da puntos a quien tiene más.
richelieu-lesson-none = Cada provincia o símbolo que falta en tus cartas cuesta 5 puntos. Te falta Champagne: toma esta carta.
richelieu-lesson-guard = Marca esta carta de Anjou: tomarla le costaría a { $rival } otro marcador.
richelieu-lesson-last = Se han tomado doce cartas más y quedan dos. Las dos son de Anjou, donde estáis empatados: toma ambas.
richelieu-lesson-end = Ahora se descubren todos los discos, y también cuentan los de { $rival }. Ganas por { $own } puntos a { $best }. Prueba ahora una partida entera.

## Avisos para principiantes

richelieu-warn-take = Después { $player } puede tomar { $cell } y ganar { $category } con seguridad.
richelieu-warn-pay = Después { $player } puede pagar por { $cell } y ganar { $category } con seguridad.
richelieu-warn-nothing = Esta carta no te da ningún punto: ahí nadie puede alcanzar ya a { $names }.
richelieu-warn-last = Es tu último marcador: después no podrás pagar por ninguna carta.
richelieu-remind-last = { $category }: aún no tienes ninguna carta. { $count ->
    [one] Puedes tomar ahora la última, { $cell }.
   *[other] Solo quedan { $count }, y puedes tomar { $cell } ahora.
} Al final, tener una vale { $points } puntos.

## Rivals

richelieu-rival-racer = Colette
richelieu-rival-racer-about = toma los puntos al momento y marca poco
richelieu-rival-hoarder = Armand
richelieu-rival-hoarder-about = guarda sus marcadores en la reserva
richelieu-rival-planner = Madeleine
richelieu-rival-planner-about = marca cartas muy dentro de las filas, para más tarde
richelieu-rival-collector = Gaston
richelieu-rival-collector-about = reúne escudos dobles de pocas provincias
