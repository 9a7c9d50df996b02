/** Words that rule out what follows them, or a noun beside them. */
export const avoiding = `no ni sin nunca jamas nada cero evita evite evitar evitando descarta descartar elimina quita tacha suprime prohibe prohibo prohibido prohibida prohibidos prohibidas vetado vetada vetados vetadas vez lugar`;
/** What a word is called that is named and not used. */
export const wordNouns = `palabra palabras termino terminos adjetivo adjetivos adverbio adverbios expresion expresiones formula formulas topico topicos superlativo superlativos muletilla muletillas cliche cliches`;
/** After these another demand begins: "sin tecnicismos y con un final bonito", "no más de cien palabras", "no solo". */
export const turns = `con pero sino solo solamente mas menos aunque`;
