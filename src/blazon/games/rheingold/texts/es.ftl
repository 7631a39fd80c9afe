### Español. Rheingold.

## La mesa

rheingold-round = Ronda { $round }
rheingold-round-of = Ronda { $round } de { $rounds }
rheingold-rolled = { $player } ha sacado un { $number }
rheingold-moves-left = { $count ->
    [0] no quedan movimientos
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
    [0] no quedan escudos
    [one] queda { $count } escudo
   *[other] quedan { $count } escudos
}
rheingold-shields-known = { $shields }, de valor { $values }
rheingold-space-near = { $id } cerca de { $castle }
rheingold-attack = Ataque a { $target }, donde { $player } tiene { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
}: { $groups }; se necesitan { $needed }.
rheingold-attack-group = { $count } desde { $place }
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
rheingold-legend-shown = conocido por todos
rheingold-picture-undrawn = Caminos sin dibujar:
rheingold-score-free = Sin dueño:

## El mapa leído línea a línea

rheingold-list-armies = Ejércitos de { $player }:
rheingold-list-no-army = ninguno que pueda salir
rheingold-list-army = { $place }, { $count ->
    [one] { $count } caballero puede salir
   *[other] { $count } caballeros pueden salir
}, junto a:
rheingold-list-on = { $count } en { $place }
rheingold-list-own = { $place } con { $count ->
    [one] { $count } propio
   *[other] { $count } propios
}
rheingold-list-held = { $place }, { $count } de { $player }
rheingold-list-takes = { $place }, { $owner }, necesarios: { $least }
rheingold-list-free = libre
rheingold-list-free-castles = Castillos libres con { $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
} (caballeros necesarios: { $least }) y sus puertas:
rheingold-list-of = de { $player }, con { $held }
rheingold-list-price = necesarios: { $least }
rheingold-list-price-sure = se intenta con { $least }, seguro con { $sure }
rheingold-list-gates = puertas: { $gates }
rheingold-list-starts = Zonas de salida:
rheingold-list-paths = Caminos:
rheingold-shield-hidden = un escudo oculto
rheingold-shield-own = un escudo que vale { $value }, y solo lo sabe su dueño
rheingold-shield-shown = un escudo que vale { $value }, y lo saben todos

## Lo que se pregunta

rheingold-phase-move = { $player }: ¿quieres mover caballeros? ({ $count ->
    [one] queda { $count } movimiento
   *[other] quedan { $count } movimientos
}; - acaba el turno)
rheingold-question-move = { $player }: ¿quieres mover caballeros? ({ $count ->
    [one] el último movimiento de este turno
   *[other] quedan { $count } movimientos
})
rheingold-phase-count = { $player }: ¿cuántos caballeros van de { $from } a { $to }? (de { $least } a { $most })
rheingold-phase-count-attack = { $player }: ¿cuántos caballeros atacan { $to } desde { $from }? (de { $least } a { $most }; se necesitan { $enough })
rheingold-phase-count-storm = { $player }: ¿cuántos caballeros asaltan { $to } desde { $from }? (de { $least } a { $most })
rheingold-phase-count-shield = { $player }: ¿cuántos caballeros asaltan { $to } desde { $from }? (de { $least } a { $most }; seguro con { $sure })
rheingold-phase-front = { $player }: ¿desde dónde más atacas { $to }? (hasta ahora, { $sent } de { $needed })
rheingold-phase-shield = { $player }: ¿quieres poner un escudo en { $castle }? ({ $count ->
    [one] queda { $count }
   *[other] quedan { $count }
})
rheingold-waiting-move = { $player } mueve caballeros ({ $count ->
    [one] el último movimiento de este turno
   *[other] quedan { $count } movimientos
}).
rheingold-waiting-attack = { $player } ataca { $to }.
rheingold-waiting-shield = { $player } puede poner un escudo en { $castle }.
rheingold-expected-count = de { $first } a { $last }, o solo el número

