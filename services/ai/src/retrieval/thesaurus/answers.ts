/** Truth, sources and checking. */
export const answers = `
invention: invent*, alucin*, hallucinat*, verosimil*, fals*, mentir*, mient*, mentiras, made up, making up, make up, makes up, making stuff up, makes stuff up, make stuff up, making things up, make things up, fake*, bogus, lie, lies, lying, fabricat*, plausib*, de la manga, trola*, bulo*, patran*, paja mental
ignorance: no lo se, no saber, no sabe, no sepa, permiso para no, no consta, sin dato, admit*, reconoz*, reconoc*, confies*, calla*, don t know, doesn t know, not know, not knowing, not stated, no data, silent, say nothing, own up, a boca cerrada
source: fuente*, fundament*, ground*, cita, citas, citar, cite, citing, citation*, quot*, referencia*, reference*, respald*, evidenci*, bibliograf*, source*, back up, backed up, basar*, basad*, based on, sacado, sacada, de donde sale, de donde saca, where it got
check: comprob*, comprueb*, verific*, revis*, repas*, contrast*, cerciora*, check*, verif*, review*, double check*, proofread*, confirm*, go over, look over
trust: fia*, fie, confia*, confianz*, segur*, credib*, creer*, creible, trust*, rely, reliab*, depend on, safe, safely, take at face value, a ojos cerrados, a ciegas, blindly
responsible: responsab*, responde quien, responde de, quien lo envia, culpa*, firma*, rend* cuentas, blame*, liab*, responsib*, accountab*, answer for, answers for, fault, in charge, cargar con, pagar el pato, dar la cara
stakes: dinero, salud, plazo*, medic*, legal*, ley, leyes, juridic*, dosis, diagnos*, money, health, deadline*, law, laws, doctor*, dose, lawyer*
outdated: caduc*, desactual*, antigu*, viej*, obsolet*, de cuando es, outdated, out of date, old, stale, obsolete, last year, expired
reasoning: razon*, razonamiento, paso a paso, step by step, reason*, think*, piens*, logic*, como ha llegado, how it got, working, argumento*, elocuen*, justific*, justify
conclusion: conclusion*, decision*, veredicto, verdict, decide, resultado, primero las razones, reasons first, antes que la, before the
arithmetic: suma*, calcul*, calculad*, operacion*, aritmet*, matemat*, presupuest*, cuentas, arithmetic, sum, sums, add up, adds up, adding, calculat*, math*, budget*, amounts, importes, finance*, finanz*, contabil*, accounting, factura*, invoice*
counting: contar, cuenta*, cuenten, cuentan mal, exact*, clav*, numero de palabras, word count, counting, count, caracteres, characters, precisely
success: criterio*, exito, como sabre, como se si, esta bien, success, criteri*, how will i know, how do i know, good enough, done right, acept*, bueno, por bueno, dar por valid*
secondpass: segunda pasada, autocorr*, corregirse, su propio trabajo, mismo modelo, visto bueno, second pass, its own work, mark its own, self check, same model, otra conversacion, que se corrija, que se revise
sample: al azar, muestra al azar, diez filas, random, spot check, sample, una por una, releer, one by one, every row, read all, leerlo todo, todas las filas
measure: medir, mide*, medi*, acierto*, precision, coinciden*, a mano, examen, benchmark, measur*, accura*, by hand, metric*, score, evaluat*, evalu*, rendimiento, performance
refuse: se niega, rechaz*, refus*, reject*, no quiere contestar, won t answer
unsaid: parece cosa, propuesta*, propon*, acordad*, acuerdo*, proposal*, agreed, agreement*, decidid*, decided, ambigu*
`;
