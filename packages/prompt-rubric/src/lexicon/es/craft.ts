/** What announces an example of the wanted answer. */
export const exampleCues = `por ejemplo, ejemplo, un ejemplo, como este ejemplo, como en este ejemplo, como estos, como estas, como este, como esta, al estilo de, siguiendo este modelo, este es el modelo, asi,
asi, estos ejemplos, dos ejemplos, tres ejemplos, este ejemplo, el ejemplo, ejemplo 1, ejemplo uno, caso 1, muestra 1, muestras, igual que, fijate como, mira como, le pusimos, le contestamos, contestamos, respondimos, puse`;
/** The two halves of a worked pair. */
export const inputNames = `entrada pregunta texto mensaje nota original peticion comentario resena frase reclamacion p in datos hechos caso noticia repartidor llamada apunte dice cliente pasajero viajero`;
export const outputNames = `salida respuesta resultado etiqueta clasificacion categoria r out linea titulo titular ficha queda va`;
/** Asking the model for examples gives none. */
export const exampleRequests = `con ejemplos, con un ejemplo, pon ejemplos, pon un ejemplo, da ejemplos, da un ejemplo, dame ejemplos, dame un ejemplo, incluye ejemplos, incluye un ejemplo, usa ejemplos, añade un ejemplo, añade ejemplos`;

/** How the writer will tell a good answer. */
export const successCues = `estara bien si, esta bien si, sera buena si, sera bueno si, es buena si, es bueno si, me sirve si, me servira si, sirve si, sabre que esta bien, sabre que funciona, funciona si, funcionara si, un buen resultado, una buena respuesta, el resultado es bueno, criterio de exito, criterios de exito, se considera correcto, se considera correcta, es correcta si, es correcto si, comprueba que, compruebe que, verifica que, revisa que, asegurate de que, debe poder, deben poder, tiene que poder, al terminar comprueba, antes de entregar, antes de responder comprueba, quiero que al terminar, al leerlo, al leerla, de modo que, de forma que, de manera que, lo dare por bueno si, lo dare por buena si, para darlo por bueno, esta bien cuando, esta bien si, estara bien cuando, asi sabre que, sabre que quedo, sabre si, antes de entregar, antes de darme, antes de mandarlo, antes de enviarlo, al final repasa, al final revisa, al final comprueba, revisa que, revise que, revisalo, repasa, repasa que, repase, comprueba, compruebalo, comprobá que, verifica, verifique que, cuenta las, chequea, para comprobar, para ver que, se nota que funciona si, ultimo paso, relee, vuelve a leer, vuelva a leer, busca cada, borralas, si hay borralas, funciona cuando, sirve cuando`;
/** Wishes for quality without a way to check it. */
export const qualityWishes = `que quede bien, que quede perfecto, que quede profesional, que sea bueno, que sea buena, de calidad, de alta calidad, lo mejor posible, hazlo bien, bien hecho, perfecto, excelente, impecable, de diez`;