## Lo que un jugador puede hacer

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
rheingold-can-storm = asaltar { $to } (de { $player }, con { $defenders }) desde { $from }: al menos { $least }, hasta { $most }
rheingold-can-storm-shield = asaltar { $to } (de { $player }, con { $defenders } y un escudo) desde { $from }: al menos { $least }, seguro con { $sure }, hasta { $most }
rheingold-can-count = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} de { $from } a { $to }
rheingold-can-count-sure = { $words }, gana seguro
rheingold-can-count-up-to = { $words }, gana a un escudo de { $value } como mucho
rheingold-can-count-may = { $words } (puede valer { $value })
rheingold-can-end = acabar el turno
rheingold-can-shield = poner un escudo en { $castle }
rheingold-can-no-shield = no poner escudo
rheingold-step-go = de { $from } a { $to }
rheingold-step-shield = poner un escudo

## Lo que un jugador ha hecho; su nombre va delante

rheingold-did-roll-enters = saca un { $number } (entra un caballero en la zona de salida { $start })
rheingold-did-roll-waits = saca un { $number } (no entra nadie, en la zona de salida { $start } sigue habiendo un caballero)
rheingold-did-roll-none-left = saca un { $number } (no entra nadie, la reserva está vacía)
rheingold-did-go = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} de { $from } a { $to }
rheingold-did-front = envía a { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from } contra { $to } ({ $sent } de { $needed })
rheingold-did-beat = vence a { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} de { $player } en { $to } con { $count } desde { $from }
rheingold-did-take = toma { $to } con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from }
rheingold-did-storm = arrebata { $to } a { $player } con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from }
rheingold-did-storm-won = arrebata { $to } a { $player } con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from } (el escudo valía { $value })
rheingold-did-storm-lost = asalta en vano { $to }, de { $player }, con { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} desde { $from } (el escudo vale { $value })
rheingold-did-last = recibe también { $castle }, el último castillo
rheingold-did-shield = pone un escudo en { $castle }
rheingold-did-no-shield = no pone escudo
rheingold-did-end = acaba el turno
rheingold-found-shield = Tu escudo en { $castle }, solo para tus ojos: vale { $value }.
rheingold-found-storm-lost = { $castle } resiste: el escudo vale { $value }, y { $count ->
    [one] tu caballero vuelve
   *[other] tus { $count } caballeros vuelven
} a la reserva.
rheingold-found-storm-won = { $castle } es tuyo: el escudo valía { $value }.

## Por qué algo no es posible

rheingold-why-no-path = Ningún camino lleva directamente de { $from } a { $to }. Cada movimiento avanza un lugar.
rheingold-why-not-yours = En { $place } no hay ningún caballero tuyo.
rheingold-why-garrison = En { $castle } tiene que quedar algo tuyo: un caballero o un escudo.
rheingold-why-start = Ningún caballero vuelve a una zona de salida ni pasa por ella.
rheingold-why-blocked = Desde { $place } tus caballeros no pueden ir ahora a ninguna parte: lo que hay al lado es demasiado fuerte para ellos, o es una zona de salida.
rheingold-why-far = Ningún caballero tuyo está al lado de { $place }.
rheingold-why-too-weak = { $player } tiene { $defenders ->
    [one] { $defenders } caballero
   *[other] { $defenders } caballeros
} en { $to }: se necesitan { $needed }. Entre todos los lados puedes llevar { $most } { $moves ->
    [one] con el movimiento que te queda.
   *[other] con los { $moves } movimientos que te quedan.
}
rheingold-why-castle-free = { $castle } tiene { $swords ->
    [one] { $swords } espada
   *[other] { $swords } espadas
}: se necesitan al menos { $least } caballeros, todos desde una misma casilla vecina. { $most ->
    [0] Allí no tienes ninguno que pueda ir.
    [one] Allí tienes { $most } que puede ir.
   *[other] Allí tienes { $most } que pueden ir.
}
rheingold-why-castle-held = { $castle } es de { $player }: para intentarlo { $least ->
    [one] se necesita al menos { $least } caballero.
   *[other] se necesitan al menos { $least } caballeros, todos desde una misma casilla vecina.
} { $most ->
    [0] Allí no tienes ninguno que pueda ir.
    [one] Allí tienes { $most } que puede ir.
   *[other] Allí tienes { $most } que pueden ir.
}
rheingold-why-shield-now = Decide primero si pones un escudo en { $castle }.
rheingold-why-no-shield-now = Un escudo se pone justo después de tomar un castillo, nunca más tarde.
rheingold-why-path-first = Di primero de dónde a dónde van los caballeros.
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
rheingold-why-front-named = { $place } ya ha enviado a sus caballeros contra { $to }.

