/** They put something where a fact is missing, before what they put: "escribe «sin fecha»". */
export const putting = `escribe escriba escribir escribelo escribela pon ponga poner ponle ponlo ponme deja deje dejar dejalo dejala marca marque marcar marcalo marcala marcalos señala señale señalar señalalo señalala anota anote anotar anotalo indica indique indicar indicalo usa use pondras rellenalo responde contesta`;
/** What shows there that it is missing. */
export const blanks = `en blanco, vacio, vacia, vacios, vacias, un guion, guion, una raya, raya, un hueco, hueco, un interrogante, interrogante, un signo de interrogacion, una interrogacion, una x, null`;
/** They make a fact up, beside what the policies know, where a negation stands before. */
export const inventions = `calcularlo, calcularla, calcularlos, calcularlas, rellenarlo, rellenarla, rellenarlos, deducido, deducida, deducidos, deducidas, supuesto, supuesta, supuestos, supuestas, inventado, inventada, inventados, inventadas, calculado, calculados, calculada, calculadas`;
/** After them it is a case that may come: "si falta", "lo que no diga". */
export const caseOpeners = `si cuando donde lo cualquier cada todo toda dato campo algo alguno alguna algun`;
/** Where something is missing, beside what the policies know. */
export const absences = `no haya informacion, no hay informacion, no venga, lo que no digan, lo que no diga, lo que no aparezca, deja fuera, dejan fuera, no trae, no traiga, no nombra, no nombran, no lleva, no llevan`;
/** They add to what the source has: "no añadas fechas que no estén en el acta". */
export const adding = `añadas añada añadir añadiendo pongas ponga poner poniendo incluyas incluya incluir incluyendo metas meta meter agregues agregue agregar menciones mencione mencionar uses use usar inventes invente inventar des escribas escriba escribir cites cite citar saques saque`;
/** They open what is said of what would be added. */
export const openers = `que`;
/** Which of it the source does not have. */
export const inSource = `este, esten, aparezca, aparezcan, figure, figuren, conste, consten, salga, salgan, venga, vengan, diga, digan, mencione, mencionen, esta, estan, aparece, aparecen, figura, figuran, sale, salen, viene, vienen`;
/** No kind of fact in particular. */
export const anyFact = `nada dato datos informacion cosa cosas algo hechos hecho contenido detalle detalles`;
/** They say as true what nobody knows. */
export const claiming = `afirmar, afirmes, afirme, asegurar, asegures, asegure, le asegures, digas, diga, decir, decirle, des a entender, dar a entender, darle a entender, insinues, insinuar, sugieras, sugerir, confirmes, confirmar, des por`;
/** They do so of a matter: "sin afirmar nada sobre las trazas". */
export const claimsAbout = `afirmar nada sobre, afirmes nada sobre, afirmar nada de, decir nada de, digas nada de, digas nada sobre, decir nada sobre, asegurar nada sobre, afirmar nada acerca`;
/** The writer does not know it yet. */
export const unknownYet = `no sabemos, no lo sabemos, no se si, no lo se, lo que no se, no podemos saber, no puedo saber, aun no sabemos, todavia no sabemos, no podemos decir, no puedo responder, aun no puedo, aun no lo se, todavia no lo se, hasta que conteste, responde el lunes, no me dicen nada`;
/** What the writer knows is told after them. */
export const knownCues = `lo que sabemos, lo que se, lo unico que se, lo unico que sabemos, sabemos, lo que si sabemos, lo que puedo confirmar, datos seguros`;
/** They hand over what the answer is made of, before its name or after it. */
export const handedOver = `de abajo, de mas abajo, que te pego, que pego, que te paso, que te adjunto, adjunto, adjunta, adjuntos, adjuntas, que va al final, que va abajo, que va debajo, que va adjunto, que sigue, te paso, te pego, te adjunto, aqui tienes, a continuacion, a partir de esta, a partir de este, a partir del, a partir de la, a partir de los, a partir de las, resume el, resume la, resume los, resume las, resume este, resume esta, resume estos, resume estas, resumen del, resumen de la, resumen de los, con el, con la, segun el, segun la`;
/** Beside the names of material. */
export const documents = `presupuesto presupuestos oferta ofertas procedimiento informes actas ingredientes etiqueta`;
/** They ask the writer where nobody else is named after them. */
export const asking = `pregunta pregunte preguntar`;
