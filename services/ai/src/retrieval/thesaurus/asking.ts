/** The parts of a prompt, and how it is written. */
export const asking = `
task: tarea*, verbo*, encarg*, petici*, instrucc*, accion, task*, verb*, request*, brief, instruction*, what to do, que hacer, orden*, mand*, command*
context: context*, situacion*, hechos, antecedent*, detall*, trasfondo, circunstanc*, background, facts, situation*, detail*, circumstance*, informacion previa, datos de mi caso, datos del caso
motive: motivo*, por que lo pid*, finalidad, proposit*, objetivo*, para que sirve, para que se usa, reason why, motive*, purpose*, goal*, why i m asking, why you ask, explicar por que, explain why, el porque
generic: generic*, cualquier*, vag*, soso*, insuls*, tipic*, topicos, plano, habitual*, bland, usual, boring, typical, anyone, anybody, one size, de manual, corta y pega
magic: magic*, conjuro*, hechizo*, formula*, buscador*, google, keyword*, palabra* clave, truco*, receta*, secreto, secret*, spell, incantation*, trick*, recipe*, hack, hacks, atajo*, shortcut*
role: rol, roles, role*, papel, disfraz*, eres, personaj*, experto*, experta*, expert*, actua como, act as, hazte pasar, haz de, pretend*, finge*, fingir, oficio*, trade, profesion*, persona*, costume*, guru*, eminenc*, titulo*, titul*, qualificat*, crack, maestro, specialist*, especialist*, lo nombro, halag*, flatter*, adul*
smart: listo*, lista mas, inteligen*, conocimient*, sabi*, clever*, smart*, knowledge*, wise*, intelligen*, lumbrera, brain*
audience: audienc*, lector*, public*, destinatar*, quien lo lee, quien lo va a leer, quien lee, leera, para quien, dirig*, reader*, audience*, recipient*, who reads, who will read, everyone, everybody, todo el mundo, general public, listener*, oyente*, target
patronise: condescend*, paternal*, infantil*, como a un niño, como a un nino, como niños, anciano*, abuel*, mayor, mayores, senior*, elderly, older, grand*, patroni*, talk down, talking down, talks down, childish, child, children, ñoñ*, nono, viejec*, tratarle como, adulto, adult
layperson: principiant*, novat*, sin tecnicismos, sencill*, llano*, jerga*, tecnic*, beginner*, novice*, jargon, plain, simple words, layperson, technical, no sabe de, entienda*, entiendan
tworeaders: dos versiones, dos lectores, dos textos, dos publicos, dos audiencias, ambos, a la vez, two versions, two readers, two audiences, both, at once, mixed
format: format*, forma, formas, layout*, shape*, presentac*, aspecto, estructur*, structur*, diseñ*, disen*, maquet*, appearance, arrang*, esqueleto, skeleton, indice
table: tabla*, column*, fila*, celda*, excel, hoja de calculo, cuadro, table*, row*, cell*, spreadsheet*, grid*
list: lista*, viñeta*, vineta*, enumer*, numerad*, list*, bullet*, numbered, puntos
paragraph: parraf*, prosa, paragraph*, prose, texto corrido, frases seguidas
toomuchformat: formato de mas, estorb*, recarg*, demasiad*, exces*, too much, overd*, over the top, gets in the way, unnecessary, sobra*, sobran, pasarse, pasarme, abus*
length: brev*, cort*, concis*, longitud, extens*, largo*, larga*, kilometr*, tocho*, ladrillo*, rollo*, short*, brief, length*, long, longer, concise, lengthy, wordy, verbos*, resumid*, palabras
padding: rellen*, relleno, paja, adorn*, palabreria, cuanto mas, mas palabras, padding, pad, filler, fluff, ornament*, decorat*, waffle, longer prompt*, more words, sobra*, tacha*
atmost: maxim*, minim*, como mucho, al menos, hasta, tope, limite, at most, at least, up to, maximum, minimum, ceiling, cap, exactamente
units: unidad*, numero*, medida*, cifra*, unit*, number*, measure*, figure*, amount*, concret*
vagueword: adecuad*, interesant*, optim*, de calidad, comodin*, lo mejor posible, bonit*, suitable, appropriate, interesting, optimal, quality, wildcard*, best possible, nice, adjetivo*, adjective*, professional, profesional
emphasis: urgent*, muy importante, hazlo bien, por favor, mayuscul*, enfasis, gritar*, please, important, capital*, shout*, emphas*, exclam*, educad*, polite*, amabl*, cortes*
limits: limit*, restric*, prohib*, alcance, exclu*, no incluir, constraint*, restrict*, scope, boundar*, forbid*, off limits, acotar, norma*
negative: lo que no, en lugar de, no uses, no hagas, negativ*, positiv*, prohibi*, instead of, what you don t, what i don t, negative*, positive*, avoid, evitar, evites
tone: tono*, estilo*, voz, cercan*, suena*, sonar*, suene*, tone*, style*, voice*, sound*, warm*, friendly, frio, fria, cold, robot*, manera de escribir, forma de escribir, redact*
mystyle: mi tono, mi estilo, mi voz, mi forma de, como yo, imit*, textos mios, que hayas escrito, own texts, my style, my voice, my tone, sound like me, like me, you wrote, mimic*, parezca mio, parezca mia
example: ejemplo*, muestra*, few shot, zero shot, shot, enseñ*, ensen*, demostr*, example*, sample*, demonstrat*, demo, show, showing, patron*, pattern*, modelo a seguir, par, pares, pairs
howmanyexamples: cuantos ejemplos, cuantas muestras, how many examples, numero de ejemplos, entre tres y cinco, three to five, three and five
noexample: sin ejemplos, sin muestras, hacen falta ejemplos, without examples, need examples, zero shot, cuando no hace falta, when you don t need
hardcase: caso dificil, casos raros, raro*, frontera*, dudos*, excepcion*, borderline, edge case*, odd, tricky, hard case*, difficult case*, doubtful, exception*, corriente
bias: sesg*, coinciden*, prejuic*, discrimin*, hombres, mujeres, bias*, coincidence*, prejud*, men, women, stereotyp*, estereotip*, topico*
contradiction: contradi*, choca*, se pisa*, pelea*, incoheren*, incompat*, no cuadra*, no encaja con, conflict*, clash*, inconsisten*, mismatch*, disagree*, opposite, contrari*, a la vez breve, breve y detallad*
obey: obedec*, obedez*, pesa*, hace caso, hacer caso, haga caso, gana, manda mas, obey*, follow*, weigh*, heed*, wins, listen to, prevail*, prioriz*
order: orden, primero, antes, al final, al principio, arriba, abajo, order, first, last, top, bottom, end, beginning, sequence, colocar, place, position*
delimiter: delimit*, marca, marcas, etiquetas, comillas, signos, tags, tag, mark, marks, backtick*, encerr*, enmarc*, corchetes, rayas, envolv*, separador*, fence*, wrap*, enclos*, bracket*, separat*, frame, aparte
manytexts: varios textos, varios documentos, dos documentos, mas de un texto, version*, several texts, several documents, two documents, more than one, compar*, numer*
longtext: texto largo, textos largos, mucho material, muchas paginas, long text*, lot of material, many pages, pdf, libro entero, whole book, contrato largo, documento largo
iterate: segunda version, itera*, corrig*, mejora*, retoc*, refin*, afin*, second version, improv*, revis*, tweak*, polish*, fix, fixing, rewrite*, reescrib*, una cosa a la vez, change one thing, cambia una cosa, a la primera, first try, first time, vuelve a probar
newchat: conversacion nueva, chat nuevo, de cero, desde cero, malentendid*, enred*, se lia, reinici*, new conversation, fresh, start over, start again, from scratch, misunderst*, muddle*, tangled, confus*, restart*, borron y cuenta nueva
keepgood: lo que esta bien, que gusta, conserv*, manten*, no toques, no tocar, what is right, what s right, liked, keep, good parts, praise*, leave alone, salvar
askfirst: preguntam*, pregunte*, hazme preguntas, haga preguntas, preguntas antes, entrevist*, cuestionari*, interview*, ask me, ask you, asks you, asking for questions, asks questions, clarif*, quiz me, interrog*
onegoal: un objetivo, varias cosas, varios trabajos, muchas cosas, todo junto, todo a la vez, de golpe, one goal, several jobs, several things, many things, all at once, one go, multitask*, mezcla*, tandas, lotes, batch*, in one, de una vez, de un tiron
steps: pasos, por partes, divid*, troce*, etapas, fases, steps, parts, split*, break up, break down, divide*, stages, phases, several prompts, varios prompts, separar*, chunk*
outsider: alguien que no sabe, persona nueva, empieza hoy, que llega hoy, becari*, new person, starts today, newcomer*, intern, stranger to, somebody who knows nothing
language: idioma*, lengua*, traduc*, aleman*, ingles, frances, español, castellano, language*, translat*, german*, english, spanish, french, bilingu*, multiling*
`;
