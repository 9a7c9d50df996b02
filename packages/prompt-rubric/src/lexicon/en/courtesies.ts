/** What greets, thanks or takes leave. */
export const courtesies = `hi hello hey thanks thank thx ty cheers appreciate appreciated grateful regards please`;

/** What stands beside such a word. */
export const besideCourtesies = `there lot much many help kindly hope hoping well advance best good morning afternoon evening day`;
