/** Regular verbs of what one asks a model to do; the forms are derived. */
export const regularVerbs = `redactar analizar comparar clasificar listar enumerar generar crear diseñar elaborar preparar
adaptar mejorar revisar evaluar explicar identificar calcular planificar organizar ordenar estructurar desarrollar
detallar detectar marcar señalar subrayar simplificar reformular transformar transcribir plantear justificar argumentar
valorar puntuar nombrar completar rellenar ampliar acortar agrupar separar indicar presentar citar verificar buscar
seleccionar priorizar formular preguntar contestar inventar narrar relatar dibujar programar depurar documentar optimizar
refactorizar esbozar sintetizar destacar investigar describir definir escribir resumir reescribir responder añadir
entregar enseñar guiar entrevistar sacar apuntar anotar etiquetar asignar montar planear estimar interpretar actualizar
recopilar extractar titular pulir dividir repartir combinar fusionar contrastar diagnosticar resaltar desglosar
confeccionar examinar razonar categorizar copiar corregir calificar comentar cuestionar debatir explorar leer limpiar pasar arreglar reparar cambiar quitar colocar trasladar volcar trazar perfilar
agarrar tomar fijar mirar bajar tirar armar meter llevar rellenar recortar volver juntar cruzar normalizar unificar repasar apretar pensar buscar cotejar rastrear contrastar listar reportar redondear tachar subir dejar aplicar seguir acabar empezar terminar responder encontrar localizar arrancar tratar recibir sumar restar multiplicar contabilizar numerar ensayar simular ajustar aclarar concretar precisar acotar listar`;

/** Irregular verbs: infinitive, familiar imperative, formal imperative. */
export const irregularVerbs = `extraer extrae extraiga, recomendar recomienda recomiende, mostrar muestra muestre,
comprobar comprueba compruebe, elegir elige elija, convertir convierte convierta, proponer propon proponga, hacer haz haga,
dar da de, decir di diga, corregir corrige corrija, traducir traduce traduzca, sugerir sugiere sugiera,
componer compon componga, construir construye construya, devolver devuelve devuelva, reducir reduce reduzca,
ofrecer ofrece ofrezca, producir produce produzca, establecer establece establezca, contar cuenta cuente,
distribuir distribuye distribuya, resolver resuelve resuelva, escoger escoge escoja, poner pon ponga,
rehacer rehaz rehaga, atender atiende atienda, pedir pide pida, mantener manten mantenga, mover mueve mueva, obtener obten obtenga, deducir deduce deduzca, dirigir dirige dirija, repetir repite repita, encontrar encuentra encuentre`;

/** What can hang on an imperative or an infinitive: `escríbeme`, `dímelo`. */
export const enclitics = `me nos le les lo la los las melo mela melos melas noslo nosla selo sela selos selas te`;

/** Words after which an imperative still opens its clause. */
export const openers = `y e o luego despues primero segundo tercero ahora favor entonces finalmente ademas tambien
despues solo simplemente ultimo asi continuacion pues hola buenas gracias`;

/** Phrases that put the next verb, in the infinitive or the subjunctive, as a request. */
export const requestFrames = `seria usted tan amable de, seria tan amable de, serian tan amables de, serias tan amable de, sea tan amable de, se tan amable de, seria posible que, seria posible que me, podria usted, podrian ustedes, puede usted, pueden ustedes, querria usted, quisiera usted, le ruego, les ruego, te ruego, os ruego, le suplico, les suplico, te suplico, le suplico que, les suplico que, te suplico que, le suplico que me, te suplico que me, suplico que, le agradeceria, les agradeceria, te agradeceria, os agradeceria, agradeceria, le agradecere, les agradecere, te agradecere, os agradecere, le agradecere que me, te agradecere que me, agradecere que, agradecere, sirvase, sirvanse, tengan a bien, le ruego que, les ruego que, te ruego que, ruego que, le ruego que me, te ruego que me, ruego que me, le agradeceria que, le agradeceria que me, les agradeceria que, te agradeceria que, te agradeceria que me, agradeceria que, agradeceria que me, le agradecere que, te agradecere que, le importaria, te importaria, os importaria, le molestaria, te molestaria, tendria la amabilidad de, tendria usted la amabilidad de, tendrias la amabilidad de, tenga la amabilidad de, tenga la bondad de, tenga a bien, haga el favor de, haz el favor de, hagame el favor de, hazme el favor de, haceme el favor de, me haria el favor de, me harias el favor de, me hace el favor de, me haces el favor de, le solicito que, te solicito que, solicito que, le encargo que, te encargo que, seria de gran ayuda que, me vendria bien que, me vendria genial que, me preguntaba si podrias, me preguntaba si podria, queria saber si podrias, queria saber si podria, queria pedirte que, queria pedirle que, queria que, queria que me, quiero que, quiero que me, quiero que nos, necesito que, necesito que me, necesito que nos,
quisiera que me, quisiera que, me encantaria que, nos gustaria que, queremos que, necesitamos que, pretendo que, espero que, te pediria que, le pediria que, le pido que, les pido que, quiero pedirte que, me podes, me podrias por favor, podes, podrias, podriais, podrian, serias capaz de, serias tan amable de, que tal si, me gustaria que, me gustaria que me, te pido que, te pido que me, quisiera que, puedes, podrias, podria, puede, puedes por favor, podrias por favor,
me puedes, me podrias, tu tarea es, tu trabajo es, tu mision es, tu objetivo es, tu encargo es, tu cometido es, la tarea es,
la tarea consiste en, tu tarea consiste en, debes, tienes que, vas a, ayudame a, ayudanos a, hay que, deberias, se trata de, encargate de,
mi objetivo es que, el objetivo es que, necesito`;

