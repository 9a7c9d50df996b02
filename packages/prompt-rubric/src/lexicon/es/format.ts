/** Structures that say little until one knows how many or of what. */
export const structures = `lista, listas, listado, cuadros, linea, frase, oracion, lista numerada, lista con viñetas, viñetas, viñeta, puntos, punto, tabla, tablas, cuadro, parrafo, parrafos, seccion, secciones, apartado, apartados, columna, columnas, fila, filas,
encabezado, encabezados, subtitulos, titulares, pasos, pasos numerados, esquema, guion, dialogo, ficha, fichas, plantilla, tarjetas, preguntas y respuestas, bloques, bloque, partes, ideas, opciones, versiones, propuestas, ejemplos, preguntas, frases, oraciones, lineas, renglones, elementos, diapositivas, tuits, estrofas, versos, titulos,
casillas, indice, cronograma, calendario, checklist, lista de comprobacion, entradas, campos, celdas, categorias, claves, razones, consejos, recomendaciones, argumentos`;

/** Data formats: complete once their fields are named. */
export const dataFormats = `json, csv, xml, yaml, html, tsv, sql, objeto json, array json, latex, mermaid`;

/** Formats that are complete by name. */
export const namedFormats = `markdown, haiku, soneto, tuit, sms, carta formal, acta, pasos numerados, lista numerada, checklist, lista de comprobacion`;

export const formatCues = `en formato, formato, en forma de, con el formato, con esta estructura, con la siguiente estructura, con este formato, con el siguiente formato, estructura la respuesta, organiza la respuesta, devuelve solo, devuelve unicamente, responde solo con, devuelvelo en, presentalo en, presentalos en, entregalo en, estructurado en, estructurada en, dividido en, dividida en, organizado en, organizada en`;

/** What leads into the parts of a structure. */
export const partCues = `con, que incluya, que contenga, cada una con, cada uno con, donde cada, que tenga, formada por, formado por, compuesta por, para cada, por cada, que indique, que indiquen, en la que, en el que, en este orden, separados por, separadas por`;

export const quantities = `un una dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte par docena media primer segundo ambas ambos unico unica solo sola cada`;

/** Parts of a text: two of them together outline it. */
export const components = `asunto saludo despedida resumen conclusion introduccion cierre cuerpo titulo subtitulo encabezado entradilla firma desenlace nudo planteamiento ingredientes preparacion`;

/** Words that announce the fields of a record or the columns of a table. */
export const fieldCues = `claves, campos, columnas, propiedades, atributos, las claves, los campos, las columnas, esquema, molde, etiquetas`;

/** Openings after which an enumeration is the outline of the answer: "Quiero: 1) la causa, 2) el arreglo". */
export const outlineCues = `quiero, dame, devuelveme, devuelve, entregame, necesito, quiero recibir, incluye, escribe, responde con`;

/** The shape in other words; two of them settle it: "de más a menos probable y, para cada una, la comprobación". */
export const toldCues = `de mas a menos, de mas probable a menos, ordenadas, ordenados, ordenado, ordenada, en orden, por orden, para cada una, para cada uno, de cada una, de cada uno, por reseña, por cada, con cada una, por separado, una debajo de otra, uno debajo de otro, uno por renglon, una por renglon, una por linea, uno por linea, cada una en, cada uno en, primero, luego, despues, al terminar, al final, y debajo, debajo, arriba, al pie, a continuacion, media pagina, una pagina, una carilla, media carilla, una hoja, en pasos, por partes, por bloques, en dos partes, en tres partes, la primera, la segunda, la tercera, empieza por, empieza con, termina con, acaba con, cierra con, en negrita, en mayusculas`;
/** How many pieces an outline has. */
export const counts = `dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte`;
/** What a number counts without opening an outline, besides units of length. */
export const countedThings = `veces textos documentos archivos`;
/** Before the number of a structure: "una lista de cinco". */
export const ofNumber = `de`;
/** Articles that may be numbers, too. */
export const single = `un una`;
/** One of these is a shape, but its number says nothing: "una tabla". */
export const everyAnswerHasOne = `lista listado tabla tablas esquema`;
/** They rule a structure out. */
export const structureNegations = `no sin evita ni nunca`;
/** Words for a structure that is there already. */
export const anaphora = `este esta estos estas ese esa esos esas siguiente siguientes`;
/** These shape an answer even without their number. */
export const shapes = `viñetas puntos parrafos secciones apartados columnas pasos fichas titulares encabezados`;
/** The shape of the examples is the answer's: "copia su estructura". */
export const imitated = `la misma forma que, la misma forma, la misma estructura, misma estructura, el mismo orden, el mismo largo, con la forma de los ejemplos, copia la forma, copia su forma, copia la estructura, copia su estructura, copia el orden, copie la forma, copie la estructura, como estas, como estos`;
