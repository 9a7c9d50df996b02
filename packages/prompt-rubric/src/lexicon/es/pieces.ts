/** Nouns for what a model can hand over, in the singular: "quiero un cartel", "resumen de dos frases". */
export const pieces = `correo mail carta mensaje whatsapp sms texto aviso cartel letrero nota anuncio publicacion post tuit resumen sintesis informe
reporte parte acta minuta tabla cuadro lista listado ficha guia manual instructivo plan menu propuesta idea borrador respuesta contestacion comunicado circular
folleto octavilla volante panfleto guion titulo titular encabezado etiqueta rotulo cartela letra descripcion explicacion comparativa comparacion comparativo analisis
diagnostico revision evaluacion valoracion clasificacion recuento conteo traduccion version plantilla planilla esquema indice cronograma
calendario planificacion presupuesto cuestionario checklist json csv objeto hipotesis causa paso opcion alternativa sugerencia consejo
recomendacion recordatorio invitacion discurso poema cuento relato prompt asistente hoja papel ejemplo punto parrafo frase linea renglon bloque cita extracto extraccion relacion
desglose pregunta fila columna campo dato apartado seccion viñeta reseña inventario horario ayuda orientacion opinion critica arreglo correccion veredicto ranking
mejora sintesis temario agenda biografia eslogan lema copy pie pauta tarea cosa`;

/** First words of a wish for a piece; what follows is the piece: "me vendría bien una lista". */
export const wishes = `necesito, necesitamos, necesitaria, necesitariamos, quiero, queremos, quisiera, quisieramos, querria, querriamos, me gustaria, nos gustaria, me gustaria tener, me encantaria,
me gustaria recibir, quiero recibir, quiero que me des, me hace falta, nos hace falta, me haria falta, hace falta, busco, buscamos, ando buscando, estoy buscando, me vendria bien, nos vendria bien, preciso, precisamos, ocupo, ocupamos, requiero, requerimos,
se necesita, se requiere, te pido, le pido, te encargo, le encargo, te encomiendo, ayudame con, ayudeme con, ayudanos con, ayuda con, me ayudas con, me ayuda con, me podes ayudar con, me puedes ayudar con, puedes ayudarme con, podrias ayudarme con, me echas una mano con,
echame una mano con, necesito ayuda con, lo que necesito es, lo que quiero es, lo que busco es, lo que pido es, pedido, encargo, dame, deme, deme usted, pasame, me das, me da, me pasas, me haces, me armas, me preparas, me escribes, me redactas, me sacas, me pones, tocame, hagamos, espero, espero recibir`;
/** What may stand before the piece: "un", besides quantities. */
export const beforePieces = `unos unas el la los las mi sobre de`;
/** Where the name of a piece ends. */
export const breaks = `que de del para con sin es esta son no y a en`;

/** Pieces that seldom name themselves in their own text: who writes the name orders one. */
export const seldomTitled = `correo mail email mensaje whatsapp sms cartel letrero anuncio publicacion post tuit folleto octavilla volante panfleto guion`;
/** What ties a piece to its reader, its place or its subject. */
export const leadsOn = `para pa a al sobre`;
/** What may stand before the piece: "Hola, cartel para la puerta". */
export const greetings = `hola buenas buenos dias tardes noches`;
/** Where a piece may hang or appear. */
export const places = `escaparate vidriera puerta entrada portal pared tablon cartelera mostrador ascensor vestibulo web pagina periodico diario revista boletin intranet instagram ig facebook linkedin tiktok twitter heladera nevera verja`;
/** Words of somebody who speaks of what is theirs. */
export const ownMarks = `mi mis nuestro nuestra nuestros nuestras`;
