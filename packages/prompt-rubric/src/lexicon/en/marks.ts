/** In a line that opens material: "--- BEGIN ---". */
export const openings = `begin begins start starts beginning`;
/** In a line that closes it. */
export const closings = `end ends finish stop stops finished`;
/** Between the names of two marks: "between @@@ and @@@". */
export const joints = `and to`;
/** Before "in square brackets": they hold the material. */
export const inBrackets = `text letter message note complaint email contract material stands stand is comes put pasted`;
/** In brackets that are still to be filled. */
export const slotWords = `paste insert put add here slot fill your`;
