### Español. Común al terminal, al servidor y al navegador.

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

## Lo que puede fallar con un disco duro

disk-no-file = ese archivo no existe
disk-no-folder = esa carpeta no existe
disk-not-a-file = eso no es un archivo
disk-not-allowed = no está permitido
disk-full = el disco duro está lleno

## The browser client: what all pages share

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

## Avisar a un navegador de su turno cuando está en otra parte.

web-push = Avisos
web-push-body = { $game } con { $names }
web-push-why = Cuando no estás en la mesa, este navegador puede avisarte de que es tu turno. El mensaje pasa por el servicio del fabricante del navegador, que no puede leerlo.
web-push-on = Avísame cuando sea mi turno
web-push-denied = Este navegador no permite que este sitio te avise. Puedes permitirlo en los ajustes del navegador para este sitio.
web-push-failed = Ahora no se puede contactar con el servicio de avisos del navegador. Inténtalo más tarde.

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
