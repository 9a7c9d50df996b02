/** Signs that a writer tells of a situation. */
export const contextCues = `salgo de, vivo con, viajo con, voy con, estudio, cuido, juego en, escribo para, uso un, uso una, hago un, hago una, doy un, compro, pienso abrir, tienes dos, tienes tres, te paso, te doy, te pego, te adjunto, aqui tienes, aqui van, voy a pegarte, voy a pasarte, voy a darte, trabajo en, trabajo como, trabajo de, trabajamos en, soy, somos, tengo, tenemos, estoy, estamos, llevo, llevamos, vivo en, vivimos en, vendemos, vendo, ofrecemos, dirijo, gestiono, coordino, organizo, organizamos, preparo, preparamos, atiendo, atendemos, doy clase, doy clases, mantengo, mantenemos,
acabo de, acabamos de, hemos, he, habia, hace dos, hace tres, hace un, hace una, ayer, la semana pasada, el mes pasado, voy a, vamos a, quiero que me, nos piden, me piden, me han, nos han, actualmente, hasta ahora, resulta que, el problema es, la situacion es, sabemos que, se sabe que, ten en cuenta que, teniendo en cuenta,
mi empresa, nuestra empresa, mi negocio, nuestro negocio, mi tienda, nuestra tienda, mi equipo, nuestro equipo, mi jefe, mi jefa, mi cliente, mi clienta, mis clientes, nuestros clientes, mis alumnos, mi hijo, mi hija, mi madre, mi padre`;

/** What a reason begins with. */
export const reasonCues = `porque, ya que, debido a, puesto que, dado que, el motivo es, la razon es, por culpa de, a causa de, sabiendo que, teniendo en cuenta que, para que mi, para que nuestro, para que nuestra, antes de que, que luego, que si no, no vaya a ser que, no sea que`;

/** Verbs of facts. */
export const factVerbs = `es son era eran fue fueron esta estan estaba estaban tiene tienen tenia tenian ha han habia hay hubo compro llego llegaron pidio pidieron recibio recibieron empezo empezaron abrio abrimos cerro cerramos quiere quieren necesita necesitan
busca buscan dice dicen dijo dura duran cuesta cuestan vende venden trabaja trabajan vive viven usa usan hace hacen paso ocurrio espera esperan lleva llevan sabe saben conoce conocen prefiere paga pagan estudia estudian
suele suelen puede pueden va van viene vienen queda quedan falta faltan cambia cambian sube baja subio bajo termina empieza abre cierra celebra celebramos acaba acaban vendio escribio respondio pregunto pregunta preguntan queja quejan quejo llamo firmo firma aprobo aprobaron decidio decidieron
llega llegan vino vinieron cree creen teme lee leen entiende entienden perdio perdieron rompio reservo alquila alquilo cobra cobran recoge recogen atiende participan participa funciona funcionan sale salen vuelve vuelven pasan cuida cuidan juega juegan vivia trabajaba mandan manda
sirve sirven comparten comparte necesitamos usamos hacemos tuvimos fuimos vimos usara usaran leera haria podria sufre sufren preocupa preocupan molesta gusta gustan interesa teme temen compre pague recibi pedi llame reserve`;

/** Subjects of sentences about the answer and not about the situation. */
export const answerSubjects = `tono respuesta salida resultado formato resumen explicacion guion titulo longitud extension estilo lenguaje celda columna columnas fila filas maximo minimo`;

/** Verbs of what happened, as they are written without their accents, too. */
export const events = `compro compraron llego llegaron pedi pidio pidieron pedimos recibi recibio recibimos recibieron vendio vendieron vendi perdi perdio perdimos rompio rompieron fue fueron fui fuimos era eran estaba estaban tenia tuve tuvo tuvimos tuvieron hubo habia hice hizo hicieron hicimos dijo dijeron vino vinieron quedo quedaron quedamos empezo termino terminaron cerro cerraron abrio abrieron fallo fallaron falto faltaron reserve reservo reservamos pague pagamos contrate encargue olvide deje dejaron vi vio vimos vivi salio salieron murio nacio subio bajo cambio cambiaron entrego entregaron enviaron mandaron cobraron cancelo cancelaron prometio prometieron respondio respondieron`;
/** They open a relative clause. */
export const relatives = `que donde cuyo cuya`;
/** "Para que" and "so that" begin a purpose. */
export const purposes = `para`;
/** After these the word is a noun: "la pregunta", "his needs". */
export const nounMarks = `el la los las un una unos unas de del su sus mi mis sin con cada esa esta ese este`;
/** First words with which writers speak of themselves. */
export const ownSubjects = `mi mis nuestro nuestra nuestros nuestras`;
/** They demand and tell no fact. */
export const obligations = `debe deben debes`;

/** They open a rule for a case, and no case: "si falta un precio", "cada fila". */
export const ruleOpenings = `si, salvo que, salvo si, a menos que, siempre que, en caso de, en caso de que, cada, lo que, todo lo que, todo, todos los, todas las, cualquier, cualquiera, solo si, aunque, para cada, en cada, con cada, de cada, por cada, nada, ningun, ninguna, donde no, cuando no`;
/** Before the opening of a rule. */
export const ruleLinks = `y e pero o que luego asi tambien`;
/** What stands where nothing is known. */
export const blanks = `null nulo nula`;
/** How material is announced: it is there, and tells nothing of the situation yet. */
export const announcements = `te pego, te paso, te copio, te dejo, te doy, te adjunto, le pego, le voy a pegar, voy a pegar, voy a pegarte, pego, aqui va, aqui van, abajo va, abajo van, aqui tienes, va entre, van entre, esta entre, estan entre, entre comillas, entre marcas, entre etiquetas, entre corchetes, entre guiones, esta abajo, estan abajo, va abajo, van abajo, pegado abajo, pegada abajo, pegados abajo, pegadas abajo`;
/** Days, months and times. */
export const calendar = `lunes martes miercoles jueves viernes sabado sabados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ayer anteayer hoy mañana mediodia medianoche hs`;
/** They demand where they open a clause. */
export const demandOpenings = `usa, use, usar, utiliza, utilice, di, diga, pon, ponga, poner, incluye, incluya, omite, omita, menciona, mencione, cita, cite, evita, evite, salta, saltate, salteate, añade, añada, agrega, agregue, distingue, distinga, copia, copie, anota, anote, anoten, abre con, abra con, cierra con, cierre con, empieza por, empieza con, empiece por, empiece con, termina con, termine con, acaba con`;
/** In a sentence that asks they open what is to be answered. They carry an accent. */
export const interrogatives = `qué cómo cuándo dónde cuánto cuánta cuántos cuántas quién quiénes cuál cuáles`;
/** Names of a gap before what stands for it: "falta: null". */
export const gapNames = `falta faltan ausente ausentes vacio vacia desconocido ilegible borroso borrosa`;
/** They tell how to write, and are no names of the case. */
export const languages = `ingles español castellano frances aleman italiano portugues`;
/** Tags around the facts of the case. */
export const factNames = `datos hechos detalles caso informacion`;
/** Parts of the answer: what is said of them tells nothing of the situation. */
export const answerParts = `encabezado encabezados campo campos paso pasos apartado apartados etiqueta etiquetas veredicto veredictos`;
/** They end as verbs in the imperfect do when their accent is left out. */
export const notPast = `julian fabian damian sebastian cristian christian kilian guardian rufian truhan sacristan`;