## El final

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
rheingold-verdict-knights = Empate a espadas: decide el mayor número de caballeros en el mapa ({ $count }).
rheingold-verdict-shared = Empate a espadas y a caballeros en el mapa: la victoria es compartida.

## Las reglas en pocas palabras

rheingold-rules-goal = Los castillos tienen de 1 a 3 espadas. Gana quien reúne más espadas al final; en caso de empate, quien tiene más caballeros en el mapa.
rheingold-rules-roll = El dado trae a un caballero a la zona de salida de ese número, salvo que aún haya allí uno tuyo o tu reserva esté vacía.
rheingold-rules-move = Después vienen hasta tres movimientos. Cada uno lleva a cuantos caballeros quieras de un lugar a otro vecino; nadie vuelve a una zona de salida.
rheingold-rules-attack = En una casilla con caballeros rivales solo entras con más caballeros de los que haya allí; los vencidos vuelven a la reserva de su dueño. Grupos de varios lugares pueden atacar juntos, por un movimiento cada uno.
rheingold-rules-castle = Para tomar un castillo libre necesitas el doble de caballeros que espadas tenga, todos por una misma puerta.
rheingold-rules-rival = Para tomar el castillo de un rival necesitas el doble de sus caballeros y su escudo juntos; sus espadas no cuentan. Si fracasas, tus atacantes vuelven a tu reserva, y todos conocen ya el escudo.
rheingold-rules-shield = Justo después de tomar un castillo puedes poner en él un escudo sacado al azar, que vale de 0 a 3 caballeros. Solo tú sabes cuánto.
rheingold-rules-garrison = En un castillo tuyo tiene que quedar siempre un caballero o un escudo.
rheingold-rules-end = Cuando solo queda un castillo libre, la partida acaba, y quien acaba de tomar el penúltimo recibe también ese.
rheingold-rules-two = Con dos jugadores, cada uno lleva dos colores como un solo bando: 84 caballeros y doce escudos.
rheingold-rules-rounds = La partida acaba como muy tarde tras la ronda { $rounds }; los castillos aún libres no son de nadie.
rheingold-notation-tokens = Acciones: 12-13 de dónde a dónde, x4 cuántos caballeros, - fin del turno o ningún escudo, + un escudo. d4 es el dado, =2 un escudo que has sacado, =? el de un rival.
rheingold-notation-line = Caben varias acciones en una línea: 12-13 x5 13-KAT x4 +. Un número elige de la lista; donde se pregunta cuántos caballeros, es ese número.

## Repaso de una partida guardada: la orden `review`

rheingold-review-unit = Costes y ventajas, en espadas. La ventaja es la diferencia esperada con el mejor rival.
rheingold-review-graph = espadas de ventaja sobre el mejor rival
rheingold-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } espada
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } espadas
}
rheingold-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } espada
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } espadas
}

## En el navegador: el mapa de Rheingold

rheingold-web-map = Mapa
rheingold-web-map-keys = Lugares del mapa. Las flechas llevan al lugar vecino, Intro elige, los signos más y menos amplían y reducen.
rheingold-web-map-failed = No se ha podido cargar el mapa.
rheingold-web-space = casilla { $id }
rheingold-web-start = zona de salida { $id }
rheingold-web-castle = { $name } ({ $id }), castillo con { $swords }
rheingold-web-waiting = { $count ->
    [one] aquí espera un caballero de { $players }
   *[other] aquí esperan caballeros de { $players }
}
rheingold-web-held = { $knights } de { $player }
rheingold-web-takable-sure = se puede tomar en este turno
rheingold-web-takable-unsure = se puede intentar en este turno, pero no es seguro
rheingold-web-reach = { $count ->
    [one] se alcanza en un movimiento
   *[other] se alcanza en { $count } movimientos
}
rheingold-web-count-from-to = De { $from } a { $to }: ¿cuántos?
rheingold-web-count-label = Cuántos caballeros
rheingold-web-count-range = De { $least } a { $most }
rheingold-web-fewer = Un caballero menos
rheingold-web-more = Un caballero más
rheingold-web-send = Enviar { $count }
rheingold-web-send-least = { $count }, el mínimo
rheingold-web-send-enough = { $count }, suficientes
rheingold-web-send-all = todos: { $count }
rheingold-web-count-back = Elegir de nuevo