/** After these the request may follow without "que": "le agradecería me tradujera". */
export const courteousVerbs = `agradeceria agradecere ruego suplico`;

/** The same, where they open a sentence. */
export const openingFrames = `que me, que nos, que lo, que la`;

/** Openings that wish for something without saying what the model has to do. */
export const vagueRequests = `ayudame con, ayuda con, ayudame a, necesito ayuda, ayudame, hablame de, hablame sobre, habla de, habla sobre,
dime algo, dime cosas, dime todo, dime lo que sepas, cuentame algo, cuentame cosas, cuentame de, cuentame sobre, cuentame todo,
quiero saber, quiero informacion, necesito informacion, dame informacion, informacion sobre, necesito un, necesito una, necesito unos, necesito unas,
quiero un, quiero una, quisiera un, quisiera una, me gustaria un, me gustaria una, me gustaria saber, haz algo, haz lo que puedas, hazlo, hazme algo, di algo, escribe algo, escribeme algo`;

/** Nouns that say nothing about what should come out. */
export const vagueObjects = `algo cosa cosas esto eso ello lo texto textos contenido informacion
bueno buena bonito bonita interesante guay bien mejor mejores util`;

/** Words that are also nouns: `lista de…` is no command. */
export const nounLikeVerbs = `lista cuenta marca muestra cita pregunta busca programa copia nota valora titular saca guia reduce ordena resumen`;

export const questionWords = `que cual cuales quien quienes como cuando donde cuanto cuanta cuantos cuantas por`;

/** Openings of an adverbial after which the command may come without a comma: `Con estos datos escribe…`. */
export const adverbials = `como en con para dado dada dados dadas partir segun usando basandote teniendo a desde a de tras por`;

/** Openings that look like commands before an article and are none. */
export const notCommands = `evita evite usa usad omite excluye menciona limita incluye nadie alguien existe existen falta faltan queda quedan llega llegan hoy ahora siempre todavia nunca casi media ambas incluso durante cuando mientras quiere tiene hay suele
compra vende trabaja vive celebra abre cierra empieza termina ayer recibe recibi parece resulta aparece viene vienen sale pasa ocurre gracias vale estimada querida hola nota maximo minimo`;

/** Verbs with which a writer who uses no punctuation begins to speak of themselves. */
export const selfStarts = `tengo soy trabajo estoy necesito quiero llevo somos tenemos estamos quisiera`;
/** What may open the object of a command that nobody knows: "deshilvana la". */
export const objectOpeners = `el la los las un una unos unas este esta estos estas cada mi mis nuestro nuestra nuestros nuestras dos tres cuatro cinco`;
/** After a word that may be a noun they make it one: "lista de". */
export const nounComplements = `de del para con que`;
/** Where what is asked for ends and its circumstances begin. */
export const asides = `para en con sin que donde como porque`;
/** Nouns of a wish that name nothing. */
export const emptyObjects = `algo cosa cosas`;
/** What may open an object. */
export const determiners = `un una unos unas el la los las mi este esta estos estas tres dos cinco cuatro`;
/** Articles that make a noun of a word that may be a verb: "una lista". */
export const indefinites = `un una unos unas`;
/** Before a verb of wishing they make it no wish: "si quieres". */
export const notWishing = `no que si cuando nunca quien`;
/** Pronouns that stand before a verb. */
export const clitics = `me nos te lo la los las le les se`;
/** After these even "hazme" is no request: "no me lo digas", "que me dejen". */
export const binding = `que no de a para por sin si se quien`;
/** Between two commands. */
export const conjunctions = `y e o`;
/** Before the reader of a piece. */
export const readerMarks = `para`;
/** Before a word that may be a verb they make it none: "la lista". */
export const nounContexts = `un una el la los las mi su tu este esta que se quien`;
/** What follows a command in the middle of a sentence without punctuation. */
export const runOnObjects = `un una unos unas el la los las este esta estos estas mi mis cada`;
/** Function words that may end a sentence. */
export const closers = `eso esto nada todo`;
/** Beginnings of verbs that ask to play a part. */
export const roleStems = `actu seas pienses hables imagin finj`;
/** Questions that ask for help with what is there, by how they open. */
export const helpQuestions = `que puede ser, que podria ser, que sera, que puede estar, que podria estar, que reviso, que miro, que hago, que hacemos, que puedo, que podemos, que debo, que deberia, que tengo que, que tendria que, que falla, que esta fallando, que esta mal, que esta pasando, que ha pasado, que paso, que pasa, que causa, que lo causa, que provoca, que significa, que quiere decir, que mirarias, que harias, cual es la causa, cual es el motivo, cual puede ser, cual podria ser, cual seria la causa, cuales son las causas, a que se debe, a que puede deberse, por que, como lo arreglo, como lo soluciono, como lo resuelvo, como se arregla, como se soluciona, como arreglo, como soluciono, como puedo, como podemos, como lo, de donde viene, por donde empiezo, por donde empezarias, donde miro, alguna idea`;
