const greeting =
  /^\W*(hola|buenos? d[ií]as?|buenas( tardes| noches)?|estimad[oa]|querid[oa]|apreciad[oa]|hello|hi|hey|dear|good (morning|afternoon|evening))(?![\p{L}\p{N}])/iu;

/** Whether a letter's first words already greet its reader, in Spanish or English. */
export const greetsByItself = (letter: string): boolean => greeting.test(letter);
