/** Before a telephone that whoever reads the answer is to use: "llamar al". Not "llámame" nor "llama", which may be anybody's. */
export const callings = `llamar al, llame al, llamen al, llamando al, llamas al, nos llama al, llamarnos al, llamenos al, llamanos al, llamandonos al, marcar el, marque el, marcando el, telefonear al, telefonee al, escribir al, escribirnos al, escribanos al, escribenos al, nuestro telefono, nuestro movil, nuestro whatsapp, nuestro numero, nuestro numero de contacto, llame por telefono al, llamar por telefono al, llamen por telefono al`;
/** Whose telephone is on its door. */
export const firms = `tienda taller clinica consultorio consulta panaderia ferreteria libreria floristeria papeleria fruteria farmacia zapateria carniceria peluqueria cafeteria bar restaurante hotel hostal biblioteca museo colegio instituto escuela academia guarderia ambulatorio hospital ayuntamiento oficina secretaria recepcion mostrador empresa hotline centro residencia autoescuela gimnasio almacen lavanderia veterinaria veterinario imprenta negocio local inmobiliaria frutas dentista asociacion club centralita citas urgencias informacion reservas encargos pedidos`;
/** Who has a telephone of their own. */
export const people = `cliente clienta clientes paciente usuario usuaria socio socia vecino vecina dueño dueña señor señora sr sra don doña movil soy me llamo mi alumno alumna madre padre hijo hija contacto candidato candidata huesped huespedes inquilino inquilina empleado empleada comensal viajero viajera pasajero pasajera particular`;
/** Before a number that is no telephone and no card: "pedido n.º 612345678". */
export const counted = `pedido factura albaran referencia ref isbn codigo ean expediente ticket incidencia reserva lote serie articulo producto poliza siniestro reclamacion solicitud contrato`;
/** Between such a word and its number. */
export const numberSigns = `n o no num numero nº`;
/** The same in a notice that speaks for the firm. */
export const callsToUs = `llamenos al, llamanos al, llamadnos al, llamarnos al, llamandonos al, escribanos al, escribenos al, escribirnos al`;
/** They ask readers to call where the purpose follows: "llama al 957… para confirmar". */
export const callsFor = `llama al, llamad al, escribe al, escribid al, llamadas al`;
export const purposes = `para confirmar, para confirmarlo, para confirmarla, para cambiar, para cambiarla, para cambiarlo, para anular, para anularla, para cancelar, para reservar, para pedir, para apuntarse, para apuntarte, para informarse, para mas informacion`;
/** Who calls is the writer or one person, and no reader: "tengo que llamar al". */
export const callers = `tengo que, debo, voy a, he de, tuve que, pidio, pidieron, pide, pidiendo, habia que`;
/** The name of the line, before its number. */
export const phoneNouns = `tel telf tfno tlf tno telefono telefonos whatsapp wasap fijo fax`;
/** Between the firm or its line and the number. */
export const beforeNumbers = `al el en es a numero n o no num`;
/** What kind of firm it is: "clínica dental". */
export const firmKinds = `dental medica medico veterinaria veterinario municipal central publica publico privada privado infantil deportiva deportivo salud`;
/** Inside a name. */
export const nameLinks = `de del la el los las y e san santa`;
/** They open an address. */
export const streets = `calle c avenida avda av plaza pza paseo camino carretera`;
/** What makes a number somebody's after all. */
export const ownThings = `tarjeta, visa, mastercard, mi movil, su movil, mi telefono, su telefono, movil de`;
/** Before a firm they ask readers to call it: "que llame a la clínica, 957…". */
export const callVerbs = `llame llamen`;
