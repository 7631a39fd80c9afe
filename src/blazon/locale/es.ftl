### Español. Común al terminal, al servidor y al navegador.

## Personas

player-name = Jugador { $number }
list-and = { $first } y { $last }
bot-random = Azar
bot-groom = Mozo de cuadra
bot-greedy = Codicioso
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
verdict-resigned = La partida se ha abandonado.
verdict-time = A un jugador se le ha acabado el tiempo.
verdict-agreed = La partida se ha terminado de común acuerdo.
verdict-unfinished = El registro se interrumpe antes del final de la partida.
verdict-closed = El equipo de este servidor ha cerrado la partida.
verdict-lost = La partida terminó porque la base de datos del servidor perdió una parte.

## Por qué algo no es posible, en todos los juegos

why-over = La partida ha terminado.
why-not-your-turn = Es el turno de { $player }.
why-not-now = Eso no es posible ahora.

## Jugar en el terminal

play-compiling = Primer arranque de esta versión: se están compilando las reglas. Tarda unos segundos, una sola vez.
play-compiled = Compilando: { $count } funciones hasta ahora…
play-bot-thinks = { $player } está pensando…
play-program-lost = { $player } ha perdido la partida ({ $why }). Sigue un jugador al azar.
play-forced = { $words } (única opción)
play-expected-many = { $example }, etc., o { $others } ({ $count } opciones; acciones las muestra)
play-empty-line = Escribe una acción, el número de una opción o ayuda.
play-unknown-word = «{ $word }» no es ni una acción ni una orden. Posible: { $expected }; también: ayuda.
play-illegal = { $token } no es posible ahora. Posible: { $expected }.
play-no-such-choice = Las opciones van numeradas del 1 al { $most }.
play-turn-over = El turno ya había acabado antes de { $token }: eso no se ha jugado.
play-curtain = Es el turno de { $player }. La mesa está oculta.
play-curtain-open = { $player }, pulsa Intro cuando nadie más mire.
play-curtain-close = Pulsa Intro para ocultar la mesa.
play-curtain-expected = Intro muestra la mesa; también puedes deshacer o salir.
play-game-over = La partida ha terminado.
play-after-the-end = Pulsa Intro para salir; también puedes usar guardar ARCHIVO, historial y deshacer.
play-over-no-moves = La partida ha terminado: «{ $word }» ya no es posible.
play-farewell = Hasta pronto.
play-score-now = Como si la partida acabara ahora, sin contar lo que no sabes.
play-log-empty = Aún no se ha jugado nada.
play-hint-thinks = Buscando una buena acción…
play-brief-looks = Un vistazo a la partida…
play-hint-best = Consejo: { $action }: { $words }.
play-hint-line = Después quizá: { $line }.
play-hint-proven = Seguro jugando lo mejor posible, sepa lo que sepa y haga lo que haga el rival: { $result }.
play-gain-probable = Probablemente gana { $lines }.
play-gain-certain = Gana { $lines }.
play-gain-deals = Gana algo de media en { $share } de cada 100 repartos posibles.
play-undo-nothing = Aún no has decidido nada que se pueda deshacer.
play-undone = { $count ->
    [one] Deshecha: { $tokens }
   *[other] Deshechas { $count } acciones: { $tokens }
}
play-file-missing = Falta el nombre del archivo, por ejemplo: { $command } partida.json
play-file-exists = { $file } ya existe. Para reemplazarlo: save! { $file }
play-saved = Guardada en { $file }, con todo lo oculto.
play-save-failed = No se ha podido guardar en { $file }: { $reason }.
play-load-failed = No se ha podido cargar { $file }: { $reason }.
play-load-other-game = { $file } contiene otro juego: { $game }.
play-load-other-seats = { $file } contiene una partida para { $count } jugadores; sal y cárgala con ese número de puestos.
play-loaded = Cargada de { $file }: { $count ->
    [0] aún no se ha jugado nada.
    [one] { $count } acción jugada.
   *[other] { $count } acciones jugadas.
}
play-kept-unfinished = No has guardado la partida, así que se ha conservado una copia. Para seguir con ella:

## Órdenes: las palabras de este idioma junto a las inglesas, y lo que hacen

play-command-help = ayuda a
play-command-moves = acciones jugadas j
play-command-table = mesa tablero
play-command-score = puntos recuento
play-command-log = historial diario
play-command-hint = consejo pista
play-command-undo = deshacer
play-command-save = guardar
play-command-load = cargar
play-command-quit = salir
play-help-rules = Las reglas en pocas palabras
play-help-commands = Órdenes
play-help-file = ARCHIVO
play-help-help = esta página
play-help-moves = todas las acciones posibles, en palabras
play-help-table = la mesa, otra vez
play-help-score = los puntos, si la partida acabara ahora
play-help-log = todo lo jugado hasta ahora
play-help-hint = lo que jugaría un bot fuerte
play-help-undo = volver a tu última decisión
play-help-save = guardar la partida (.txt: como texto)
play-help-save-over = lo mismo, aunque el archivo exista
play-help-load = seguir con una partida guardada
play-help-quit = salir; la partida sin guardar se conserva

## Repaso de una partida guardada: la orden `review`

