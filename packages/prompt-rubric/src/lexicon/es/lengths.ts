/** Units of length, by kind. */
export const units = {
  words: 'palabra palabras',
  characters: 'caracter caracteres letras',
  lines: 'linea lineas renglon renglones',
  sentences: 'frase frases oracion oraciones',
  paragraphs: 'parrafo parrafos',
  items: 'punto puntos viñeta viñetas paso pasos guion guiones',
  pages: 'pagina paginas carilla carillas folio folios hoja hojas cuartilla cuartillas',
  screens: 'pantalla pantallas pantallazo pantallazos',
} as const;

export const numbers: Record<string, number> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientas: 200,
  doscientos: 200,
  trescientas: 300,
  trescientos: 300,
  cuatrocientas: 400,
  cuatrocientos: 400,
  quinientas: 500,
  quinientos: 500,
  seiscientas: 600,
  seiscientos: 600,
  setecientas: 700,
  setecientos: 700,
  ochocientas: 800,
  ochocientos: 800,
  novecientas: 900,
  novecientos: 900,
  medio: 0.5,
  media: 0.5,
  par: 2,
  decena: 10,
  docena: 12,
  veintena: 20,
  treintena: 30,
  centenar: 100,
};
/** They multiply what stands before them. */
export const multipliers: Record<string, number> = { mil: 1000 };
/** Between the parts of a number: "treinta y cinco", "una docena de". */
export const numberJoins = 'y de';

export const ceilingsBefore = `maximo, como maximo, como mucho, a lo sumo, menos de, no mas de, nunca mas de, no supere, que no supere, no superes, no superen, no pases de, no pase de, no pasen de, sin pasar de, sin pasarte de, sin pasarse de, sin superar, hasta, limite de, tope, tope de, como tope, limita a, no exceda, no excedas, no excedan, sin exceder, max, quepa en, que quepa en, cabe en, caber en, quepan en, que quepan en`;
export const ceilingsAfter = `como maximo, como mucho, maximo, maxima, maximas, maximos, max, o menos, a lo sumo, tope, como tope, de tope, de maximo, contadas, contados`;
export const floorsBefore = `minimo, minimo de, como minimo, al menos, por lo menos, mas de, no menos de, nunca menos de, min`;
export const floorsAfter = `como minimo, al menos, por lo menos, minimo, minima, minimas, minimos, o mas, en adelante, min`;
export const about = `unas, unos, aproximadamente, cerca de, en torno a, alrededor de, sobre, mas o menos`;

export const eachMarks = `cada una, cada uno, cada, por cabeza, por barba`;
export const togetherMarks = `en total, entre todas, entre todos, en conjunto, todo junto, todas juntas, todos juntos, todo el texto, la respuesta entera, la respuesta completa`;
/** After the unit, with the part: "por sección". */
export const perWords = 'por';

/** Before a number they say that the thing is there already: "las 40 páginas". */
export const definites =
  'el la los las este esta estos estas ese esa esos esas aquel aquella mi mis tu tus su sus nuestro nuestra nuestros nuestras del al';
/** What tells how long something is or was. */
export const tellingVerbs = `tiene tienen tenia tenian tenemos tengo ocupa ocupan ocupaba ocupaban mide son era eran fue fueron es hay habia ha han he llevaba llevo lleva salio salieron quedo quedaron dio escribi escribio hice mande mando mandaron recibi pegue paso cupo uso di`;
/** Verbs whose object is there already: "resume un informe de 40 páginas". */
export const transforming = `resume resumi resuma resumir resumeme resumime resumas condensa condensar reduce reduci reducir acorta acortar traduce traduci traduzca traducir lee leer lei analiza analizar revisa revisar corrige corregir convierte convertir transcribe transcribir`;
export const conditionals = 'si cuando aunque cuanto';
export const negations = 'no ni nada nunca sin tampoco jamas evita';
export const instead = 'vez lugar';
/** Two things of their own lengths. */
export const alternatives = 'otra otro versiones version despues luego';

/** What the answer as a whole is called. */
export const wholes =
  'aviso cartel letrero texto respuesta correo email mail mensaje carta nota anuncio informe resumen folleto explicacion acta ficha todo';
/** Parts of an answer with lengths of their own. */
export const parts =
  'titulo titular titulos titulares subtitulo asunto cuerpo saludo despedida cierre entradilla introduccion pie encabezado cita parrafo parrafos frase frases linea lineas apartado seccion viñeta viñetas punto bloque resumen detalle lema cabecera nota';

/** What a prompt brings with it: "seis páginas de notas", "la memoria de treinta páginas". */
export const materials =
  'nota notas apunte apuntes informe memoria contrato documento documentos acta actas carta cartas correo correos reseña reseñas transcripcion expediente libro manual normas estatutos texto original articulo borrador solicitud solicitudes catalogo';
/** Where such things are said to be. */
export const bringing =
  'pego pegue pegare adjunto adjunta adjuntos comparto paso dejo abajo debajo arriba siguiente siguientes mando envio recibi tengo';
/** Verbs whose object is still to be made: "escribe un informe de veinte páginas". */
export const making =
  'escribe escribi escriba escribeme escribime escribame redacta redactame redacte haz hazme hace haceme haga hagame dame deme prepara preparame prepare genera generame genere crea creame cree elabora elabore quiero necesito entrega entregame desarrolla desarrolle añade agrega incluye pon';
/** Before a part with a length of its own: "cada línea". */
export const partMarks = `cada por`;
/** "Explain the three, in ten words"; "the topic in one word" is another matter. */
export const manners = `en`;
/** After "por" these are no parts: "por favor". */
export const notParts = `favor ejemplo tanto eso lo el la separado supuesto encima debajo`;
/** Between a thing and its length: "una línea de". */
export const links = `de con`;
/** Between the parts of a number: "treinta y cinco". */
export const ands = `y`;
/** Between two numbers of a range: "de 3 a 5". */
export const rangeJoins = `a y o u hasta`;
/** "Una docena", "half a dozen". */
export const groups = `par decena docena veintena treintena centenar`;
/** They are numbers only before what they count; "once" is eleven in Spanish. */
export const notAlone = `un una uno once par`;
/** Between a number and its unit: "tres muy cortas frases". */
export const graduals = `muy mas de`;
