/** What greets, thanks or takes leave. */
export const courtesies = `hola holi buenas buenos saludo saludos gracias agradezco agradeceria agradecido agradecida abrazo cordialmente atentamente porfa porfavor`;

/** What stands beside such a word. */
export const besideCourtesies = `dias tardes noches muchas mil antemano favor ayuda encanto espero bien`;
