/** What introduces for whom the result is. */
export const audienceCues = `para, para que, dirigido a, dirigida a, dirigidos a, dirigidas a, destinado a, destinada a, pensado para, pensada para,
a, al, con, entre, orientado a, orientada a, adaptado a, adaptada a, va dirigido a, va dirigida a, va para, es para, de cara a, ante`;

/** Cues that introduce readers whatever noun follows. */
export const strongCues = `quiere llegar a, quiero llegar a, queremos llegar a, quieren llegar a, busca llegar a, quiere atraer a, quiero atraer a, queremos atraer a, dirigido a, dirigida a, dirigidos a, dirigidas a, destinado a, destinada a, va dirigido a, va dirigida a, van dirigidos a, orientado a, orientada a,
pensando en, pensado en, pensando sobre todo en, mi publico es, mi publico son, el publico es, el publico son, la audiencia es, la audiencia son, mi audiencia es, los lectores son, las lectoras son, lo leera, lo leeran, la leera, la leeran, lo van a leer, lo va a leer, la va a leer, la van a leer, lo recibira, lo recibiran,
los destinatarios son, las destinatarias son, el destinatario es, la destinataria es, quien lo lee, quien lo lea, quien lo leera, quienes lo lean, quienes lo leeran, te van a leer, te va a leer, te leeran, te leera, lo usara, lo usaran, lo utilizaran, lo escuchara, lo escucharan, lo vera, lo veran, lo entienda, lo entiendan, apunta a, apuntamos a, apuntado a, habla a, hablale a, hablandole a, dirigite a, dirigete a, dirijase a, va dirigido a, va para, va a ir a, le llega a`;

/** People, in the masculine singular where there are forms. */
export const people = `miembro consejero parroquiano abuelo niño hijo padre madre hermano amigo vecino alumno estudiante profesor maestro docente compañero colega empleado trabajador
jefe director gerente encargado responsable equipo cliente clienta usuario comprador consumidor lector oyente espectador suscriptor socio donante voluntario
paciente enfermero medico familiar familia cuidador turista viajero visitante huesped inquilino propietario ciudadano contribuyente votante principiante novato
aprendiz adolescente joven adulto mayor jubilado persona gente publico audiencia candidato becario autonomo emprendedor inversor proveedor programador
desarrollador ingeniero diseñador tecnico abogado juez periodista editor comité junta consejo dirección plantilla departamento clase grupo curso comunidad asociacion
seguidor participante asistente invitado proveedora musico deportista corredor ciclista conductor repartidor camarero cocinero dependiente comercial vendedor
comensal opositor inmigrante extranjero hablante nativo mentor tutor directivo mando financiero contable analista operario mecanico electricista fontanero agricultor
ganadero investigador cientifico bibliotecario archivero concejal alcalde ayuntamiento residente comprensible especialista profesional experto aficionado
nieto primo tio sobrino novio marido esposa mujer hombre chico chica bebe mascota lego profano tribunal jurado empresa señor señora mesero panadero carnicero peluquero jardinero cajero bombero cartero portero obrero marinero limpiador cuidadora albañil pescador escolar abonado inquilina jefa ayudante dependienta presidente profesorado alumnado personal jefatura secretaria ciudadania clientela vecindario redactor traductor afectado asociado afiliado pibe nene crio chaval muchacho peque guri morro abuelito señorito guagua colegial`;

/** Broad groups: they need a trait to guide anyone. */
export const broadGroups = `usuario cliente clienta lector publico gente persona audiencia consumidor empresa profesional ciudadano grupo equipo`;

/** Names for everybody. */
export const everybody = `todos, todas, todo el mundo, cualquiera, cualquier persona, cualquier publico, publico general, publico en general, el publico general, todos los publicos, la gente, las personas, gente en general, el mundo, todas las personas, toda la gente, todo tipo de publico, todo tipo de personas, mucha gente, quien sea`;

/** People described by what they do: "alguien que nunca ha pedido un préstamo". */
export const described = `alguien que, quien, quienes, personas que, una persona que, gente que, los que, las que, los del, las del, aquellos que, aquellas que, todo aquel que, cualquiera que, personas sin, gente sin, alguien sin, personas con, alguien con`;

/** After "para" these begin a purpose and not a reader. */
export const purposes = `que quien el lo`;

/** Signs of a reader somewhere in the sentence: "lo leerá la gerente", "para que la entienda ella". */
export const readerCues = `ella entienda, el entienda, ellos entiendan, ellas entiendan, leen, leeran, leera, leerlo, leerla, escucharan, lo leera, lo leeran, la leera, la leeran, los leera, los leeran, las leera, las leeran, lo van a leer, lo va a leer, la va a leer, la van a leer, las van a leer, lo leen, la leen, lo lee, la lee, le llega por, les llega por, lo recibe por, lo reciben por, que lo ven, lo recibira, lo recibiran, la recibira, la recibiran, lo usara, lo usaran, lo utilizaran, lo escuchara, lo escucharan, lo vera, lo veran,
para que lo entienda, para que la entienda, para que lo entiendan, para que la entiendan, para que las entienda, para que los entienda, quien lo lee, quien lo lea, quien lo leera, quien la leera, quienes lo lean, quienes lo leeran, quiere saber, quieren saber, los usuarios son, los lectores son, los destinatarios son, el publico son, lo tiene que leer, lo tienen que leer, va a leerlo, van a leerlo, vive solo, vive sola, lee despacio, lee despacito, ve regular, ve mal, no ve bien, no sabe que, no sabe lo que, sabe lo que, sabe de sobra, no sabe de, no maneja, entiende de, no entiende de, no entiende las, no usa siglas, no usa, se lee de pie, se lee en, lo leen de pie, leen de pie, leen parados, lo lee de pie, apuntamos a, le preocupa que, le da miedo, teme que, teme perder, nunca ha firmado, nunca ha, es su primer, es su primera, arrienda por primera, alquila por primera`;