/** What ties the answer to a source. */
export const sourceCues = `usa solo, usa unicamente, usa solamente, utiliza solo, utiliza unicamente, basate solo, basate unicamente, basandote solo, basandote unicamente, basate en, basandote en, solo con los datos, solo con la informacion, solo lo que, solo la informacion, solo los datos, segun el texto, segun el documento, cita la frase, cita el pasaje, cita la fuente, cita las fuentes, cita entre comillas, copia la frase, no inventes, no te inventes, no te lo inventes, no supongas, no deduzcas, no lo deduzcas, no añadas datos, no completes, nada que no este, nada que no aparezca, sin inventar, solo con, solo con eso, usa solo eso, solo eso, nada mas que, solo del texto, solo de ahi, solo el texto, solo la carta, solo la politica, solo los estatutos, solo las normas, solo el reglamento, solo el informe, solo la memoria, solo vale, lo unico que vale, la unica fuente, unica fuente, fuente unica, con base unica, con base solo, base exclusivamente, exclusivamente, unicamente, apoyandote solo, apoyandote nada mas, apoyandote en, apoyate solo, apoyate en, en que te apoyas, en la que te apoyas, en que se apoya, en la que se apoya, en que te basas, en la que te basas, en que se basa, de ningun otro sitio, nada de fuera, nada que no, nada que no salga, ni un dato que no, no salgas del texto, no salgas de, sin salir de, sin agregar, sin añadir, sin poner de tu cosecha, de tu cosecha, no agregues, no añadas nada, no metas, no inventar, ni inventes, sin inventarte, nada inventado, no rellenes, no promedies, no estimes, no calcules, frase textual, frase literal, cita textual, cita literal, textual, textualmente, literal, literalmente, copiada tal cual, frase copiada, renglon copiado, articulo copiado, frase entre comillas, entre comillas, con la cita, y la cita, con cita, sin cita, cada cita, numero de articulo, numero de norma, numero de la regla, numero del punto, nº de articulo, pagina y frase, de donde sale, de que frase, palabras exactas, frase exacta, con su frase, no consultes, no uses lo que sepas, conocimiento general, lo que sepas`;
/** What to do without knowledge. */
export const unknownCues = `si no lo sabes, si no sabes, si no aparece, si no aparecen, si no esta, si no figura, si no consta, si no lo dice, si no se menciona, si no se dice, si no hay, si no estas seguro, si no estas segura, si no tienes, si falta, si faltan, si te falta, si te faltan, si dudas, si tienes dudas, en caso de duda, ante la duda, lo que falte, lo que no conste, lo que no aparezca, lo que no este, lo que no figure, cuando no lo sepas, cuando no sepas, cuando falte, cuando algo no lo sepas, di que no, dilo claramente, reconoce que no, no consta, no aparece en, pon null, usa null, dejalo vacio, deja vacio, si no lo tratan, si no lo trata, si no dice, si no dicen, si no dice nada, si no figuran, si no viene, si no viene nada, si calla, si callan, si algo no, si de algo no, si no habla, si no hablan, si no lo aclara, si no aclara, si no lo menciona, si no lo mencionan, si falta algo, dato ausente, dato que no, lo que no diga, lo que no digan, lo que no aclare, lo que no conste, no figura, no figuran, no aparece, no aparecen, no se menciona, no lo dice, no lo dicen, no dice nada, no dicen nada, no dice, no hablan de, no habla de, no habla del, no lo menciona, sin dato, sin datos, no esta en, no estan en, no se indica, no lo indica, por confirmar`;

/** What opens the case that a source says nothing: "si los estatutos no hablan de eso". */
export const caseCues = `si, cuando, lo que`;
export const sayings = `dice, dicen, diga, digan, habla de, hablan de, hable de, hablen de, habla sobre, hablan sobre, menciona, mencionan, mencione, mencionen, trata, tratan, recoge, recogen, recoja, recojan, contiene, contienen, contenga, cubre, cubren, figura, figure, aparece, aparezca, consta, conste, aclara, aclaran, aclare, indica, indican, indique, especifica, especifican, especifique`;
export const silences = `calla, callan, calle, callen, guarda silencio, guardan silencio`;

/** What asks for a line of thought. */
export const reasoningCues = `paso a paso, razona, razonando, razonamiento, explica tu razonamiento, explica el razonamiento, muestra tu razonamiento, antes de responder, antes de contestar, antes de decidir, antes de escribir, antes de dar, piensa primero, piensa antes, piensa en voz alta, justifica, justificando, justificacion, explica por que, di por que, con el motivo, valora los pros, pros y contras, ventajas e inconvenientes, sopesa, comprueba cada, revisa cada, primero analiza, analiza primero, plantea hipotesis, en este orden, por orden, en orden, uno por uno, una por una, punto por punto, requisito por requisito, antes de recomendar, antes de concluir, antes de elegir, antes de recomendarme, haz las cuentas, haga las cuentas, hace las cuentas, muestra las cuentas, muestra la suma, muestra la cuenta, con la cuenta, escribe la suma, escribe la cuenta, las cuentas a la vista, suma a la vista, cuenta a la vista, la operacion, deja ver, paso por paso, di por que, y por que, con el porque, por cual de, solo al final, al final recomienda, conclusion despues, conclusion al final, y recien ahi`;

