/** In a line that opens material: "--- INICIO ---". */
export const openings = `inicio comienzo empieza comienza principio`;
/** In a line that closes it. */
export const closings = `fin final termina acaba cierre`;
/** Between the names of two marks: "entre @@@ y @@@". */
export const joints = `y e a hasta`;
