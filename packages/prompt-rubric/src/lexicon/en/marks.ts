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
/** What says between which marks the material stands, as written: "between ## and ##", "in the square brackets". */
export const between = `between`;
export const and = `and`;
export const inside = `in`;
export const bracketArticle = `the`;
export const brackets = `square brackets, brackets`;
/** What opens a gap that is still to be filled, as written: "[slot: the hours]". */
export const slotNames = `slot, placeholder`;
/** The same in angle brackets: "<insert text>". */
export const slotOpenings = `insert, your`;
