/** In a line that opens material: "--- BEGIN ---". */
export const openings = `begin begins start starts beginning`;
/** In a line that closes it. */
export const closings = `end ends finish stop stops finished`;
/** Between the names of two marks: "between @@@ and @@@". */
export const joints = `and to`;
