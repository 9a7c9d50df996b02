/** Signs that a writer tells of a situation. */
export const contextCues = `salgo de, vivo con, viajo con, voy con, estudio, cuido, juego en, escribo para, uso un, uso una, hago un, hago una, doy un, compro, pienso abrir, tienes dos, tienes tres, te paso, te doy, te pego, te adjunto, aqui tienes, aqui van, voy a pegarte, voy a pasarte, voy a darte, trabajo en, trabajo como, trabajo de, trabajamos en, soy, somos, tengo, tenemos, estoy, estamos, llevo, llevamos, vivo en, vivimos en, vendemos, vendo, ofrecemos, dirijo, gestiono, coordino, organizo, organizamos, preparo, preparamos, atiendo, atendemos, doy clase, doy clases, mantengo, mantenemos,
acabo de, acabamos de, hemos, he, habia, hace dos, hace tres, hace un, hace una, ayer, la semana pasada, el mes pasado, voy a, vamos a, quiero que me, nos piden, me piden, me han, nos han, actualmente, hasta ahora, resulta que, el problema es, la situacion es, sabemos que, se sabe que, ten en cuenta que, teniendo en cuenta,
mi empresa, nuestra empresa, mi negocio, nuestro negocio, mi tienda, nuestra tienda, mi equipo, nuestro equipo, mi jefe, mi jefa, mi cliente, mi clienta, mis clientes, nuestros clientes, mis alumnos, mi hijo, mi hija, mi madre, mi padre`;

/** What a reason begins with. */
export const reasonCues = `porque, ya que, debido a, puesto que, dado que, el motivo es, la razon es, por culpa de, a causa de, sabiendo que, teniendo en cuenta que, para que mi, para que nuestro, para que nuestra, antes de que`;

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
