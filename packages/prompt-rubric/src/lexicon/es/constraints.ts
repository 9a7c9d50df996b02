/** What sets a bound when a number and a unit follow. */
export const lengthCues = `maximo, como maximo, maximo de, un maximo de, a lo sumo, menos de, no mas de, no supere, que no supere, no superes, no supere los, no pases de, no pase de, sin pasar de, sin superar, hasta, entre, minimo, como minimo, al menos, por lo menos, aproximadamente, unas, unos, cerca de, en torno a, alrededor de, limite de, limita a, limitate a, exactamente, en, de, con, solo, no exceda, que no exceda, no excedas, mas de`;

export const lengthUnits = `palabras palabra caracteres caracter frases frase oraciones lineas linea renglones minutos minuto segundos segundo horas paginas pagina euros tokens versos parrafos parrafo hojas ingredientes dias`;

/** What forbids or excludes, when something follows. */
export const exclusionCues = `no uses, no utilices, no emplees, no incluyas, no menciones, no inventes, no añadas, no des, no hagas, no pongas, no escribas, no repitas, no prometas, no copies, no cites, no supongas, no asumas, no expliques, no digas, no hables, no ofrezcas, no recomiendes, no cambies, no modifiques, no te inventes, no empieces, no termines, no traduzcas, no respondas, no superes, no pidas, no culpes, no juzgues, no opines, no reveles, no muestres, no debe, no debes, no deben, no puede, no puedes, no quiero, no quiero que, no hace falta, no lo, no me, no le, no se, no sea, que no, evita, evitando, evite, evitar, nada de, prohibido, prohibida, prohibidos, quedan fuera, queda fuera, deja fuera, excepto, salvo, omite, prescinde de, ni, sin, nunca, jamas, tampoco`;

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
