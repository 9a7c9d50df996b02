/** What a prompt may be about, and has to contain. */
export const materials = `clausula contrato carta escrito oficio nota notas apunte apuntes resena resenas opinion opiniones comentario comentarios factura facturas ficha regla reglas norma normas reglamento estatuto estatutos politica mensaje mensajes correo correos email mail informe memoria acta texto textos documento funcion codigo log registro menu parrafo indicaciones instrucciones pedido aviso avisos noticia tabla solicitud candidatura postulacion queja reclamacion pregunta consulta peticion oferta ofertas articulo material entrada datos evento eventos comunicado`;
/** "Te la mando", "te las pasaré": how material is handed over. */
export const handing = `mando mandare mandaremos mandamos paso pasare pasaremos pasamos envio enviare enviamos pego pegare pegamos dicto dictare doy dare copio copiare dejo dejare comparto compartire escribo escribire adjunto adjuntare traigo traere facilito hago llegar reenvio reenviare subo subire consigo manda mandan pasa pasan envia envian`;
/** Pronouns before those. */
export const objects = `lo la los las`;
export const givenTo = `te os se le`;
/** "Va en otro mensaje": what material does by itself. */
export const comings = `va van ira iran llega llegan llegara llegaran viene vienen vendra vendran`;
export const toModel = `te os`;
export const inOtherMessages = `en otro mensaje, en otro correo, en otro chat, en otro email, en otra conversacion, en un mensaje aparte, en el proximo mensaje`;
export const laters = `luego, mas tarde, despues, otro dia, otro rato, otra vez, en otro momento, mas adelante, mas rato, al rato, en un rato, pronto, cuando entre, cuando entren, cuando llegue, cuando lleguen, cuando pueda, cuando la tenga, cuando lo tenga, cuando las tenga, cuando los tenga, cuando vuelva, cuando la encuentre, cuando lo encuentre, cuando los encuentre, cuando las encuentre, esta tarde, esta noche, mañana, pasado mañana, el lunes, el martes, el miercoles, el jueves, el viernes, el sabado, el domingo, la semana que viene, la proxima semana, la semana proxima`;
/** They only say in which order the parts stand: "después de la línea", "y luego la pregunta". */
export const orderBefore = `y e o a primero esta la`;
export const orderAfter = `de del`;
/** It is with the writer: "lo tengo en", "se quedó en". */
export const keepings = `lo guardo en, la guardo en, los guardo en, las guardo en, mira mi, mire mi, esta en, estan en, sigue en, siguen en, quedo en, quedaron en, lo tengo en, la tengo en, los tengo en, las tengo en, lo deje en, la deje en, los deje en, las deje en, buscalo en, buscala en, buscalos en, buscalas en, buscalas por, miralo en, mirala en, miralos en, miralas en, busquelo en, busquela en, busquelos en, busquelas en`;
export const stores = `cajon movil celular cel telefono tel ordenador computador computadora compu carpeta nube drive coche carro auto furgoneta camioneta casa oficina despacho escritorio mesa cuaderno libreta web pagina bolso mochila intranet servidor archivador portatil buzon bandeja dropbox whatsapp almacen papel google internet red`;
/** The whole of what stands where the material should. */
export const knownAlone = `la estandar, el estandar, la tipica, el tipico, las tipicas, los tipicos, la normal, el normal, el de siempre, la de siempre, los de siempre, las de siempre, lo de siempre, el de la otra vez, la de la otra vez, los de la otra vez, las de la otra vez, el de ayer, la de ayer, los de ayer, las de ayer, el de esta mañana, la de esta mañana, los de esta mañana, las de esta mañana, el mismo de siempre, la misma de siempre, los mismos de siempre, las mismas de siempre, el habitual, la habitual, los habituales, las habituales, el que ya conoces, la que ya conoces, el que ya tienes, la que ya tienes, las que ya tienes, los que ya tienes, ya sabes cual, ya sabes cuales, ya sabe cual, ya sabe cuales, ya sabes cuál es, ya lo sabes, como lo recuerdes, como la recuerdes, como los recuerdes, como las recuerdes, lo que recuerdes, la que recuerdes, las que recuerdes, de memoria`;
export const known = `ya te lo sabes, ya te la sabes, ya te los sabes, ya te las sabes, ya se lo sabe, ya se la sabe, ya se los sabe, ya se las sabe, te lo sabes de memoria, te la sabes de memoria, te los sabes de memoria, te las sabes de memoria, ya lo conoces, ya la conoces, ya los conoces, ya las conoces, ya te lo pase, ya te la pase, ya te los pase, ya te las pase, ya te lo mande, ya te la mande, ya te los mande, ya te las mande, ya te lo di, ya te la di, ya te los di, ya te las di, ya se lo di, ya se la di, ya lo tienes de, ya la tienes de, ya los tienes de, ya las tienes de, te lo pase ayer, te la pase ayer, te los pase ayer, te las pase ayer, te lo mande ayer, te la mande ayer, te los mande ayer, te las mande ayer, lo tienes de otra, la tienes de otra, los tienes de otra, las tienes de otra`;
export const imaginedAlone = `imaginatelo, imaginatela, imaginatelos, imaginatelas, imaginalo, imaginala, imaginalos, imaginalas, imagineselo, imaginesela, imagineselos, imagineselas, inventatelo, inventatela, inventatelos, inventatelas, inventalo, inventala, inventalos, inventalas, inventelo, inventela, inventelos, inventelas, suponlo, suponla, suponlos, suponlas, las que suelan, los que suelan, el que suela, la que suela, guiate por, guiese por, usa una parecida, usa uno parecido, usa otra parecida, usa otro parecido, usa unas parecidas, usa unos parecidos, lo que te imagines, lo que se imagine, una cualquiera, uno cualquiera, cualquiera vale, pon una tipica, pon uno tipico`;
export const imagined = `imaginatelo, imaginatela, imaginatelos, imaginatelas, imagineselo, imaginesela, imagineselos, imagineselas, con lo que te imagines, con lo que se imagine`;
/** "Invéntate una cláusula": before the material's name. */
export const inventing = `inventa, inventate, invente, inventese, imagina, imaginate, imagine, imaginese, haz como si tuvieras, hace como si tuvieras, haga como si tuviera, haz como si tuvieses, como si hubieras leido, como si hubiera leido`;
export const absentAlone = `no lo tengo, no la tengo, no los tengo, no las tengo, no lo copio, no la copio, no los copio, no las copio, no lo pego, no la pego, no los pego, no las pego, no lo encuentro, no la encuentro, no los encuentro, no las encuentro, no la traigo, no lo traigo, no los traigo, no las traigo, no te lo paso, no te la paso, no te los paso, no te las paso, demasiado largo para, demasiado larga para, demasiado largos para, demasiado largas para, no cabe aqui, no caben aqui, no me cabe, no me caben, se me olvido, se me olvidaron, me olvide, la olvide, lo olvide, las olvide, los olvide, pendiente de pegar, pendiente de enviar, por enviar, por pegar`;
export const more = `mas otros otras resto demas siguiente siguientes cada si`;
export const negations = `no nunca sin jamas ni`;
/** "Ya conoces las normas": before the material's name. */
export const knowing = `ya conoces, ya conoce, ya sabes, ya sabe, ya tienes, ya tenes, ya tiene usted, ya te pase, ya te mande, ya te di, ya te envie, ya le pase, ya le mande, ya le di`;
/** It is there after all. */
export const here = `arriba abajo aqui aca ahi pegado pegada pegados pegadas siguiente entre final debajo`;
/** How something is sent, and not what: "por correo". */
export const means = `por via`;
/** Before the place: "en el cajón". */
export const places = `en`;
/** Between the two: "en mi cajón". */
export const owners = `mi el la su mis`;