## En el navegador: Rheingold junto al mapa

rheingold-web-turn = le toca
rheingold-web-gone = fuera del juego: { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } castillo aún libre
   *[other] { $count } castillos aún libres
}
rheingold-web-standing = Cómo va la partida
rheingold-web-castles-with = Castillos con { $swords }
rheingold-web-tie-break = En caso de empate: caballeros en el mapa
rheingold-web-text-castles = Castillos
rheingold-web-text-starts = Zonas de salida
rheingold-web-text-sides = Los bandos
rheingold-web-text-paths = Todos los caminos
rheingold-web-next-to = junto a { $places }
rheingold-web-no-army = ningún ejército en el mapa

## En el navegador: lo común a todas las páginas

rheingold-name = Rheingold
rheingold-credit = Rheingold es un juego de Reinhard Herbert.

## En el navegador: la página de inicio

rheingold-about = Reúne caballeros, toma castillos y protégelos con escudos ocultos. Cada castillo da espadas: gana quien tiene más. Cerca de una hora.
rheingold-scene = Gana quien tiene más espadas. Un castillo libre pide dos caballeros por espada.
rheingold-option-map = Mapa
rheingold-option-map-rhine = El Rin
rheingold-option-map-rhine-about = La garganta del Rin de Bingen a Coblenza, con castillos en las dos orillas, tres pasos sobre el agua y un cuarto por un castillo.
rheingold-option-map-loch = El lago
rheingold-option-map-loch-about = Un lago rodeado de castillos, con dos pasos sobre el agua.
rheingold-option-map-own = Un mapa propio
rheingold-map-title-rhine = El Rin de Bingen a Coblenza
rheingold-map-title-loch = Castillos en torno al lago
rheingold-option-rounds = Número máximo de rondas
rheingold-option-rounds-none = sin límite
rheingold-option-rounds-value = { $count ->
    [one] { $count } ronda como mucho
   *[other] { $count } rondas como mucho
}

## En el navegador: las reglas

rheingold-example-castles = Este pequeño mapa tiene cuatro castillos, { $all }, de una a tres espadas cada uno.
rheingold-example-enter = Has sacado tantos puntos como blasones tiene { $first }, y allí entra un caballero tuyo.
rheingold-example-moves = Dos movimientos: un caballero de { $first } a { $second }, donde ya tenías cuatro, y después los cinco a { $third }.
rheingold-example-fronts = En { $second } hay tres caballeros de tu rival. Atacas desde { $first } con dos, y desde { $third } y { $fourth } con uno cada vez: cuatro vencen a tres.
rheingold-example-storm = Cuatro caballeros han entrado desde { $first } en el castillo, que tiene dos espadas. El quinto se ha quedado fuera.
rheingold-example-failed = Seis caballeros tuyos han atacado a dos caballeros y un escudo oculto. Vale 2, así que hacían falta ocho: los seis están de nuevo en tu reserva, y ahora todos conocen el escudo.
rheingold-example-shield = Has puesto un escudo en el castillo. Tú ves que vale 2; tu rival solo ve el dorso.
rheingold-example-passage = Cinco caballeros han entrado en tu castillo desde { $first }, y cinco han salido a { $third }. Uno se queda de guarnición.
rheingold-example-end = Acabas de tomar { $first }. Solo { $second } seguía libre, así que también es tuyo: seis espadas a una.

## En el navegador: los signos del mapa de Rheingold

