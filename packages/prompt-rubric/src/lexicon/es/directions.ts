/** Signs that a sentence says what should come out and how, by what they speak of. */
export const shapeSigns = `tabla, lista, columnas, columna, filas, una fila, cada fila, json, csv, viñetas, viñeta, titulo, titulares, asunto, apartados, secciones, campos, claves, formato, salida, parrafo, parrafos, numerada, numerado, numeradas, numerados, pasos, encabezado, encabezados, celda, casilla, al pie, una linea, primera linea, ultima linea, etiquetas, una por, uno por, por separado, texto plano, letra grande`;

export const gapSigns = `null, si falta, si no aparece, si no consta, no consta, si no figura, no figura, si no lo dice, si no dice, si no se sabe, si no hay, sin dato, dato ausente, ausente, ausentes, lo que falte, lo que no, lo que no este, si algo no, si no viene, si no esta, falta, no lo menciona, no se menciona, no registrado, no inventes, no inventar, no deduzcas, no supongas, no completes, no adivines, sin inventar, nada inventado, ni inventes, invente, dudoso, dudosos, ilegible, si dudas, vacio, hueco`;

export const vetoSigns = `no pongas, no uses, no añadas, no agregues, no incluyas, no metas, no menciones, no repitas, no toques, no cambies, no corrijas, no mezcles, no le digas, no expliques, no copies, no copien, no obedezcas, no sigas, no hagas, no prometas, no te, no me, no le, prohibido, nada de, nada mas, y nada mas, solo eso, evita, ni, sin adjetivos, sin saludo, sin despedida, sin tecnicismos, sin markdown, sin nombres, sin emojis, ignora, no quiero, no debe, no lleva, no va, no van, cero, jamas, nunca`;

export const materialSigns = `pego, te pego, pegado, pegada, pegados, pegadas, adjunto, adjunta, entre las marcas, entre comillas, entre corchetes, entre tres, entre triples, debajo, abajo, a continuacion, de abajo, mas abajo, al final, siguiente texto, este texto, este correo, esta carta, este mensaje, este informe, este codigo, esta funcion, estas notas, mis notas, te paso, te doy, aqui van, aqui va, aqui tienes, ahi va, ahi van, el texto, los textos`;

export const toneSigns = `tono, trato de usted, de usted, tratamiento, lenguaje, registro, palabras sencillas, frases cortas, sin jerga, cordial, en español, en castellano, publico, lectores, lector, lectora, destinatario, destinataria, destinatarios, quien lo lee, lo lee, lo leen, lo va a leer, lo leera, lo leeran, va para, es para, dirigido a, dirigida a`;

export const lengthWords = `palabras palabra frases frase lineas linea renglones renglon caracteres parrafos parrafo oraciones viñetas puntos paginas pagina minutos segundos letras titulares titulos opciones ideas propuestas pasos filas columnas campos claves apartados secciones etiquetas preguntas versiones textos avisos`;

/** Signs of somebody who talks about the exercise instead of asking for anything. */
export const chatSigns = `el ejercicio, este ejercicio, del ejercicio, la leccion, el curso, yo pondria, yo haria, yo diria, yo usaria, yo pediria, yo lo, lo que yo haria, no entiendo, no me queda claro, no veo claro, no tengo claro, no se si, dudo si, mi duda, me pregunto, en mi opinion, me parece, me parecio, yo creo que, creeis, que opinan, que opinais, ustedes que, como lo hariais, como lo harian, a mi me, a ti te, me paso algo, la verdad, el enunciado, el corrector, hay que poner, vale con, siempre viene bien, lo encararias, lo harias, vos le, me cuesta, lo dificil, lo complicado`;

/** How letters and messages to their reader open and end. */
export const salutations = `estimada, estimado, estimados, estimadas, querida, querido, queridas, queridos, apreciada, apreciado, distinguida, distinguido, muy señores, señora, asunto`;
export const closings = `un saludo, un cordial saludo, saludos cordiales, atentamente, cordialmente, reciba, gracias por su, gracias por la, gracias por tu, gracias por adelantado, muchas gracias, quedo a la espera, quedamos a su, un abrazo, hasta pronto, hasta mañana, te esperamos, les esperamos, os esperamos`;

/** Beginnings of the verbs for a model's work: at any other, a text with hardly a word about the answer speaks to its reader. */
export const workStems = `redact escrib reescrib resum sintet traduc tradu explic analiz analic compar clasific clasifiqu enumer gener cre dise elabor prepar adapt mejor revis evalu identific calcul planific organiz organic orden estructur desarroll detall detect simplific reformul transform plant justific valor complet rellen ampli acort agrup suger sugier propon propong recomend recomiend extra convert conviert compon correg corrig corrij arma arme arm haz hace haga hagan has da de dame de dime di inventa imagin plante formul titul desglos explor confeccion categoriz etiquet normaliz unific cotej compara describ defin constru interpret actualiz ordena orden bosquej esboz sac saca program depur documen optimiz entrevist ensen ayud arregl repar present comprueb verific compr respond contest cuent cambi tratal trate trata devuelveme devolveme devuelvame pasame ponme poneme contame cuentame`;

/** What a letter asks of its reader with the same verbs: "escríbanos", "cuéntanos". */
export const toUs = `escribanos escribenos escribinos diganos dinos decinos cuentenos cuentanos contanos preparense ayudenos ayudanos`;
/** Quantities of a length, besides those of a structure. */
export const furtherQuantities = `cincuenta cuarenta sesenta cien`;
