/** What introduces the part the model is to play. */
export const roleCues = `eres, usted es un, usted es una, vos sos, sos un, sos una, tu eres, actua como, actue como, actuar como, actues como, actuaras como, actua de, actua en calidad de,
comportate como, imagina que eres, imaginate que eres, supon que eres, finge que eres, finge ser, haz de, hazme de, haras de, responde como,
responde como si fueras, responde como lo haria, contesta como, escribe como si fueras, como si fueras, hazte pasar por, ponte en el papel de,
ponte en la piel de, metete en el papel de, asume el papel de, asume el rol de, adopta el papel de, adopta el rol de, toma el papel de, tu rol es, tu rol es el de,
tu papel es, tu papel es el de, vas a ser, vas a actuar como, seras, en tu papel de, en tu rol de, en calidad de, quiero que seas, necesito que seas, trabajas como, trabajas de,
se mi, ponte en el lugar de, ponte en lugar de, que hagas de, hagas de, quiero que pienses como, que pienses como, que hables como, que respondas como, juega el papel de, interpreta a, interpreta el papel de, ejerce de, ejerce como, te llamas, habla como, piensa como, escribe como, sos encargado, sos encargada, sos el, sos la, sos los, eres la, eres el, escriba como, redacta como, redacte como, redactá como, responda como, conteste como, contesta como, conteste en nombre de, responde en nombre de, desde el lugar de, en el lugar de, desde el papel de, desde el punto de vista de, habla en nombre de, hablas en nombre de, llevas un, llevas una, diriges un, diriges una, tienes un restaurante`;

/** After the cue these mean something else: "eres libre de…". */
export const notRoles = `libre capaz bienvenido bienvenida muy quien consciente`;

/** A role in name only. */
export const genericRoles = `experto especialista profesional asistente ayudante ia persona alguien modelo genio guru maquina crack maestro autoridad
inteligencia artificial robot bot chatgpt chatbot herramienta sistema conocedor entendido eminencia voz`;

/** Praise adds nothing to a role. */
export const genericQualities = `mejor mejores gran grande buen bueno buena util mundial mundo mas anos experiencia amplia mucha altamente
cualificado increible excelente famoso reconocido amable inteligente todo todos tema temas materia campo sector area gran`;

/** Trades too broad to guide a model on their own. */
export const broadRoles = `profesor consultor asesor analista ingeniero gestor director coach tutor escritor formador docente tecnico
redactor trabajador empleado jefe cientifico creador desarrollador programador`;

/** First words of a clause in which the writer speaks of themselves. */
export const selfCues = `necesito quiero busco tengo trabajo me mi nos quisiera debo soy estoy`;
/** After these nobody is given a role: "si eres". */
export const conditionals = `si cuando no`;