/** Marks of order. */
export const orderWords = `primero segundo tercero despues luego finalmente ultimo ultimo continuacion seguidamente cuarto antes`;

/** Words that everybody fills with something else. */
export const vagueWords = `algo, algun, cosas, cosa, bonito, bonita, interesante, interesantes, adecuado, adecuada, adecuados, adecuadas, apropiado, apropiada, bueno, buena, buen, mejor posible, de calidad, perfecto, perfecta, impresionante, increible, genial, chulo, chula, guay, original, atractivo, atractiva, llamativo, llamativa, profesional y eficiente, optimo, optima, etc, etcetera, un poco, mas o menos, bastante, lo que sea, como quieras, lo que veas, algo asi, y demas, entre otras cosas, moderno, moderna, potente, bien hecho, bien escrito, bien redactado, mas bonito, lo antes posible, varios, varias`;

/** Orders to take material as material. */
export const dataCues = `son datos, es un dato, es material, es solo texto, es texto y no, son texto y no, como datos, como dato, como texto, como material, como contenido, no como instrucciones, no son instrucciones, no son ordenes, no es una instruccion, no es una orden, no van dirigidas a ti, no son para ti, no van contigo, no sigas, no obedezcas, no cumplas, no las cumplas, no les hagas caso, no hagas caso, no ejecutes, no lo ejecutes, ignora cualquier, ignora toda, ignora las instrucciones, ignora las ordenes, ignora lo que, no atiendas, no le hagas caso, no les hace caso, no les haces caso, no les haga caso, no hacerles caso, sin hacerle caso, no le hagas, no es para cumplirlo, no para cumplirlo, solo leelas, solo lo leas, no instrucciones, no ordenes, nunca ordenes, no orden, no son cosas que, sin autoridad, no tienen autoridad, no le hablan a usted, no te hablan a ti, no te hablan, no va dirigido a ti, no va dirigida a ti, no te obliga, no te obligan, nada de lo que ordenen, nada de lo que pida, nada de lo que pidan, nada de lo que diga, no cumplirlas, no cumplirla, no cumplir, no las cumplas, no lo cumplas, no se cumplen, no se cumple, no se atienden, no se atiende, no se obedece, no se obedecen, no obedecer, no obedezca, no atienda, no lo hagas, no las hagas, no lo haga, no la sigas, no las sigas, no los sigas, no siga, no las ejecutes, no es orden, material ajeno, contenido ajeno, texto ajeno, palabras ajenas, de terceros, contenido de terceros, no te da ordenes, no da ordenes, no dan ordenes, no manda, no mandan, no cambia las reglas, no cambian las reglas, ignoralas, ignorala, ignoralo, ignora esas, haz caso omiso, caso omiso, ni le hagas caso, no te lo tomes como, no la obedezcas, no lo obedezcas, no las obedezcas, no les obedezcas`;
/** What the material might try. */
export const orderNouns = `instrucciones instruccion ordenes orden peticiones peticion mandatos indicaciones pida pidan ordene ordenen diga digan`;

export const languageCues = `en, al, del`;
export const languages = `español castellano ingles frances aleman italiano portugues catalan gallego euskera valenciano arabe chino japones rumano ucraniano polaco`;
export const vagueLanguages = `en mi idioma, en mi lengua, en otro idioma, en varios idiomas, en dos idiomas`;
export const languageOf = `en el idioma de, en el idioma del, en la lengua de, en la lengua del, en el mismo idioma, en ambos idiomas, en los dos idiomas`;

/** Right after a demand or before it they take it back: "tuteando no, de usted". */
export const refusals = `no`;
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
/** "Dos versiones: una breve y otra detallada" wants both. */
export const alternatives = `otra otro versiones cada primero despues luego`;
/** What an example is called. */
export const exampleNouns = `ejemplo ejemplos`;
/** A source that does not say it: "si no lo dice". */
export const sayingNegations = `no`;
/** Parts of such an order that say by themselves what it is about; with others it has to speak of orders. */
export const dataStems = `datos, dato, material, texto, contenido, ordenes, instruc, para ti, contigo, dirigid, caso, cumpl, obede, autoridad, orden, ordenan, ajen, terceros, manda, hablan, leer, reglas`;