rheingold-web-legend = Signos del mapa
rheingold-web-legend-army = un ejército y su número de caballeros; cada bando tiene su propia forma
rheingold-web-legend-lit = se puede elegir ahora; alrededor de un castillo: se puede tomar en este turno
rheingold-web-legend-need = caballeros necesarios para tomar el castillo
rheingold-web-legend-need-unsure = los necesarios para intentarlo y los que ganan seguro
rheingold-web-legend-hidden = un escudo boca abajo
rheingold-web-legend-own = tu propio escudo: solo tú sabes lo que vale
rheingold-web-legend-shown = un escudo que todos conocen
rheingold-web-legend-last = el último movimiento, en el color del jugador
rheingold-web-legend-target = adonde el ejército elegido puede ir en un movimiento
rheingold-web-legend-reach = movimientos que necesita el ejército elegido para llegar
rheingold-web-legend-die = el dado: trae a un caballero a la zona de salida con ese número

## La primera partida guiada

rheingold-lesson-goal = Gana quien tiene más espadas: cada castillo tiene de una a tres. El número de al lado: los caballeros que hacen falta.
rheingold-lesson-enter = Has sacado un 4: un caballero ha entrado en la zona de salida 4. Tienes tres movimientos. Toca el caballero y luego el círculo: llévalo allí.
rheingold-lesson-attack = Dos caballeros de { $rival } cierran el paso. El ejército mayor siempre gana y no pierde a nadie: ataca con cuatro.
rheingold-lesson-gather = Tus cuatro podrían tomar Katz, pero lo tendrás más tarde sin luchar. Llévalos hasta el caballero rodeado: unidos, se mueven juntos.
rheingold-lesson-storm = Un castillo libre pide dos caballeros por espada. Rheinfels tiene una: asáltalo con dos. Se quedan dentro y lo guardan.
rheingold-lesson-shield = Pon un escudo sacado al azar: vale de 0 a 3 caballeros. Solo tú lo ves.
rheingold-lesson-end = Tu escudo vale dos caballeros. No hace falta usar todos los movimientos: acaba tu turno.
rheingold-lesson-held = { $rival } asaltó Rheinfels con cuatro caballeros y los perdió. Un castillo ocupado pide el doble de sus caballeros y su escudo juntos: aquí, ocho.
rheingold-lesson-march = Has sacado un 1, donde aún espera tu caballero: no ha entrado nadie. Lleva a tres hasta el círculo.
rheingold-lesson-front = { $rival } tiene aquí tres caballeros, y tres no bastan. Ataca por dos lados: primero con tus tres.
rheingold-lesson-second-front = Ahora el de la zona de salida 3: juntos, cuatro vencen a tres.
rheingold-lesson-garrison = { $rival } ha tomado Maus. Tu escudo guarda Rheinfels por sí solo: saca a los dos caballeros.
rheingold-lesson-join = Llévalos más lejos, con los otros cuatro.
rheingold-lesson-last = La partida acaba cuando solo queda libre un castillo. Quedan dos: quien toma uno recibe los dos. Toma Liebenstein con seis.
rheingold-lesson-won = Así, Katz, el último castillo, también es tuyo. Ganas por { $own } espadas a { $best }.

## Avisos para principiantes

rheingold-warn-storm = El escudo puede valer { $value }: entonces { $count ->
    [one] tu caballero vuelve
   *[other] tus { $count } caballeros vuelven
} a la reserva.
rheingold-warn-end = Todavía puedes tomar { $castle } en este turno.
rheingold-warn-castle = { $player } puede tomar { $castle } en el próximo turno.
rheingold-warn-army = { $player } puede vencer a tus { $count } caballeros de { $place } en el próximo turno.

## Rivals

rheingold-rival-stormer = Wulf
rheingold-rival-stormer-about = asalta los castillos pronto
rheingold-rival-keeper = Hilda
rheingold-rival-keeper-about = deja guarniciones fuertes en sus castillos
rheingold-rival-hoarder = Konrad
rheingold-rival-hoarder-about = reúne un gran ejército antes de asaltar