/** People one writes for: what is said of them describes the reader. */
export const served = `cliente clienta lector lectora alumno alumna estudiante paciente publico audiencia usuario usuaria destinatario destinataria oyente suscriptor suscriptora seguidor seguidora visitante huesped comensal vecino vecina`;

/** Those a letter may be addressed to that are not persons. */
export const addressees = `tienda servicio hotel proveedor empresa ayuntamiento compañia banco seguro aseguradora aerolinea colegio instituto escuela administracion comunidad turno restaurante taller clinica hospital oficina agencia ofi universidad editorial asociacion gimnasio casero casera inquilina biblioteca departamento sucursal federacion club redaccion web blog programa sistema aplicacion soporte posventa asistencia`;

/** What is sent to somebody. */
export const letters = `correo mail email sms carta mensaje nota aviso reclamacion solicitud respuesta queja invitacion parte comunicado peticion circular whatsapp recordatorio propuesta presupuesto escribe redacta escribir redactar redactes escribas responde contesta`;

/** What trades end in that no list can hold, in the plural: "apicultores". */
export const tradeEndings = `istas dores doras tores toras logos logas neros neras teros teras cultores cultoras antes`;
/** Plurals that end like people and are things. */
export const thingsLikePeople = `ordenadores motores factores valores colores errores favores sabores olores dolores numeros dineros letreros primeros terceros enteros eneros tableros antes restaurantes importantes siguientes
vistas listas pistas revistas entrevistas conquistas mostradores televisores procesadores servidores buscadores indicadores contenedores marcadores carteras maneras banderas carreteras tijeras fronteras camisetas primeras terceras enteras tarjeteros`;
/** Adjectives that tell nothing of a reader, in the masculine singular. */
export const noTraitAdjectives = `todo nuevo propio`;
/** Other words that tell nothing of a reader. */
export const noTraits = `general generales todos mi mis nuestros nuestras`;
/** These cues introduce a reader with or without an article. */
export const looseCues = `para dirigido dirigida destinado destinada pensado pensada`;
/** What opens the name of a reader: "mi vecina". */
export const articles = `mi mis nuestro nuestra nuestros nuestras su sus un una unos unas los las el la al cada`;
/** After a reader they begin what is said of them: "las clientas son". */
export const linkVerbs = `es son que no nunca tiene tienen esta estan`;
/** They begin a reason, which is no trait of the reader. */
export const reasons = `porque`;
/** They begin how the answer is to be: "para ella, en tres frases". */
export const asides = `en con sin`;
/** What such an aside speaks of. */
export const measures = `un una dos tres cuatro cinco formato tono menos lista tabla castellano`;
/** After "everybody" these begin what narrows it down. */
export const narrows = `que con sin de del mayores menores`;
/** They tell who or what somebody is. */
export const copulas = `es son era eran`;
/** What a reader does. */
export const readingVerbs = `lee leen leera leeran`;
/** They tie a noun to the one before: past them stands no reader. */
export const borders = `de del en con sobre`;
/** They open a clause about the reader. */
export const relatives = `que quien quienes cuyo cuya donde`;
/** They name the writer, who is no reader of it. */
export const selves = `nosotros nosotras`;
/** Pieces that speak of a place to whoever passes: "un anuncio para una escuela" names no reader. */
export const publicity = `anuncio cartel letrero rotulo folleto octavilla volante panfleto pancarta banner post posteo publicacion tuit eslogan web publicidad aviso`;
/** What people ask, whose answer they will read: "las dudas de los socios". */
export const questions = `pregunta preguntas duda dudas consulta consultas`;
/** Between what is asked and who asks. */
export const askers = `de del`;
/** They answer it. */
export const answering = `responde responda responder respondes responded contesta conteste contestar contestas resuelve resuelva resolver`;
/** After them a clause says what is asked: "la duda de si una clienta…". */
export const clauseOpeners = `si como cuando que cual cuanto donde`;
/** What somebody is, has or does, right after who it is: "Carmen lleva informática", "el consejo tiene que decidir". */
export const statements = `es son esta estan ha han tiene tienen lleva llevan anda andan vive viven trabaja trabajan decide deciden debe deben vuelve vuelven quiere quieren necesita necesitan lee leen compra compran va van nunca no`;
/** A piece for somebody told before: "hazles una tabla". */
export const forThem = `hazle hazles dile diles preparale preparales explicale explicales ponle ponles escribele escribeles mandale mandales enviale enviales dale dales cuentale cuentales contestale contestales respondele respondeles redactale redactales resumele resumeles sacale sacales agradecele agradeceles recuerdale recuerdales`;
/** They open a sentence about whoever the one before addressed. */
export const takenUp = `tiene tienen es son esta estan lleva llevan vive viven lee leen anda andan compra compran`;
/** They rule out a trade: "no son contables". */
export const noTrade = `no es, no son, no somos`;
/** What readers still learn. */
export const learning = `aprendiendo el idioma, aprendiendo la lengua, aprendiendo español, aprendiendo castellano, aprendiendo nuestra lengua, aprendiendo nuestro idioma, no dominan el idioma, no domina el idioma, les cuesta el idioma, le cuesta el idioma, no dominan la lengua`;
/** Before the name of a reader. */
export const toNames = `a para`;
