/** What a prompt may be about, and has to contain. */
export const materials = `clause clauses contract letter note notes jottings review reviews comment comments feedback invoice invoices bill entry rule rules regulations statutes policy message messages email emails mail report minutes text texts document function code log menu paragraph instructions order orders story release table application applications complaint question query request offer offers quotes article material data details events announcement handout wording`;
/** "I'll paste it": how material is handed over. */
export const handing = `paste send give forward attach share dictate type add upload bring supply provide copy drop write pasting sending giving forwarding attaching sharing typing adding uploading bringing writing pasted sent forwarded attached shared added uploaded supplied provided follow`;
/** Only material is handed over so; an answer may be sent. */
export const handingMaterial = `paste dictate attach upload pasting attaching pasted attached`;
export const futures = `ill will shall going itll theyll well be`;
export const objects = `it them`;
export const inOtherMessages = `next message, next chat, in another message, in another chat, in another email, in a separate message, in a follow up`;
export const laters = `later, later on, tomorrow, tonight, soon, afterwards, shortly, another day, another time, some other time, next week, next month, next time, by tonight, by tomorrow, by evening, by this evening, this evening, this afternoon, by monday, by friday, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, when i get, when i have, when i find, when i can, when it comes, when it arrives, when they arrive, when they come, once i find, once i get, once i have`;
/** Alone between marks: "coming next week". */
export const comings = `coming arriving arrives follows comes`;
/** "Then, later, the question": only an order of parts. */
export const orderBefore = `and then or`;
export const orderAfter = `than in`;
/** Where an answer goes: "I'll send it to the families". */
export const destinations = `to into onto`;
export const keepings = `see my, check my, ask me for, is in, is on, is at, are in, are on, are at, its in, its on, its at, theyre in, theyre on, theyre at, still in, still on, still at, left in, left on, left at, left home, left it home, left it at, left it in, left it on, left them home, left them at, left them in, left them on, left them, left it, find it on, find it in, find them on, find them in, look for it on, look for it in, look for them on, look for them in, look it up on, look it up in, look them up on, look them up in, see it on, see them on, check it on, check them on, get it from, get them from`;
export const stores = `drawer phone phones drive computer laptop desk car van truck home house office inbox email cloud folder cupboard bag pocket notebook cabinet safe intranet website site webpage page server dropbox onedrive sharepoint archive whatsapp tablet paper google internet online`;
export const knownAlone = `the standard one, the standard, standard wording, standard text, the typical one, the normal one, you have read it, you have read them, youve read it, youve read them, the usual one, the usual ones, the usual, usual one, usual ones, same as usual, same as always, same as before, same as last time, same as last week, same one as, same ones as, the same one as, the same ones as, the same as last, that one from, the one from, the ones from, those from, that one you, the one you had, the one you have, the ones you had, the ones you have, the one we, the ones we, that one we, as you remember, as you know, you know which, you know which one, you know which ones, you know the one, you know the ones, you know it, you know them, you already know, you remember it, you remember them, you had it, you had them, you have it, you have them, youve got it, youve got them, youve seen it, youve seen them, you saw it, you saw them, from memory`;
export const known = `you know its wording, you know their wording, youll know its wording, youll know their wording, you know it by heart, you know them by heart, you had it last, you had them last, you had it yesterday, you had them yesterday, you already have it from, you already have them from, you have it from last, you have them from last, youve got it from, youve got them from, i gave it to you last, i gave them to you last, i gave you it last, i sent it last, i sent them last, i sent it yesterday, i sent them yesterday, i pasted it last, i pasted them last, i pasted it yesterday, i pasted them yesterday, you know which one i mean, you know the one i mean, you know the ones i mean`;
export const imaginedAlone = `imagine it, imagine them, imagine one, imagine some, make it up, make them up, make one up, make some up, invent it, invent them, invent one, invent some, picture it, picture them, use a typical, use typical, use the usual, use similar, use a similar, any will do, any one will do, whatever you imagine, guess it, guess them`;
export const imagined = `with whatever you imagine, with what you imagine, just imagine it, just imagine them`;
/** "Make up a clause": before the material's name. */
export const inventing = `imagine, invent, make up, pretend you have, pretend you had, pretend to have, as if you had, pretend you have read`;
export const absentAlone = `forgot to, i forgot, too long to, to be pasted, to be sent, to be added, to be attached, to be copied, to be supplied, to be provided, i dont have it, i dont have them, i havent got it, i havent got them, dont have it, dont have them, havent got it, havent got them, i havent it, not with me, not to hand, not at hand, not pasted, not copied, not included, not available yet, cant find it, cant find them, i cant find it, i cant find them, i lost it, i lost them, no time to, wont paste it, wont paste them, im not pasting, not pasting`;
export const more = `more other others another rest remaining each every one if`;
export const negations = `not dont never no without wont`;
/** They need to be told to whom: "I'll give you", and not "the patient will give". */
export const handingToModel = `give provide bring supply write type add copy drop send forward share sending giving forwarding sharing typing adding bringing writing`;
/** "You already have the rules": before the material's name. */
export const knowing = `you already know, you already have, you already had, youve already got, youve already seen, you have already seen, i already gave you, i already sent you, ive already sent you, you know the`;
/** It is there after all. */
export const here = `above below here underneath between following pasted beneath next`;
/** How something is sent, and not what: "by email". */
export const means = `by via`;
/** To whom, or what, is handed over: "I'll give you", "I'll send it". */
export const modelOrIt = `you it them`;
/** Before the place: "in the drawer". */
export const places = `in on at`;
/** Between the two: "in my drawer". */
export const owners = `my the our his her their`;
