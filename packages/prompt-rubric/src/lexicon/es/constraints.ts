/** What sets a bound when a number and a unit follow. */
export const lengthCues = `maximo, como maximo, maximo de, un maximo de, a lo sumo, menos de, no mas de, no supere, que no supere, no superes, no supere los, no pases de, no pase de, sin pasar de, sin superar, hasta, entre, minimo, como minimo, al menos, por lo menos, aproximadamente, unas, unos, cerca de, en torno a, alrededor de, limite de, limita a, limitate a, exactamente, en, de, con, solo, no exceda, que no exceda, no excedas, mas de`;

export const lengthUnits = `palabras palabra caracteres caracter frases frase oraciones lineas linea renglones paginas pagina tokens versos parrafos parrafo hojas`;
/** Units of a limit that measure the world as well: without a bound they may be a price or a lesson's length. */
export const worldlyUnits = `minutos minuto segundos segundo horas euros pesos dolares ingredientes dias`;

/** What forbids, wherever it stands. "No" with a verb in the subjunctive ("no uses") is recognised by its ending. */
export const prohibitionCues = `no debe, no deben, no debes, no quiero, no quiero que, no hace falta, no te inventes, no se debe, no se puede, no incluir, no usar, no utilizar, no mencionar, no inventar, no superar, evita, evite, evitar, evitando, nada de, nada que no, prohibido, prohibida, prohibidos, prohibidas, quedan fuera, queda fuera, deja fuera, deja sin, omite, prescinde de`;

/** Second persons that end like a subjunctive and are none: "no tienes". */
export const indicatives = `tienes puedes sabes eres haces quieres dices ves pones vienes conoces entiendes crees mas es tres meses veces clases apenas cosas horas paginas palabras frases lineas`;

/** What forbids when it opens its clause. */
export const openingProhibitions = `nunca, jamas, tampoco`;

/** What excludes, unless it tells a fact ("llegó sin una rueda"). */
export const absenceCues = `sin, ni, ningun, ninguna, excepto, salvo`;

/** What confines or demands. */
export const demandCues = `debe, deben, debes, ha de, han de, tiene que, tienen que, usa solo, usa unicamente, usa solamente, utiliza solo, utiliza unicamente, basate solo, basate unicamente, solo con, solo usa, unicamente con, limitate, respeta, mantén, mantener, conserva, asegurate de, asegurate de que, incluye, menciona, usa, utiliza, emplea, trata de usted, tratale de usted, tutea, tuteando, de usted, de tu, termina con, empieza con, empieza por, acaba con, cierra con, a partir de, cita, es obligatorio, obligatorio, imprescindible, que incluya, que no, que sea, que cumpla`;

/** What to do when something is missing or unknown. */
export const fallbackCues = `si falta, si faltan, si no sabes, si no lo sabes, si no estas seguro, si no estas segura, si no aparece, si no aparecen, si no consta, si no constan, si no tienes, si no hay, si no encuentras, si te falta, si te faltan, si desconoces, si algo no, si algun, si alguna, si un dato, si el dato, si dudas, si hay dudas, si tienes dudas, cuando falte, cuando no sepas, en caso de duda, ante la duda, si no esta, si no se menciona, si no figura, si la informacion no, si la respuesta no`;

export const toneCues = `tono, con un tono, en un tono, con tono, en tono, registro, lenguaje, estilo, voz, con un lenguaje, en un lenguaje`;

export const tones = `formal informal cercano cordial profesional amable serio divertido desenfadado neutro neutral neutra tecnico sencillo claro directo empatico calido optimista firme respetuoso coloquial
persuasivo motivador positivo sobrio objetivo juvenil humoristico ironico academico periodistico didactico sereno tranquilo tranquilizador conciliador entusiasta sincero educado llano accesible comprensible familiar
natural agradable creativo emotivo inspirador institucional comercial`;

/** Limits without a measure. */
export const vagueLimits = `breve, breves, corto, corta, cortos, cortas, conciso, concisa, largo, larga, extenso, extensa, detallado, detallada, sencillo, sencilla, simple, claro, clara, rapido, no muy largo, no muy larga, brevemente, bien escrito, bien escrita, completo, completa, resumido, resumida`;

/** After "sin" or "no" these exclude nothing. */
export const notExclusions = `embargo duda mas que cesar problema obstante solo saber tener poder`;
/** It forbids before a verb in the subjunctive: "no uses". */
export const refusals = `no`;
/** Quantities of a limit, besides those of a structure. */
export const furtherQuantities = `medio cien doscientas trescientas cincuenta cuarenta treinta`;
/** They may stand before a demand that opens its clause. */
export const connectives = `y e ni pero o favor`;
/** They open a condition. */
export const conditionals = `si`;
/** After these "no" tells of a case and forbids nothing: "si no tienes". */
export const conditions = `si que cuando`;
/** They tell what happened. */
export const auxiliaries = `ha han he hemos habia es fue tiene tenia`;
/** Prepositions that introduce a limit only where something is asked for. */
export const weakLengthCues = `en de con unas unos`;
/** Between "no" and its verb: "no me uses". */
export const pronouns = `me te se nos le les lo la los las`;
/** "No quiero devolverla" is a wish of the writer's. */
export const wishVerbs = `quiero queremos`;
/** After "no quiero que" they tell what others may feel: "no quiero que se asusten". */
export const reflexives = `se`;
/** Before a demand they make it the duty of somebody else: "ellas deben llamar". */
export const others = `ellos ellas yo nosotros quien quienes gente`;
/** Before the quality that is demanded: "debe ser honesto". */
export const being = `ser sea sean sonar suene verse quedar quede`;
/** They may stand before a quality: "que sea muy bonito". */
export const graded = `muy mas bastante tan`;
