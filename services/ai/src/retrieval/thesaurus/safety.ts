/** Other people's texts and data, and the rules of a team. */
export const safety = `
privacy: personal*, apellido*, dni, confiden*, anonim*, iniciales, identi*, privac*, privad*, paciente*, historia clinica, historial*, seudonim*, gente real, persona real, nombre real, nombres reales, surname*, real name*, patient*, medical record*, initials, anonym*, private, sensitive, sensib*, real person, real people, names, gdpr, rgpd, datos de clientes, client data, customer data, direcciones, cuentas
replace: inventad*, sustitu*, reemplaz*, cambia*, tapar, tapa*, tach*, equivalen*, quita*, borra*, replac*, swap*, redact*, mask*, substitut*, remov*, delet*, blank out, made up ones, pseudonym*, fictitious, ficticio*
neverpaste: no se pega*, no pegu*, prohibido pegar, se puede pegar, puedo pegar, pegar, pega, paste*, pasting, meter, subir, sube*, upload*, introduc*, share with, contrato, nomina*, payroll, expediente*, semaforo, traffic light
injection: inyec*, inject*, colad*, malintencion*, malicios*, malicious, hacker*, ataque*, attack*, smuggl*, hijack*, jailbreak*, ignora lo anterior, ignore the above, secuestr*, truco, manipul*, engañ*, engan*, trick*, sneak*, fool, fooled, sabot*, trampa*, envenen*
outsidertext: ajen*, extrañ*, extran*, desconocid*, terceros, de fuera, texto ajeno, curriculum*, reseña*, resena*, formulario*, correo*, web, stranger*, unknown sender*, outsid*, third part*, untrusted, someone else s, somebody else, cv, cvs, review, email footer, incoming
hiddentext: letra blanca, ocult*, escond*, invisible*, white text, hidden, hide*, fondo blanco
authority: autoridad, administrador*, director*, nota de la, venir de mi, authorit*, administrator*, head, boss, come from me, claims to, impersonat*, suplant*, se hace pasar
wall: pared*, garanti*, blind*, inmun*, a prueba, infalib*, del todo, totalmente, cien por cien, wall, guarante*, bulletproof, immune*, foolproof, airtight, completely, totally, hundred percent, escudo, shield, armour*, armor*, protect*, proteg*
narrow: estrech*, abiert*, cerrad*, acotad*, ampli*, narrow*, open, closed, tight*, loose*, broad*, bounded, mission*, mision*, libertad, freedom, margen
human: actue sola, actuar sol*, haga cosas sol*, sola, sin que una persona, una persona la lea, supervis*, human*, by itself, on its own, automatic*, automatiz*, unattend*, nobody, no one, person reads, in the loop, autonom*, piloto automatico, autopilot, envi*, send*, borrar, pagar, reembols*, devol*, refund*, reject*
secrets: contraseñ*, contrasen*, password*, credencial*, credential*, clave secreta, clave, api key, secret*, token, pin, llave
policy: politica*, reglament*, regla*, normativa*, protocol*, codigo de conducta, policy, policies, regulat*, rules, rule, guideline*, two pages, dos paginas, manual, handbook
policylength: veinte paginas, nadie la leera, norma que nadie lee, two pages, twenty pages, nobody reads, kilometr*, reglament*, long policy, extens*
inventory: inventari*, que usa el equipo, escucha, reune*, inventory, listening, what the team uses, a escondidas, shadow, por su cuenta, sin permiso, culpable*
approve: aprob*, autoriz*, permitid*, permis*, condicion*, termin*, licenci*, approv*, allow*, authori*, permission*, terms, conditions, licen*, vendor*, proveedor*, cuenta de empresa, company account, free version, gratuit*, version gratis
training: entren*, aprende de lo que, se queda con lo que, guardan lo que, train*, learn from what, switch off, desactiv*, retention, conserva* los datos, donde se guarda*
punish: castig*, punish*, despid*, despedi*, fire, fired, bronca*, sancion*, sanction*, disciplin*, represal*, regañ*, regan*, told off, in trouble, problemas por, reprimand*, costly, caro, blame
incident: incident*, fuga*, leak*, por error, sin querer, se escapo, metio la pata, mistake*, by mistake, accident*, slip*, breach*, algo falla, goes wrong, went wrong, alarm*, avis*, notif*, raise the, dar la voz
disclose: transparen*, decir que es ia, he usado ia, usado ia, disclos*, tell people, used ai, tell customers, engañad*, enganad*, deceiv*, confes*, label as ai, contar que, avisar de que, admitir que us*
noaiuse: decidir por si sola, contratar, contratacion, seleccion de personal, hire, hiring, recruit*, grant, conceder, sancionar, prohibid*, never use, forbidden uses, candidat*
whenot: cuando no, no conviene, no merece, no compensa, mejor a mano, dejarla en el cajon, not worth, when not, shouldn t use, should not use, avoid using, leave it, in the drawer, prescind*, a pelo, pesame, condolen*, disculpa*, apolog*
maintain: cada seis meses, cada cuanto, mantener viva, actualiz*, revision con fecha, keep alive, every six months, how often, updat*, renew*, stays alive, formacion, training session, alfabetiz*, literacy
record: grab*, transcrib*, consent*, record*, permission to record, sin avisar, without telling, escuchas
complaint: queja*, reclam*, enfad*, cabread*, molest*, furios*, complain*, angry, upset, annoy*, furious, irate, frustrat*
legalthreat: amenaz*, demand*, juicio*, abogad*, denunci*, tribunal*, pleito*, legal*, threat*, lawsuit*, sue, sues, suing, court*, lawyer*, attorney*, acusar recibo, acknowledge receipt, querell*
danger: gas, humo*, descarga, peligr*, segurid*, emergenc*, incend*, fuego, quem*, fume*, smoke, smell*, olor*, huele*, hazard*, danger*, safety, emergenc*, fire, burn*, shock, explo*, chispa*, electrocut*
asistands: tal cual, se copian, as they stand, word for word, verbatim, guion, script, improvis*, canned, preescrit*, prewritten, ad lib, inventarse sobre la marcha, aprobad* por, draft them
promise: promet*, promes*, plazo*, descuento*, compensac*, vale, promis*, deadline*, discount*, voucher*, compensat*, gift card, regal*
empathy: empat*, disculp*, perdon, emocion*, lamentamos, entendemos, empath*, sorry, apolog*, emotion*, feelings, consol*
escalate: pasar a, deriv*, encargad*, supervisor*, escal*, hand over, pass it to, manager*, pass to, human agent, a quien aviso, a quien se avisa, responsable
whosends: el modelo redacta, una persona envia, contesta solo, responda solo, solo a clientes, drafts, a person sends, replies on its own, answer customers, autorespuesta, auto reply, autoreply, chatbot
habits: primera semana, empezar, empiezo, rutina*, habito*, cuaderno, first week, start, starting, get started, habit*, notebook, routine*, learn to use, aprender a usar, sesion*, quarter of an hour, cuarto de hora
fail: se equivoque, hacerle fallar, make it fail, make it wrong, catch it out, pillar*, break it, trampa, fallo*, failure*, se equivoca, wrong, error*
`;
