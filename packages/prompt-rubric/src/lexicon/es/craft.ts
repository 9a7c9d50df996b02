/** What announces an example of the wanted answer. */
export const exampleCues = `por ejemplo, ejemplo, un ejemplo, como este ejemplo, como en este ejemplo, como estos, como estas, como este, como esta, al estilo de, siguiendo este modelo, este es el modelo, asi`;
/** The two halves of a worked pair. */
export const inputNames = `entrada pregunta texto mensaje nota original peticion comentario resena frase reclamacion`;
export const outputNames = `salida respuesta resultado etiqueta clasificacion categoria`;
/** Asking the model for examples gives none. */
export const exampleRequests = `con ejemplos, con un ejemplo, pon ejemplos, pon un ejemplo, da ejemplos, da un ejemplo, dame ejemplos, dame un ejemplo, incluye ejemplos, incluye un ejemplo, usa ejemplos, añade un ejemplo, añade ejemplos`;

/** How the writer will tell a good answer. */
export const successCues = `estara bien si, esta bien si, sera buena si, sera bueno si, es buena si, es bueno si, me sirve si, me servira si, sirve si, sabre que esta bien, sabre que funciona, funciona si, funcionara si, un buen resultado, una buena respuesta, el resultado es bueno, criterio de exito, criterios de exito, se considera correcto, se considera correcta, es correcta si, es correcto si, comprueba que, compruebe que, verifica que, revisa que, asegurate de que, debe poder, deben poder, tiene que poder, al terminar comprueba, antes de entregar, antes de responder comprueba, quiero que al terminar, al leerlo, al leerla, de modo que, de forma que, de manera que`;
/** Wishes for quality without a way to check it. */
export const qualityWishes = `que quede bien, que quede perfecto, que quede profesional, que sea bueno, que sea buena, de calidad, de alta calidad, lo mejor posible, hazlo bien, bien hecho, perfecto, excelente, impecable, de diez`;

/** What ties the answer to a source. */
export const sourceCues = `usa solo, usa unicamente, usa solamente, utiliza solo, utiliza unicamente, basate solo, basate unicamente, basandote solo, basandote unicamente, basate en, basandote en, solo con los datos, solo con la informacion, solo lo que, solo la informacion, solo los datos, segun el texto, segun el documento, cita la frase, cita el pasaje, cita la fuente, cita las fuentes, cita entre comillas, copia la frase, no inventes, no te inventes, no te lo inventes, no supongas, no deduzcas, no lo deduzcas, no añadas datos, no completes, nada que no este, nada que no aparezca, sin inventar`;
/** What to do without knowledge. */
export const unknownCues = `si no lo sabes, si no sabes, si no aparece, si no aparecen, si no esta, si no figura, si no consta, si no lo dice, si no se menciona, si no se dice, si no hay, si no estas seguro, si no estas segura, si no tienes, si falta, si faltan, si te falta, si te faltan, si dudas, si tienes dudas, en caso de duda, ante la duda, lo que falte, lo que no conste, lo que no aparezca, lo que no este, lo que no figure, cuando no lo sepas, cuando no sepas, cuando falte, cuando algo no lo sepas, di que no, dilo claramente, reconoce que no, no consta, no aparece en, pon null, usa null, dejalo vacio, deja vacio`;

/** What opens the case that a source says nothing: "si los estatutos no hablan de eso". */
export const caseCues = `si, cuando, lo que`;
export const sayings = `dice, dicen, diga, digan, habla de, hablan de, hable de, hablen de, habla sobre, hablan sobre, menciona, mencionan, mencione, mencionen, trata, tratan, recoge, recogen, recoja, recojan, contiene, contienen, contenga, cubre, cubren, figura, figure, aparece, aparezca, consta, conste, aclara, aclaran, aclare, indica, indican, indique, especifica, especifican, especifique`;
export const silences = `calla, callan, calle, callen, guarda silencio, guardan silencio`;

