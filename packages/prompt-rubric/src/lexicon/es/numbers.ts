/** Before a telephone that whoever reads the answer is to use: "llamar al". Not "llámame" nor "llama", which may be anybody's. */
export const callings = `llamar al, llame al, llamen al, llamando al, llamas al, nos llama al, llamarnos al, llamenos al, llamanos al, llamandonos al, marcar el, marque el, marcando el, telefonear al, telefonee al, escribir al, escribirnos al, escribanos al, escribenos al, nuestro telefono, nuestro movil, nuestro whatsapp, nuestro numero`;
/** Whose telephone is on its door. */
export const firms = `tienda taller clinica consultorio consulta panaderia ferreteria libreria floristeria papeleria fruteria farmacia zapateria carniceria peluqueria cafeteria bar restaurante hotel hostal biblioteca museo colegio instituto escuela academia guarderia ambulatorio hospital ayuntamiento oficina secretaria recepcion mostrador empresa hotline centro residencia autoescuela gimnasio almacen lavanderia veterinaria veterinario imprenta negocio local inmobiliaria`;
/** Who has a telephone of their own. */
export const people = `cliente clienta clientes paciente usuario usuaria socio socia vecino vecina dueño dueña señor señora sr sra don doña movil soy me llamo mi alumno alumna madre padre hijo hija contacto candidato candidata`;
/** Before a number that is no telephone and no card: "pedido n.º 612345678". */
export const counted = `pedido factura albaran referencia ref isbn codigo ean expediente ticket incidencia reserva lote serie articulo producto`;
/** Between such a word and its number. */
export const numberSigns = `n o no num numero nº`;
