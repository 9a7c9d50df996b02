/** Before a surname. */
export const titles = `sr sra srta señor señora señorita don doña dr dra`;
/** First names, told from other words by their spelling alone. */
export const givenNames = `aaron abigail adela adolfo adrian adriana agustin agustina aida aitana aitor alba alberto alejandra alejandro alfonso alfredo alicia alonso alvaro amalia amanda amelia ana anabel andrea andres angela anselmo antonia antonio ariel arturo aurelio barbara bartolome beatriz begoña belen benito berta bernardo borja brenda bruno camila camilo carla carlos carlota carmelo carmen carolina catalina cecilia celia cesar charo claudia claudio constanza cristian cristina cristobal damian daniel daniela dario david diana diego eduardo elena elias elisa elvira emilia emiliano emilio emma enrique eric ernesto esteban esther eugenia eugenio eva fabian fatima federico felipe felix fermin fernanda fernando florencia francisca francisco gabriel gabriela gaspar gerardo german gilberto gonzalo gregorio guillermo gustavo hector herminia hugo humberto ignacio ines inmaculada irene iria isabel isidro ismael ivan jacinta jacinto jaime javier jeronimo jimena joan joaquin joaquina jordi jorge jose josefa josefina juan juana julia julian juliana julieta lara laura lautaro leandro leire leonardo leonor leticia lidia lola lorena lorenzo lourdes lucas lucia luciana luciano luis luisa maite manuel manuela marcela marcelo marcos maria mariana mariano maricarmen marisa marisol marta martin martina mateo matias matilde mauricio maximiliano micaela miguel mireia miriam moises monica montserrat natalia nazaret nerea nestor nicolas noelia nora nuria octavio olga omar oscar pablo paco paola patricia patricio paula pedro pepe rafael ramiro ramon raquel raul rebeca renata ricardo roberto rocio rodolfo rodrigo rogelio roman ruben ruth samuel sandra santiago sara sebastian sergio silvia silvina simon sofia sonia susana tamara teodoro teresa tomas valentina valeria vanesa veronica vicente victor virginia viviana walter ximena yolanda zulema`;
/** First names that are other words as well: only with a capital. */
export const wordNames = `abel alma amparo angel angeles asuncion aurora blanca candela clara concepcion dolores domingo gloria guadalupe jesus julio luz margarita marina mario mercedes paloma paz pilar rosa rosario salvador sol soledad trinidad victoria violeta`;
/** What names no person though it has capitals: firms, places, things, days and months. */
export const notPersons = `bar cafeteria tienda taller hotel hostal posada restaurante colegio escuela museo biblioteca clinica hospital iglesia parroquia farmacia panaderia ferreteria libreria floristeria papeleria fruteria mercado club sala centro calle avenida avda plaza paseo camino barrio garaje talleres hermanos hijos recambios repuestos transportes ayuntamiento universidad banco seguros empresa sl sa lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre telefono tel movil celular correo direccion fecha numero pedido factura cuenta tarjeta cliente clienta usuario usuaria nombre caso ficha nota mensaje asunto pagina version el la los las hola entrada salida ejemplo etiqueta tabla texto datos linea llamada`;

/** What a number that tells a person from others is called. */
export const idLabels = `poliza, numero de poliza, obra social, dni, nie, nif, cedula, rut, curp, cuil, pasaporte, tarjeta, carne, carnet, socio, socia, numero de socio, numero de socia, cuenta, expediente, historia, historia clinica, afiliado, afiliada, numero de afiliado, seguridad social, legajo, movil, celular, cel, tel, telefono`;
/** Before a name and a number: "calle Luna 8". */
export const streetsBefore = `calle c avenida avda av plaza pza paseo camino carretera pasaje ronda travesia jiron callejon`;
/** What is not real. */
export const invented = `inventado, inventada, inventados, inventadas, ficticio, ficticia, ficticios, ficticias, imaginario, imaginaria, de mentira, falso, falsa, falsos, falsas`;
/** What takes that back. */
export const notInvented = `no nada ni sin nunca ningun ninguno ninguna`;

/** Whoever reads the answer is to use the number: "llamar al", "llámenos al". Not "llámame". */
export const callings = `llamar al, llame al, llamen al, llamando al, nos llame al, nos llamen al, nos llama al, llamarnos al, llamenos al, llamanos al, llamandonos al, que llame al, que llamen al, marcar al, marque al, marcando al, marcar, telefonear al, telefonee al, escribir al, escribanos al, escribenos al, nuestro telefono, nuestro movil, nuestro whatsapp, telefono de la tienda, telefono del taller, telefono de la clinica, consultar en el, whatsapp al, el whatsapp, pon el telefono, el telefono tambien`;

/** Between a first name and a surname: "Ana de la Torre". */
export const particles = `de del la las los y`;
/** Between a label and its number: "póliza n.º 4471". */
export const numberSigns = `n o no num numero`;
