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
/** What says between which marks the material stands, as written: "entre ## y ##", "en corchetes". */
export const between = `entre`;
export const and = `y`;
export const inside = `en`;
export const bracketArticle = `los`;
export const brackets = `corchetes`;
/** What opens a gap that is still to be filled, as written: "[hueco: el horario]". */
export const slotNames = `hueco`;
/** The same in angle brackets: "<inserta el texto>". */
export const slotOpenings = `inserta, insertar, pon, tu, aquí, aqui`;