/** What asks for a line of thought. */
export const reasoningCues = `paso a paso, razona, razonando, razonamiento, explica tu razonamiento, explica el razonamiento, muestra tu razonamiento, antes de responder, antes de contestar, antes de decidir, antes de escribir, antes de dar, piensa primero, piensa antes, piensa en voz alta, justifica, justificando, justificacion, explica por que, di por que, con el motivo, valora los pros, pros y contras, ventajas e inconvenientes, sopesa, comprueba cada, revisa cada, primero analiza, analiza primero, plantea hipotesis`;

/** Marks of order. */
export const orderWords = `primero segundo tercero despues luego finalmente ultimo ultimo continuacion seguidamente cuarto antes`;

/** Words that everybody fills with something else. */
export const vagueWords = `algo, algun, cosas, cosa, bonito, bonita, interesante, interesantes, adecuado, adecuada, adecuados, adecuadas, apropiado, apropiada, bueno, buena, buen, mejor posible, de calidad, perfecto, perfecta, impresionante, increible, genial, chulo, chula, guay, original, atractivo, atractiva, llamativo, llamativa, profesional y eficiente, optimo, optima, etc, etcetera, un poco, mas o menos, bastante, lo que sea, como quieras, lo que veas, algo asi, y demas, entre otras cosas, moderno, moderna, potente, bien hecho, bien escrito, bien redactado, mas bonito, lo antes posible, varios, varias`;

/** Orders to take material as material. */
export const dataCues = `son datos, es un dato, es material, es solo texto, es texto y no, son texto y no, como datos, como dato, como texto, como material, como contenido, no como instrucciones, no son instrucciones, no son ordenes, no es una instruccion, no es una orden, no van dirigidas a ti, no son para ti, no van contigo, no sigas, no obedezcas, no cumplas, no las cumplas, no les hagas caso, no hagas caso, no ejecutes, no lo ejecutes, ignora cualquier, ignora toda, ignora las instrucciones, ignora las ordenes, ignora lo que, no atiendas`;
/** What the material might try. */
export const orderNouns = `instrucciones instruccion ordenes orden peticiones peticion mandatos indicaciones pida pidan ordene ordenen diga digan`;

export const languageCues = `en, al, del`;
export const languages = `español castellano ingles frances aleman italiano portugues catalan gallego euskera valenciano arabe chino japones rumano ucraniano polaco`;
export const vagueLanguages = `en mi idioma, en mi lengua, en otro idioma, en varios idiomas, en dos idiomas`;
export const languageOf = `en el idioma de, en el idioma del, en la lengua de, en la lengua del, en el mismo idioma, en ambos idiomas, en los dos idiomas`;

/** Pairs of demands that exclude each other. */
export const contradictions = [
  [
    'breve, breves, brevemente, corto, corta, cortos, cortas, conciso, concisa, resumido, resumida, en una frase',
    'detallado, detallada, detalladamente, exhaustivo, exhaustiva, extenso, extensa, largo, larga, a fondo, en profundidad, con todo detalle',
  ],
  [
    'tono formal, registro formal, lenguaje formal, muy formal',
    'informal, coloquial, desenfadado, desenfadada',
  ],
  ['de tu, tutea, tuteando, tuteale', 'de usted, tratale de usted, trata de usted, tratando de usted'],
  [
    'sin tecnicismos, no uses tecnicismos, lenguaje sencillo, palabras sencillas',
    'lenguaje tecnico, terminologia tecnica, con tecnicismos, terminos tecnicos',
  ],
  [
    'no uses listas, sin listas, no uses viñetas, sin viñetas',
    'en una lista, una lista de, lista numerada, en viñetas, con viñetas',
  ],
  ['no uses tablas, sin tablas', 'en una tabla, una tabla con, haz una tabla'],
  ['sin ejemplos, no pongas ejemplos', 'con ejemplos, pon ejemplos, incluye ejemplos, pon un ejemplo'],
] as const;

/** Commands that say how the piece is to look: "empieza por…", "deja la celda vacía". */
export const formVerbs = `empieza empezar empiece acaba acabar acabe termina terminar termine deja dejar deje pon poner ponga cierra abre usa usar use sigue sube mantén mantener manten trata tratala tratalo cita copia marca indica`;