review-judged-own = Juzgado según lo que cada jugador podía saber entonces. Partidas simuladas en cada búsqueda: { $simulations }.
review-judged-open = Juzgado con todo lo oculto a la vista. Partidas simuladas en cada búsqueda: { $simulations }.
review-head-turn = turno
review-head-action = acción
review-head-player = jugador
review-head-played = jugada
review-head-best = mejor
review-head-cost = coste
review-head-margin = ventaja
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}, { $same ->
    [one] { $same } tan buena
   *[other] { $same } tan buenas
} como la elección del bot más fuerte, coste medio { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = Las decisiones más costosas de { $player }:
review-worst-one = turno { $turn }, coste { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; mejor: { $best }.
review-reason-line = { $points } ({ $line })
review-reason-line-lacking = { $points } ({ $line }, { $why })
review-reason-probable = Pierde probablemente { $lines }.
review-reason-certain = Pierde { $lines }.
review-reason-deals = Pierde de media en { $share } de cada 100 repartos posibles.
review-lack-part = { NUMBER($part, maximumFractionDigits: 1) } de ellos { $why }
review-lack-loses-own = por no tener nada de esto
review-lack-loses-rival = porque el rival tiene algo de esto
review-lack-gains-own = por tener algo de esto
review-lack-gains-rival = porque el rival no tiene nada de esto
review-lack-end = porque { $player } no tiene nada de esto
review-end-level = Al final nadie tenía ventaja.
review-end-lead = { $player } le sacó { $lead } a { $rival }.
review-end-lines = { $player } le sacó { $lead } a { $rival }, sobre todo gracias a { $lines }.
review-end-line = { $line } ({ $points })
review-end-line-lacking = { $line } ({ $points }, { $why })
review-end-decisions = Las decisiones más caras: { $items }.
review-end-glance = Las decisiones más caras, a primera vista: { $items }.
review-end-costly = { $player }: { $action } (cerca de { $cost })
review-end-none = { $players }: ninguna encontrada por encima de { $cost }
review-end-faultless = Ninguna decisión costó más de { $cost }.
review-end-unseen = Un vistazo rápido no encontró ninguna decisión que costara más de { $cost }.
review-end-luck = La suerte favoreció a { $player }: valió cerca de { $points }.
review-end-even = La suerte estuvo repartida.
review-luck = { $player }: comienzo { NUMBER($start, maximumFractionDigits: 1) }, suerte { NUMBER($luck, maximumFractionDigits: 1) }, decisiones { NUMBER($skill, maximumFractionDigits: 1) }, en total { NUMBER($result, maximumFractionDigits: 1) }.
review-graph-title = Ventaja esperada
review-graph-actions = acciones jugadas
solve-exact = Exacto: nada de lo que se oculta a quien tiene el turno puede cambiarlo. No dice qué pueden asegurarse los demás.
solve-open = Exacto para jugadores que lo saben todo.
solve-bound = { $deals ->
    [1] Lo que ahora está oculto no cambia nada para quien tiene el turno, pero los demás saben menos, o algo quedará oculto más adelante. Este es el resultado a la vista: contra alguien que lo sabe todo, quien tiene el turno no puede asegurarse más.
   *[other] Lo oculto puede estar repartido de { $deals } maneras que importan. Estas son las medias si cada una se juega a la vista: contra alguien que lo sabe todo, quien tiene el turno no puede asegurarse más de media.
}
solve-mean = { $deals ->
    [1] Lo que ahora está oculto no cambia nada para quien tiene el turno, pero los demás saben menos, o algo quedará oculto más adelante. Este es el resultado a la vista.
   *[other] Lo oculto puede estar repartido de { $deals } maneras que importan. Estas son las medias si cada una se juega a la vista.
}
solve-player = { $player }: ventaja { NUMBER($lead, maximumFractionDigits: 2) }, parte de la victoria { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
solve-best = Lo mejor: { $action }
solve-line = Continuación: { $line }
solve-too-long = Demasiadas posiciones para jugarlo todo. Indica más --nodes, o un momento posterior con --at.

## Estudiar una posición: la orden `analyse`

analyse-own = Lo mejor para { $player }, según lo que puede saber: { $action }
analyse-open = Lo mejor para { $player }, con todo lo oculto a la vista: { $action }
analyse-effort = { $simulations ->
    [one] { $simulations } partida simulada
   *[other] { $simulations } partidas simuladas
}, { $seconds } s
analyse-exact = Jugado exactamente hasta el final. Seguro jugando lo mejor posible, sepa lo que sepa y haga lo que haga el rival: { $result }.
analyse-head-action = acción
analyse-head-margin = ventaja
analyse-head-value = valor
analyse-head-visits = partidas
analyse-head-line = continuación
analyse-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-visits = { NUMBER($visits) }

## Lo que un jugador tiene seguro, porque se ha jugado exactamente hasta el final

proven-won = victoria por { $lead }
proven-lost = derrota por { $lead }
proven-level = empate
proven-sure = { $result }, demostrado
proven-lead = { NUMBER($margin, maximumFractionDigits: 1) }

## Lo que puede fallar con los archivos

disk-no-file = ese archivo no existe
disk-no-folder = esa carpeta no existe
disk-not-a-file = eso no es un archivo
disk-not-allowed = permiso denegado
disk-full = el disco está lleno

## En el navegador: lo común a todas las páginas

web-skip = Saltar al contenido
web-nav = Menú principal
web-home = Inicio
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-settings = Ajustes
web-loading = Un momento…
web-page-failed = No se ha podido cargar esta página.
web-again = Reintentar
web-offline = No hay conexión con el servidor. La página lo sigue intentando.
web-lost = Página no encontrada
web-lost-what = Esta dirección no lleva a ninguna parte. Puede que le falte un trozo.
web-link = Enlace
web-copy = Copiar enlace
web-copied = Copiado
web-more = Mostrar más
web-read-only = Por ahora este servidor solo se puede consultar: no se pueden abrir mesas ni jugar. { $reason }
web-cancel = Cancelar
web-language = Idioma
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## En el navegador: lo que el servidor rechaza

web-refused-away = No hay conexión con el servidor. Inténtalo de nuevo dentro de un momento.
web-refused-blocked = Hasta el { $until } aquí solo puedes mirar. { $reason }
web-refused-busy = El servidor está muy ocupado. Inténtalo de nuevo dentro de un momento.
web-refused-full = Todos los puestos están ocupados.
web-refused-hidden = Este texto contiene un carácter invisible. Escríbelo en vez de pegarlo.
web-refused-illegal = Eso no se puede jugar ahora.
web-refused-no-undo = No puedes deshacer esto por tu cuenta: se descubrió algo oculto o no era tu turno. Pídeselo a los demás en el menú de la mesa.
web-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
web-refused-not-now = Eso no es posible ahora.
web-refused-not-seated = No tienes puesto en esta mesa.
web-refused-not-your-turn = No es tu turno.
web-refused-not-yours = Ese puesto no es tuyo.
web-refused-quota = Has abierto o subido demasiado, o tienes demasiadas mesas sin terminar. Termina algunas o inténtalo más tarde.
web-refused-rate = Demasiadas peticiones. Espera un momento.
web-refused-read-only = Por ahora no se puede cambiar nada en este servidor. { $reason }
web-refused-stale = La partida ha seguido mientras tanto. Vuelve a mirar y decide.
web-refused-storage = Ahora el servidor no puede guardar nada. Inténtalo de nuevo dentro de un momento.
web-refused-taken = Ese puesto está ocupado o el enlace ya se ha usado.
web-refused-too-long = Esta partida se ha hecho demasiado larga. Podéis acordar terminarla, o puedes abandonarla.
web-refused-unknown = Esa mesa o ese enlace no existen.
web-refused-other = El servidor dice: { $message }

## En el navegador: la página de inicio

web-first = Juegos olvidados, vivos de nuevo
web-first-what = { $games } contra el ordenador o con amigos: gratis y sin cuenta.
web-scene = Una partida de { $game } que se juega sola
web-scene-still = Detener la animación
web-play-bot = Contra el ordenador
web-invite-friend = Invitar a un amigo
web-against = contra el ordenador { $level }{ $place ->
    [weakest] , el más débil de { $count }
    [strongest] , el más fuerte de { $count }
    [between] , fuerza { $number } de { $count }
   *[unknown] { "" }
}
web-change = Cambiar…
web-change-done = Atrás
web-setup = Preparar una mesa
web-who = Quién juega
web-players = Jugadores
web-seat-of = Puesto { $number }
web-kind-me = En este dispositivo
web-kind-bot = Ordenador
web-kind-open = Otra persona, con un enlace
web-kind-open-what = Recibirás un enlace para este puesto.
web-level = Nivel
web-level-line = { $level }: { $what }
web-strength-groom = para tus primeras partidas
web-strength-greedy = toma ya todos los puntos que puede
web-strength-page = fácil, si conoces el juego
web-strength-squire = intermedio
web-strength-knight = difícil
web-strength-count = muy difícil
web-strength-duke = el más fuerte de todos
web-name-of = Nombre del jugador { $number }
web-name-optional = Nombre, si quieres
web-your-name = Tu nombre, si quieres
web-options = Reglas y opciones
web-own-file = desde un archivo (TOML o JSON)
web-own-wrong = No se ha podido leer el archivo { $file }.
web-table-options = La mesa
web-pace = Tiempo
web-pace-casual = sin límite
web-pace-quick = rápido: { $turn } por turno, { $game } de reserva
web-pace-calm = tranquilo: { $turn } por turno, { $game } de reserva
web-pace-days = por correspondencia: { $turn } por turno, { $game } de reserva
web-pace-clock = { $turn } por turno, { $game } de reserva
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
web-timeout = Si se acaba el tiempo
web-timeout-bot = sigue jugando un ordenador
web-timeout-forfeit = se pierde la partida
web-watch = Quién puede mirar
web-watch-anyone = puede mirar cualquiera
web-watch-link = puede mirar quien tenga el enlace
web-watch-nobody = no puede mirar nadie
web-imported = abierta desde un archivo: cualquiera puede haber escrito estos nombres
web-listed = Mostrarla en la página de inicio, para que pueda sentarse cualquiera
web-chat-allowed = Permitir el chat
web-open-table = Abrir la mesa
web-play = Jugar
web-nobody-sits = Al menos un jugador tiene que estar en este dispositivo.
web-making-ready = Preparando { $game }: { $done } de { $steps }
web-my-games = Mis partidas
web-my-games-none = Aún no hay ninguna. Tus partidas aparecerán aquí.
web-my-games-back = Tengo un enlace a mis partidas
web-my-results = Tus resultados
web-tables = Otras mesas
web-tables-open = Abiertas
web-tables-playing = En juego
web-tables-over = Terminadas
web-tables-join = Unirse
web-tables-game = Juego
web-tables-all = Todos los juegos
web-tables-open-none = Ahora mismo no hay mesas abiertas.
web-tables-playing-none = Ahora mismo no se juega en ninguna mesa pública.
web-tables-over-none = Aún no ha terminado ninguna partida pública.
web-your-turn = Es tu turno
web-your-question = Te toca: { $question }
web-turn-of = Es el turno de { $player }
web-table-open = Busca jugadores
web-table-full = Tu mesa de { $game } está completa: ábrela
web-table-full-short = Tu mesa está completa: ábrela
web-option-value = { $option }: { $value }
web-not-affiliated = Blazon es un proyecto independiente, sin relación con los autores de estos juegos ni con sus editoriales.

## En el navegador: antes de la partida

web-join-sit = Sentarse
web-join-mine = ¿Juegas aquí en otro dispositivo? Trae primero tus partidas.
web-join-look = Prefiero mirar
web-join-from = { $host } te invita a una partida de { $game }
web-join-to = Te han invitado a una partida de { $game }
web-join-no-clock = sin límite de tiempo
web-join-there = En la mesa: { $names }
web-join-once = El enlace vale una sola vez: el puesto es de quien se siente primero.
web-lesson-offer = ¿No conoces este juego? La lección dura unos minutos y se abre junto a esta página.
web-join-own = Esta mesa la has abierto tú. El enlace es para otra persona: envíalo y no lo uses tú.
web-join-cut = Este enlace está incompleto
web-join-cut-what = Una parte se ha perdido por el camino, quizá al copiarlo. Cópialo hasta el último carácter o pide que te lo envíen otra vez.
web-join-void = Este enlace ya no vale
web-join-void-what = Vale una sola vez: quizá alguien se ha sentado ya con él, o hay uno más nuevo. Pregunta a la persona que te lo envió.
web-join-void-hidden = Vale una sola vez: quizá alguien se ha sentado ya con él, o hay uno más nuevo. Solo quienes están en esta mesa pueden ver su partida. Pregunta a la persona que te lo envió.
web-join-to-table = Ir a la mesa
web-move-title = Sigue aquí tu partida de { $game }
web-move-to-here = Este enlace trae a este dispositivo el puesto de { $player }. El otro solo podrá mirar.
web-move-do = Traer el puesto a este dispositivo
web-move-here = Este dispositivo ya tiene ese puesto. Abre el enlace en el otro.
web-move-gone = Tu puesto está ahora en otro dispositivo. Aquí solo puedes mirar.
web-table-unknown = No se encuentra la mesa
web-table-unknown-what = Quizá se haya cerrado o solo puedan verla sus jugadores.
web-table-aborted = Esta mesa se ha cerrado
web-table-aborted-what = Quien abrió la mesa la cerró antes de que empezara la partida.
web-table-closed-what = El equipo de este servidor la ha cerrado: { $reason }
web-late-playing = La partida ha empezado
web-late-playing-what = Todos los puestos están ocupados. Puedes mirar la partida o jugar una tuya.
web-late-watch = Mirar la partida
web-late-over = Esta partida ha terminado
web-late-over-what = Puedes volver a verla de principio a fin o jugar una tuya.
web-late-hidden = Solo quienes están en esta mesa pueden ver la partida.
web-late-again = Volver a verla
web-late-own = Jugar otra partida
web-waiting-people = La partida empieza en cuanto todos los puestos estén ocupados.
web-waiting-start = Todos los puestos están ocupados. Quien abrió la mesa da comienzo a la partida.
web-waiting-listed = Cualquiera puede unirse desde la lista de la página de inicio mientras estés aquí, y unos minutos más.
web-waiting-chance = Falta el dispositivo de { $names }. Si no responde en unos segundos, la partida empieza de todos modos.
web-seat-open = Puesto libre
web-seat-bot = Ordenador, { $level }
web-seat-yours = tú
web-seat-person = ocupado
web-seat-program = programa
web-seat-awaited = ocupado; este dispositivo aún no ha respondido
web-seat-left-out = – su dispositivo no responde, así que el sorteo se hace sin él
web-seat-stand-in = { $why ->
    [time] se acabó el tiempo ({ $time }); sigue { $level }
    [handed] cedió el turno ({ $time }); sigue { $level }
    [left] dejó la partida ({ $time }); sigue { $level }
   *[other] por ahora juega { $level } ({ $time })
}
web-present-here = en la mesa
web-present-away = ausente por ahora
web-present-lost = sin conexión
web-present-lost-for = { $minutes ->
    [0] sin conexión
    [one] sin conexión desde hace un minuto
   *[other] sin conexión desde hace { $minutes } minutos
}
web-clock-turn = para este turno
web-clock-reserve = reserva
web-invite = Crear un enlace
web-invite-new = Crear un enlace nuevo
web-invite-exists = Hay un enlace para este puesto. Uno nuevo lo sustituye.
web-leave = Dejar el puesto
web-free-seat = Liberar este puesto
web-start = Empezar la partida
web-abort = Cerrar la mesa
web-luck = Comprobar la baraja y los dados
web-luck-what = Antes de la partida, el servidor ha fijado un secreto y muestra aquí su huella. Tu navegador añade un texto al azar, oculto hasta que los de todos están fijados; puedes poner delante tus propias palabras. Después de la partida se publica el secreto, y cualquiera puede comprobar que nadie eligió el resultado.
web-luck-plain = Esta página no llegó por https, así que tu navegador no participa. Puedes añadir un texto, pero no queda oculto.
web-luck-text = Tus propias palabras
web-luck-add = Añadir
web-luck-added = Añadido.
web-commitment-about = Comprobar la mezcla
web-commitment = Huella del secreto del servidor (SHA-256):
web-chance-round = El sorteo volvió a empezar cuando ya se habían mostrado textos; este es el intento { $round }.
web-chance-round-by = La última vez fue a causa de { $names }.
web-chance-fits = La partida se jugó con lo que este navegador había visto antes: la huella, los sellos y su propio texto.
web-chance-absent = El sorteo se hizo sin este navegador: había mostrado su texto, otro dispositivo no, y ya no estaba cuando todo volvió a empezar.
web-chance-broken = Atención: la partida no se jugó con lo que este navegador había visto antes. Alguien pudo elegir el resultado.

## En el navegador: en la mesa

web-prompt = Qué hacer ahora
web-side = Jugadores, recuento e historial
web-thinks = { $player } está pensando…
web-did = { $player }: { $text }
web-away = Conexión perdida; volverá por sí sola. Lo que has introducido se conserva.
web-submit = Confirmar
web-warning-play = Jugarla de todos modos
web-warning-back = Elegir otra
web-warning-none = No más advertencias
web-undo = Deshacer
web-choices = Otras acciones
web-skip-playing = Saltar
web-play-again = Ver otra vez
web-ask-hint = Consejo
web-hint-longer = Sigo pensando: el primer consejo tras una instalación tarda más, hasta medio minuto.
web-hint = Consejo: { $words }.
web-hint-expected = { $kind ->
    [won] Probablemente ganarías por { $lead }.
    [lost] Probablemente perderías por { $lead }.
   *[level] Probablemente acabaría en empate.
}
web-hint-proven = Consejo: { $words } ({ $result }).
web-forced = Jugado por ti, única opción: { $words }
web-rule-link = La regla
web-stands = Esto descubre algo oculto y no se puede deshacer.
web-seats = Puestos
web-holdings = Lo que tienen los jugadores
web-tally = Recuento
web-larger = Ampliar el mapa
web-smaller = Reducir el mapa
web-fit = Ajustar el mapa a la pantalla
web-log = Historial
web-log-all = Mostrar los { $count } turnos
web-chat = Chat
web-chat-text = Mensaje
web-chat-say = Enviar
web-chat-off = En esta mesa el chat está desactivado.
web-chat-turn-off = Desactivar el chat
web-chat-turn-on = Activar el chat
web-chat-removed = (eliminado)
web-report = Denunciar
web-report-line = Denunciar este mensaje de { $name }
web-report-player = Denunciar a alguien
web-report-title = Denunciar al equipo de este servidor
web-report-who = Quién
web-report-what = ¿De qué se trata?
web-report-what-name = del nombre
web-report-what-conduct = del comportamiento
web-report-reason = ¿Qué ocurre?
web-report-reason-insult = insultos o amenazas
web-report-reason-spam = publicidad o mensajes no deseados
web-report-reason-private = datos privados
web-report-reason-cheating = trampas o arruinar la partida
web-report-reason-other = otra cosa
web-report-words = Algo más que convenga saber (opcional)
web-report-kept = Se adjuntan los últimos mensajes del chat.
web-report-send = Enviar la denuncia
web-report-done = Gracias. El equipo de este servidor ha recibido tu denuncia.
web-report-again = Ya lo has denunciado. Todavía no se ha revisado.
web-report-many = Muchas de tus denuncias todavía no se han revisado. Inténtalo más tarde.
web-clock-days = { $days } d { $hours } h
web-missed = Mientras no estabas
web-missed-close = Entendido
web-curtain-what = Pasa el dispositivo a { $player }, que podrá mostrar la mesa.
web-curtain-open = Soy { $player }: mostrar mi mesa
web-asks-undo = { $player } querría deshacer { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
web-asks-end = { $player } querría terminar la partida tal como está.
web-asks-waiting = Falta la respuesta de los demás.
web-entries-lost = La base de datos del servidor ha perdido los últimos cambios de esta mesa ({ $count }). La partida sigue desde aquí.
web-declined-undo = { $player } no quiere deshacer nada. La partida continúa.
web-declined-end = { $player } no quiere terminar la partida aquí. La partida continúa.
web-lapsed-undo = Nadie respondió a tu petición de deshacer: la partida ha seguido.
web-lapsed-end = Nadie respondió a tu propuesta de terminar la partida: la partida ha seguido.
web-agree = Aceptar
web-disagree = Rechazar
web-panel-news = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-signs = Signos
web-menu = Menú
web-take-back = Volver a jugar yo
web-hand-over = Que el ordenador juegue por mí
web-ask-undo = Pedir a los demás deshacer tu última acción
web-undo-far = Volver a antes de tu última acción
web-resign = Abandonar
web-resign-sure = ¿Abandonar esta partida?
web-resign-yes = Sí, abandonar
web-ask-end = Proponer que la partida termine
web-can = Lo que puedes hacer

## En el navegador: después de la partida

web-scores = Resultado
web-ended = { $ending ->
    [resigned] Abandono de { $gone }. La victoria es para { $names }.
    [time] Se acabó el tiempo de { $gone }. La victoria es para { $names }.
    [agreed] La partida se ha terminado de común acuerdo. En cabeza: { $names }.
   *[other] La partida no se jugó hasta el final. En cabeza: { $names }.
}
web-bots-finished = El ordenador terminó en lugar de { $names }.
web-beaten = Has vencido a { $beaten }. { $next } te espera.
web-beaten-all = Has vencido a { $beaten }, el más fuerte de todos.
web-play-level = Jugar contra { $level }
web-rematch = Revancha
web-to-rematch = Ir a la revancha
web-look-through = Repasar la partida
web-replay = Repetición
web-record = Descargar la partida
web-end-you-won = Has ganado
web-end-you-lost = Has perdido
web-end-draw = Empate
web-end-with = { $outcome }, { $one } a { $other }
web-end-won = { $count ->
    [one] { $names } ha ganado
   *[other] { $names } han ganado juntos
}
web-brief = En resumen
web-end-skip = Mostrarlo todo
web-score-for = Se puntúa
web-score-why = ¿Por qué?
web-counting = Contando los puntos…

## En el navegador: los ajustes

web-theme = Colores
web-theme-system = como el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-theme-contrast = alto contraste
web-palette = Colores de los jugadores
web-palette-usual = habituales
web-palette-safe = aptos para daltónicos
web-presentation = Presentación de la mesa
web-presentation-picture = como imagen
web-presentation-text = como texto
web-presentation-both = ambas
web-confirmation = Jugar las acciones
web-confirmation-none = al momento
web-confirmation-submit = solo tras confirmarlas
web-motion = Animación
web-motion-system = como el dispositivo
web-motion-full = completa
web-motion-reduced = reducida
web-motion-none = ninguna
web-speed = Velocidad a la que se muestran las acciones de los demás
web-speed-slow = lenta
web-speed-normal = normal
web-speed-quick = rápida
web-speed-none = todo de una vez
web-sound = Sonido
web-sound-on = Oír los sonidos del juego y una campana cuando es tu turno
web-warnings = Advertencias
web-warnings-on = En mis primeras partidas, avisarme de lo que regalaría una acción
web-settings-kept = Los ajustes se guardan solo en este navegador.

## En el navegador: la lista de teclas

web-keys = Teclado
web-keys-open = Ver todas las teclas
web-keys-close = Cerrar
web-keys-everywhere = En todas partes
web-keys-next = Ir al botón, enlace o campo siguiente, o volver al anterior
web-keys-press = Pulsar un botón, jugar una carta, elegir un lugar
web-keys-escape = Cancelar lo que has elegido y aún no has jugado; cerrar esta lista
web-keys-list = Mostrar esta lista
web-keys-board = En el tablero
web-keys-arrows = Ir a la carta o al lugar más cercano en esa dirección
web-keys-row = Ir a la primera o a la última carta de la fila
web-keys-number = Uno más o uno menos cuando se pide un número
web-keys-zoom = En un mapa: acercar, alejar, verlo entero
web-keys-replay = En una repetición
web-keys-step = Un paso atrás o adelante
web-keys-turn = Un turno atrás o adelante
web-keys-ends = Ir al principio o al final
web-keys-costly = En un análisis: a la decisión costosa anterior o siguiente
web-keys-play = Reproducir o pausar
web-keys-name-tab = Tab
web-keys-name-shift = Mayús
web-keys-name-enter = Intro
web-keys-name-space = Espacio
web-keys-name-escape = Esc
web-keys-name-home = Inicio
web-keys-name-end = Fin
web-keys-name-page-up = Re Pág
web-keys-name-page-down = Av Pág

## En el navegador: las reglas

web-rules-what = Las reglas, con nuestras propias palabras y con ejemplos.
web-rules-contents = Contenido
web-rules-brief = En pocas palabras
web-rules-open = Abrir todas las secciones
web-rules-close = Cerrar todas las secciones
web-rules-here = Enlace a «{ $title }»
web-rules-numbers = En las imágenes, 1 eres tú y 2 tu rival.

## En el navegador: los avisos

web-push = Notificaciones
web-push-body = { $game } con { $names }
web-push-why = Cuando no estás en la mesa, este navegador puede avisarte de que es tu turno, empieza una partida o alguien te invita. El mensaje pasa por el servicio del fabricante del navegador, que no puede leerlo.
web-push-on = Avísame cuando sea mi turno
web-push-denied = Este navegador no permite que este sitio te avise. Puedes permitirlo en los ajustes del navegador para este sitio.
web-push-failed = Ahora no se puede contactar con el servicio de notificaciones del navegador. Inténtalo más tarde.
web-push-insecure = Esta página ha llegado sin https, así que ningún navegador puede avisarte de tu turno. Pide una dirección con https a quien aloja este servidor.
web-push-install = En un iPhone o iPad, esta página debe estar antes en la pantalla de inicio: toca «Compartir», luego «Añadir a pantalla de inicio», y ábrela desde allí.
web-push-offer = ¿Quieres que este navegador te avise cuando sea tu turno o empiece una partida?
web-push-yes = Avísame
web-push-later = Ahora no
web-push-is-on = Este navegador te avisa cuando es tu turno o empieza una partida.
web-forget = Olvidar este navegador
web-forget-why = El servidor te reconoce por este navegador. Puedes hacer que lo olvide, por ejemplo porque también lo usan otras personas. Si ningún otro dispositivo tiene tus partidas (consulta «Tus dispositivos»), pierdes para siempre tus puestos en todas las mesas y nadie más puede ocuparlos. Antes, lleva tus partidas a otro dispositivo o abandónalas.
web-forget-sure = Perderás para siempre todos tus puestos y tu progreso aquí.
web-forget-yes = Olvidar
web-forget-done = El servidor ha olvidado este navegador.
web-data = Tus datos
web-data-why = Lo que el servidor guarda sobre ti: tu nombre, tus mesas y puestos, tus mensajes, tus notificaciones y tus denuncias. Puedes descargarlo o hacer que se elimine. Tu progreso en las lecciones, en los problemas y contra el ordenador se guarda solo en este navegador.
web-data-download = Descargar mis datos
web-data-delete = Eliminar mis datos
web-data-sure = Tu nombre y tus mensajes se eliminarán en todas partes y perderás para siempre todos tus puestos y tu progreso aquí. En las partidas en curso, el ordenador jugará en tu lugar.
web-data-yes = Eliminarlo todo
web-data-done = Tus datos se han eliminado.

## En el navegador: volver a ver y analizar una partida

web-stands-these = Después no se puede deshacer (descubre algo oculto): { $actions }
web-to-table = Volver a la mesa
web-as-text = La mesa como texto
web-board-failed = No se ha podido dibujar el tablero.
web-replay-of = Repetición: { $game }, { $names }
web-replay-none = Aún no hay nada que volver a ver
web-replay-none-what = La partida de esta mesa no ha empezado.
web-replay-start = Antes de la primera acción.
web-replay-first = Ir al principio
web-replay-turn-back = Turno anterior
web-replay-back = Acción anterior
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-on = Acción siguiente
web-replay-turn-on = Turno siguiente
web-replay-last = Ir al final
web-replay-speed = Velocidad
web-replay-at = Momento de la partida
web-replay-of-actions = acciones jugadas: { $at } de { $length }
web-eyes = Punto de vista
web-eyes-onlooker = espectador
web-eyes-open = todo descubierto
web-graph = Ventaja esperada a lo largo de la partida
web-graph-two = Por encima del centro va por delante { $player }. Un clic lleva a ese momento.
web-graph-many = Por encima del centro, un jugador aventaja a su mejor rival. Un clic lleva a ese momento.
web-graph-marks = Los signos marcan las decisiones que han costado { $cost } o más. La lista está más abajo.
web-graph-mark = { $player }: { $text } – coste de { $cost }
web-review = Análisis
web-review-knowledge = Juzgar según
web-review-own = lo que el jugador podía saber
web-review-open = todo, también lo oculto
web-review-what = El bot más fuerte vuelve a examinar cada decisión: qué habría jugado y cuánto costó la tuya. Tarda un rato.
web-review-ask = Analizar esta partida
web-review-running = decisiones examinadas: { $done } de { $of }
web-review-cost = coste de { $cost }
web-review-better = mejor: { $action }
web-review-best = Aquí no había nada mejor.
web-review-show = Mostrarlo en la mesa
web-review-values = Ventaja esperada: { $value } tras esta acción, { $best } tras la mejor.
web-review-proven = Jugando lo mejor posible desde aquí, sepa lo que sepa y haga lo que haga el rival: { $value } tras esta acción, { $best } tras la mejor. Demostrado.
web-review-range = Dos búsquedas sitúan el coste entre { $least } y { $most }.
web-review-luck = Suerte y decisiones
web-review-parts = { $result }: comienzo { $start }, suerte { $luck }, decisiones { $skill }
web-review-gift = { $amount } para { $player }
web-review-parts-what = Qué significan comienzo, suerte y decisiones
web-review-part-start = Comienzo: la ventaja que este puesto podía esperar antes de la primera acción.
web-review-part-luck = Suerte: lo que dio el azar, comparado con la media de todo lo que pudo salir.
web-review-part-skill = Decisiones: el resto, por las decisiones propias y las de los rivales.
web-review-part-result = Las tres partes suman el resultado: la ventaja sobre el mejor rival.
web-review-worst = Las decisiones más costosas de { $player }
web-review-at = Turno { $turn }: { $text }
web-review-faultless = Ninguna ha costado nada.
web-review-here = Decisión tomada aquí
web-review-steps = Decisiones costosas
web-review-previous = Decisión costosa anterior
web-review-next = Siguiente decisión costosa
web-review-count = { $count ->
    [one] una decisión costosa
   *[other] { $count } decisiones costosas
}
web-review-place = { $number } de { $of }
web-review-cheap = Ninguna decisión ha costado { $cost } o más.
web-review-more = { $count } más
web-review-mark-played = jugado
web-review-mark-better = mejor
web-replay-again = Volver a intentarlo desde aquí
web-review-again-what = Aquí, tras la acción { $at }, empieza una partida nueva contra bots. No cuenta en tus resultados.
web-review-again-seat = Jugar como
web-review-again-hidden = Lo que { $player } no podía saber aquí
web-review-again-own = se reparte de nuevo
web-review-again-open = queda como estaba: el mismo reparto
web-review-again-level = Fuerza de los bots
web-review-again-play = Jugar desde aquí
web-review-again-none = Ningún otro reparto encaja con esta posición. Puedes seguir con el mismo reparto.
web-review-again-from-own = Continuada desde la acción { $at } de una partida anterior. Lo que { $player } no podía saber entonces se ha repartido de nuevo.
web-review-again-from-open = Continuada desde la acción { $at } de una partida anterior, con el mismo reparto.
web-review-tasks = Decisiones costosas, otra vez
web-review-try = { $count ->
    [one] Volver a intentar esta decisión costosa
   *[other] Volver a intentar estas { $count } decisiones costosas
}
web-review-solved = { $solved } de { $of } resueltas
web-review-task = { $player } decide. Lo que se jugó costó cerca de { $cost }. ¿Qué es mejor?
web-review-task-yours = { $player } decide. Lo que jugaste costó cerca de { $cost }. ¿Qué es mejor?
web-review-task-costs = Eso cuesta cerca de { $cost }.
web-review-task-wrong = Inténtalo otra vez.
web-review-task-shown = Mejor: { $action }.
web-review-task-best = ¡Correcto!
web-review-task-also = También es correcto: es tan bueno como lo mejor, o casi.
web-review-task-show = Muéstramelo
web-review-task-back = Volver al análisis
web-review-task-end = { $found } de { $of } encontradas a la primera.
web-analysis = Mejores acciones
web-analysis-ask = Mostrar las mejores acciones aquí
web-analysis-running = Pensando…
web-analysis-none = Aquí no hay nada que decidir.
web-analysis-why = En comparación con la segunda: { $why }
web-analysis-of = Para { $player }:
web-analysis-action = acción
web-analysis-margin = ventaja
web-analysis-games = certeza

## En el navegador: una partida guardada en un archivo

web-open-record = Abrir una partida descargada
web-open-record-what = Un archivo guardado con «Descargar la partida» se abre aquí como repetición.
web-open-record-none = Este archivo no contiene ninguna partida.
web-open-record-wrong = Este archivo no se puede reproducir: { $message }

## Mail to players

mail-turn-subject = { $count ->
    [one] Es tu turno en una mesa
   *[other] Es tu turno en { $count } mesas
}
mail-turn-free = { $game }: sin límite de tiempo
mail-turn-days = { $game }: { $count ->
    [one] queda un día
   *[other] quedan { $count } días
}
mail-turn-hours = { $game }: { $count ->
    [one] queda una hora
   *[other] quedan { $count } horas
}
mail-turn-minutes = { $game }: { $count ->
    [one] queda un minuto
   *[other] quedan { $count } minutos
}
mail-invitation-subject = Te han invitado a una partida
mail-invitation = { $game }: una invitación
mail-turn-pause = Hasta que vayas, habrá como mucho un mensaje más sobre estos turnos, cuando quede poco tiempo.
mail-turn-stop = Pediste estos mensajes en { $site }. Para no recibir más: { $link }
mail-code-subject = { $code } confirma tu dirección en { $site }
mail-code-enter = Escribe este código en la página donde diste esta dirección: { $code }
mail-code-valid = Es válido durante diez minutos, y solo en el navegador que lo pidió.
mail-code-other = Si no fuiste tú, ignora este mensaje: sin el código, esta dirección no recibe correo.

## En el navegador: los resultados

web-results-none = Todavía nada. Cuando termines una partida, verás aquí cómo te ha ido: en cada juego, contra cada rival del ordenador y contra las personas con las que has jugado. Solo tú puedes verlo.
web-results-begin = Empezar una partida
web-results-what = Solo tú puedes ver esto. Se cuentan tus últimas { NUMBER($most) } partidas. Las que no tienen ganador y aquellas en las que tenías varios puestos solo aparecen en la lista.
web-results-games = Partidas
web-results-wins = Ganadas
web-results-ties = Victorias compartidas
web-results-margin = Diferencia media
web-results-margin-what = La diferencia son tus puntos menos los del mejor de los demás.
web-results-streak = Racha de victorias más larga
web-results-by-game = Por juego
web-results-by-bot = Contra el ordenador
web-results-by-rival = Contra otras personas
web-results-game = Juego
web-results-bot = Rival
web-results-rival = Persona
web-results-best = Más puntos
web-results-longest = Partida más larga, en acciones
web-results-theirs = Sus victorias
web-results-last = Última partida
web-results-nameless = Alguien sin nombre
web-results-next = Tus próximos rivales
web-results-list = Partidas terminadas
web-results-ended = Fecha
web-results-outcome = Resultado
web-results-yours = Tus puntos
web-results-others = Los demás
web-results-shared = Compartes la victoria con { $names }
web-results-nobody = Sin ganador
web-results-again = Jugar otra vez con { $name }
web-results-invited = { $name } tiene la invitación en su página de inicio.
web-results-mute = Sin invitaciones de { $name }
web-results-mute-all = Sin invitaciones de nadie
web-results-silent = Nadie se entera de que no ves sus invitaciones ni de que has rechazado una.
web-results-doing = Invitaciones
web-results-invitations = Tienes una invitación
web-results-decline = No, gracias

## Lecciones: una primera partida guiada

learn-enter = Pulsa Intro para continuar.
learn-play = Una partida entera: blazon play { $game }
learn-no-command = Eso no se puede en una lección. undo vuelve un paso, quit la deja.
learn-lit = Rodeado: { $places }
learn-type = Escribe { $tokens }
learn-title = Aprender { $game }
learn-step = Paso { $number } de { $count }
learn-next = Continuar
learn-back = Un paso atrás
learn-again = Empezar de nuevo
learn-other = Eso también se puede. Haz primero lo que dice este paso.
learn-later = Unos turnos después.
learn-full = Jugar una partida entera
learn-rules = Todas las reglas
learn-go = Seguir en el paso { $number }
learn-done = Lección terminada
learn-none = No hay lección para { $game }.

## Problemas

puzzle-offer = Problemas
puzzle-offer-solved = { $solved } de { $of } resueltos
puzzle-title = { $game }: problemas
puzzle-what = En cada problema, algunas jugadas son claramente mejores que todas las demás. Encuentra una de ellas.
puzzle-today = El problema del día
puzzle-all = Todos los problemas
puzzle-order = los más fáciles primero
puzzle-solved = resuelto
puzzle-place = Problema { $number } de { $of }
puzzle-proven = demostrado hasta el final de la partida
puzzle-searched = confirmado por largas búsquedas del ordenador
puzzle-show = Mostrar la solución
puzzle-open = ves todo, incluso lo que el juego oculta
puzzle-asked = Eres { $player }. ¡Encuentra la mejor jugada!
puzzle-costs = Tu jugada cuesta cerca de { $cost } de aquí al final de la partida.
puzzle-wins-less = Con tu jugada ganas menos veces.
puzzle-best = La mejor jugada: { $action }.
puzzle-also = También es correcto: { $actions }.
puzzle-next = Problema siguiente
puzzle-none-left = Has resuelto todos los demás.
play-puzzle-none = No hay problemas de { $game }.
play-puzzle-enter = Pulsa Intro para el siguiente problema; quit sale.
play-puzzle-right = ¡Correcto!
play-puzzle-turn = La mejor jugada, y una manera de seguir: { $choices }.
play-puzzle-row = { $first }; { $next }
play-puzzle-wrong = { $token } no: te cuesta cerca de { $cost }.
play-puzzle-wins-less = { $token } no: así ganas menos a menudo.
play-puzzle-one = Escribe una sola jugada.
play-puzzle-no-command = Eso no funciona en un problema. hint muestra la solución, quit sale.

## The browser client: one person on several devices

web-me = Tus dispositivos
web-me-what = Lleva todas tus partidas a otro dispositivo, y vuelve cuando quieras.
web-elsewhere = Seguir en otro dispositivo
web-me-give-what = Apunta a este código con la cámara del otro dispositivo, o abre allí el enlace. Tendrás todas tus partidas en los dos, y tu progreso va contigo.
web-me-make = Mostrar el enlace
web-me-new = Mostrar un enlace nuevo
web-me-once = El enlace sirve una sola vez. No lo compartas: quien lo abre tiene tus partidas.
web-me-used = Ahora otro dispositivo tiene tus partidas. Para uno más, muestra un enlace nuevo.
web-me-linked = Hay un enlace del { $date }. Uno nuevo lo sustituye.
web-me-code = El enlace como código para una cámara
web-me-list = Dispositivos con tus partidas
web-me-unnamed = Un navegador
web-me-this = este
web-me-since = desde el { $date }, usado por última vez el { $used }
web-me-told = avisa de tus turnos
web-me-remove = Quitar
web-me-remove-which = Quitar { $device }
web-me-remove-sure = ¿Quitar { $device }? Ya no tendrá ninguna de tus partidas.
web-me-remove-yes = Sí, quitarlo
web-me-removed = Dispositivo quitado: { $device }.
web-me-paste = ¿Tienes un enlace de otro dispositivo?
web-me-paste-field = El enlace
web-me-paste-open = Abrirlo
web-me-paste-bad = Este no es un enlace a tus partidas.
web-me-take = ¿Traer tus partidas a este navegador?
web-me-take-what = Todas tus partidas siguen aquí. El otro dispositivo también las conserva.
web-me-take-joins = Lo que has jugado en este navegador se une a las demás partidas. Hazlo solo con un enlace tuyo: quien lo creó tendrá también tus partidas.
web-me-take-do = Traer mis partidas aquí
web-me-taken = Tus partidas están aquí
web-me-taken-what = Puedes seguir jugando ahora mismo en este navegador.
web-me-taken-games = Ir a mis partidas
web-me-keep = Tu próximo enlace. Guárdalo bien: te devuelve tus partidas si algún día este navegador te olvida.
web-me-void = Este enlace ya no sirve
web-me-void-what = Ya se ha usado, o uno más nuevo lo ha sustituido. En un dispositivo que tenga tus partidas, «Tus dispositivos», en los ajustes, crea uno nuevo.
web-me-yours = Este navegador ya tiene tus partidas
web-me-yours-what = Abre el enlace en el otro dispositivo. Todavía sirve.

## The browser client: mail

web-mail-title = Correo
web-mail-why = Este servidor puede escribirte cuando es tu turno o alguien te invita y no estás aquí: como mucho una vez por hora, y no de nuevo hasta que hayas vuelto.
web-mail-address = Tu dirección de correo
web-mail-send = Enviarme un código
web-mail-sent = Escribe antes de diez minutos el código que llega a { $address }.
web-mail-code = El código
web-mail-confirm = Confirmar
web-mail-on = Cuando es tu turno, llega correo a { $address }.
web-mail-stopped = Un enlace en un mensaje ha detenido el correo a { $address }.
web-mail-refused = El servidor de correo de { $address } no acepta mensajes de aquí, así que ya no hay más.
web-mail-delete = Eliminar mi dirección
web-mail-another = Otra dirección
web-mail-wrong = Este código es incorrecto, demasiado antiguo o se ha probado demasiadas veces.
web-mail-bad = Esto no es una dirección de correo.
web-mail-stop = ¿Detener el correo sobre tus turnos?
web-mail-stop-what = En los ajustes puedes volver a activarlo.
web-mail-stop-do = Detener el correo
web-mail-stop-done = Ya no llega correo a esta dirección.

## La partida del día

web-today = Hoy
web-today-deal = Partida del día
today-title = Hoy
today-new = Nuevo hoy
today-of = { $game }:
today-until = { $day }: lo mismo para todos. A medianoche UTC, dentro de { $hours ->
    [one] una hora
   *[other] { $hours } horas
}, habrá algo nuevo.
today-days = Has terminado una partida del día en { $days ->
    [one] un día
   *[other] { $days } días
}.
today-streak = De ellos, { $streak } seguidos.
today-puzzles = Problema del día
today-puzzle = problema
today-the-deal = partida contra { $bot }
today-play-on = seguir contra { $bot }
today-deal = Las mismas cartas y los mismos dados para todos, contra { $bot }. Tienes un solo intento.
today-your-name = Tu nombre, en la lista que todos ven (opcional)
today-play = Jugar la partida del día
today-playing = Has empezado. Cuenta si termina antes de la medianoche UTC.
today-continue = Seguir jugando
today-left = Has abandonado la partida del día, o terminó antes de tiempo, así que no cuenta. Mañana habrá otra.
today-result = { $won ->
    [won] Ganada con { $points } puntos, { $lead } de ventaja.
    [lost] Perdida con { $points } puntos, { $lead } de desventaja.
   *[tied] Victoria compartida con { $points } puntos.
}
today-place = Puesto { $place } de { $of }.
today-shared = Blazon, { $game }, partida del { $day }:
today-share = Compartir
today-ranks = Quién la ha terminado
today-yesterday = Ayer, { $day }
today-rank = Puesto
today-name = Nombre
today-points = Puntos
today-lead = Diferencia
today-game = Partida
today-look = Ver
today-more = { $count ->
    [one] Otra persona la ha terminado.
   *[other] Otras { $count } personas la han terminado.
}
today-nobody = Nadie la terminó.
today-nobody-yet = Todavía nadie la ha terminado.
today-rules = Qué cuenta y qué queda en secreto
today-rule-one-try = Tienes un solo intento, en todas las pestañas y en todos tus dispositivos. No hay pistas, y solo puedes deshacer lo que no ha mostrado nada.
today-rule-secret = Hasta la medianoche UTC nadie más ve tu partida, y no hay registro, ni análisis, ni vista abierta de ella. Después, todos pueden ver todas las partidas del día.
today-rule-honest = Quien la juega otra vez con otro nombre conoce las cartas. Por eso no hay premios ni puntuaciones, y las listas solo llegan hasta ayer.
today-rule-names = Todos ven el nombre con el que juegas y tu resultado. Un día perdido no cuesta nada.
today-check = Las cartas estaban fijadas antes de empezar el día. Después de medianoche, el registro de una partida contiene el secreto que corresponde a este número; se mostró el día anterior.
today-commitment = { $game }, { $day }
today-commitment-tomorrow = { $game }, mañana
