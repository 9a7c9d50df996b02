/** They turn a demand round: "no inventes nada", "ni prometas", "sin inventar". */
export const negations = `no ni sin nunca jamas nada evita evite evitar prohibido prohibida prohibidos tampoco excepto salvo vez lugar cero prefiero antes`;
/** After the words they say the same: "inventar está prohibido". */
export const negationsAfter = `nada ninguno ninguna ningun nunca jamas prohibido prohibidos prohibida`;
/** Phrases whose negation is none: "no dudes en", "no pasa nada". */
export const noNegation = `no dudes en, no dude en, no te cortes, no se corte, no tengas miedo, no olvides, no te olvides de, no se olvide de, no dejes de, no deje de, no pasa nada, no importa, no me importa, no hay problema, no solo, no solamente, no obstante, nada mas llegar, mas que nada, no te preocupes, sin problema, sin miedo, sin dudar, sin dudarlo, sin falta, sin mas, no vaya a ser, sin embargo, por que no, no quiero propuestas, no vale la pena, nada de nada, no mas de, no menos de, no mas que, no te ahorres, no se ahorre, no te saltes, no omitas, no quites`;
/** They go on with a list that a negation opened: "no inventes ni prometas". */
export const joins = `o ni`;
/** "O" before a vowel that sounds like it: "deducir u ocultar". */
export const joinBeforeO = `u`;
/** After these the negation is over: "no inventes, sino pregunta". */
export const contrasts = `pero sino`;
/** They turn just the words after them round. */
export const turning = `no ni sin nunca jamas tampoco evita evite evitar prohibido prohibida prohibidos nada`;
/** A negation before them makes a demand of both: "no respondas sin citar". */
export const exceptions = `sin`;
/** A clause that they open says what is missing; what follows from it comes after: "sin cita, no hay fila". */
export const absences = `sin no`;
/** After these it is a condition: "si no pone la fecha". */
export const conditions = `si cuando donde que cual quien salvo excepto`;
/** "Ninguna frase sin cita": two make a demand. */
export const nobody = `ninguna ninguno ningun nadie dato algo`;
/** "De no existir cita" and "si no hay cita" say what follows from it. */
export const existence = `existir existe hay haya haber`;
/** "Sin otra fuente": only what is further is ruled out. */
export const restricted = `otra otras otro otros`;
/** Before a verb they tell what somebody does: "se inventa". */
export const reflexives = `te se`;
