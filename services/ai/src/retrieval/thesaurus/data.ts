/** Data that goes in and comes out: fields, labels, templates. */
export const data = `
json: json, objeto, llaves, parse*, javascript, coma, sintaxis, object, brace*, comma, syntax
program: program*, script*, codigo, software, app, apps, aplicacion*, api, maquina, automat*, integr*, code, machine, pipeline*, sistema, system, base de datos, database, import*
field: campo*, clave, claves, nombre exacto, key, keys, field*, exact name*, guion bajo, underscore*, spelled, spelling, naming, nombres de, camel*, property, properties, otro nombre, distinto cada dia, different every day, cambia de nombre
schema: esquema*, schema*, contrato, contract, salida estructurada, salidas estructuradas, structured output*, modo json, json mode, estructurado, constrained
company: frase amable, aqui tienes, texto antes, explicacion despues, bloque de codigo, here you are, here is, preamble*, text before, chatty, comentario*, introduccion, saludo*, code block, presentac*, sin mas, solo el objeto, only the object
missing: falt*, ausen*, huec*, vaci*, null, en blanco, incomplet*, missing, gap*, empty, blank*, absent, left out, omit*, no aparece, no viene, sin rellenar, unfilled, n a, desconocido, unknown
leadingzero: codigo postal, postal*, ceros, cero, zip, postcode*, leading zero*, zero*, telefon*, phone*, prefijo, referencia
money: dinero, moneda*, euro*, decimal*, precio*, importe*, iva, money, currency, price*, amount*, vat, cobr*, pago*, paga*, pay*, payment*
date: fecha*, hoy, jueves, viernes, lunes, calendar*, dia, dias, finde, fin de semana, reloj*, date*, today, thursday, friday, monday, day, days, weekend*, clock*, tomorrow, manana, semana que viene, next week, proximo, next
boolean: urgen*, umbral*, bool*, verdadero, si o no, urgent*, threshold*, true, false, yes or no, define when
validate: valid*, capas, layers, zod, pydantic, ajv, comprobar el json, se lee, well formed
retries: reint*, intento*, bucle, insist*, cuantas veces, otra vez, retry*, retries, attempt*, loop*, how many times, try again, give up, sigue fallando, keeps failing, tope
truncated: cortad*, se corta, a medias, trunc*, cut off, cut short, unfinish*, incomplete answer, stops halfway, se queda a medias, limite de longitud
truthform: la verdad, no la verdad, no de la verdad, forma correcta, cumple el esquema, truth*, true facts, satisf*, right form, fia*
classify: clasific*, categor*, etiquet*, catalog*, triage, classif*, label*, sort, sorting, bucket*, tipos, separar por, agrup*, group*
fewlabels: pocas etiquetas, cuantas etiquetas, tres y ocho, few labels, how many labels, how many categories, cuantas categorias, three and eight
otherlabel: otro, otros, no encaja, cajon de sastre, cajon desastre, other, misc*, catch all, suits everything, vale para todo, todo acaba, everything ends up, junk drawer, ends up in
tie: empate*, principal, varias etiquetas, dos a la vez, tie, ties, main problem, more than one label, both labels
extract: extra*, sacar datos, saca*, extract*, pull out, scrape, literal*, verbatim, palabra por palabra, word for word, copia*, copy, copying, copied
calculated: calcul*, copiar de, derived, deduc*, infer*, infier*, work out, worked out
template: plantilla*, marcador*, placeholder*, rellen*, reutil*, formulario*, molde*, boilerplate*, template*, slot*, fill in, filling, reus*, machote, repet*, cada semana, every week, recurr*, fijo
unfilled: sin rellenar, llaves, hueco*, estimado, unfilled, left blank, curly, braces, salio asi, dear, wrong name, nombre equivocado
copies: copias, retoques, variant*, cada uno, cada cual, compart*, central*, guard*, copies, tweaked, tweak*, own version, share*, sharing, save, saving, store, guardar, where everyone, mismo sitio, versiones distintas
tryout: prueb*, prob*, test*, ensay*, trial*, try out, trying, pilot*, rellenala, cuatro veces, four times, otro compañer*, colleague*, someone else, otra persona
notes: notas, apunt*, acta*, reunion*, minutes, notes, meeting*, jott*, junta*, transcri*, call notes
fromtable: desde la tabla, directo, directamente, straight, from the table, raw, en sucio, crudo, sin pasar, intermediate, intermedi*
owner: dueño*, dueno*, sin asignar, quien hace, responsable, asign*, owner*, assign*, who does, unassigned, a cargo
report: informe*, resumen*, report*, summar*, resum*, director*, boss, jef*, acta
optimism: demasiado amable, buen ritmo, optimis*, too kind, good pace, too positive, edulcor*, sugarcoat*, color de rosa, rosy
`;
