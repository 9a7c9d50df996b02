/** In a line that opens material: "--- INICIO ---". */
export const openings = `inicio comienzo empieza comienza principio`;
/** In a line that closes it. */
export const closings = `fin final termina acaba cierre`;
/** Between the names of two marks: "entre @@@ y @@@". */
export const joints = `y e a hasta`;
/** Before "entre corchetes": they hold the material. */
export const inBrackets = `texto carta mensaje nota queja correo contrato material va viene esta estan aparece pego hay`;
/** In brackets that are still to be filled. */
export const slotWords = `pega pegue pegar inserta inserte pon ponga aqui hueco completa rellena`;
