/** They turn a demand round: "don't invent", "no promises", "rather than guess". */
export const negations = `not dont no never nor without avoid cannot cant mustnt shouldnt wont nothing nobody instead rather refrain neither none forbidden stop than isnt`;
/** After the words they say the same: "invent nothing". */
export const negationsAfter = `nothing none nobody no`;
/** Phrases whose negation is none: "don't hesitate to", "no problem". */
export const noNegation = `dont hesitate to, do not hesitate to, dont forget to, do not forget to, dont be afraid to, dont be shy, no problem, not only, not just, no doubt, no matter, dont mind, i dont care, dont care, doesnt matter, does not matter, who cares, no less than, nothing wrong with, nothing speaks against, why not, not bad, dont worry, no need to worry, never mind, no more than, no fewer than, no later than, not more than, no longer than, dont skip, do not skip, dont leave out, do not leave out, dont omit, dont drop`;
/** Right before the act they put something else first: "ask before you guess". Spanish has "antes" among its negations. */
export const postponing = `before`;
/** They go on with a list that a negation opened: "don't guess or promise". */
export const joins = `or nor`;
/** After these the negation is over: "don't guess but ask". */
export const contrasts = `but`;
/** They turn just the words after them round. */
export const turning = `not dont no never nor without avoid cannot neither`;
/** A negation before them makes a demand of both: "don't answer without quoting". */
export const exceptions = `without`;
/** A clause that they open says what is missing; what follows from it comes after: "no quote, no row". */
export const absences = `no without`;
/** After these it is a condition: "if it does not say". */
export const conditions = `if when where that which who unless whatever anything whenever wherever whose`;
/** "No sentence without a quote": two make a demand. */
export const nobody = `nobody nothing none anything`;
/** "If there is no quote" says what follows from it. */
export const existence = `there is exists`;
/** "No other source": only what is further is ruled out. */
export const restricted = `other`;
