/** They put something where a fact is missing, before what they put: "write “no date”". */
export const putting = `write writing put putting leave leaving mark marking enter show say flag flagging use read reads note list label answer reply`;
/** What shows there that it is missing. */
export const blanks = `blank, empty, it empty, a dash, dash, a hyphen, a line, a question mark, question mark, question marks, a blank, a gap, an x, null`;
/** They make a fact up, beside what the policies know, where a negation stands before. */
export const inventions = `working it out, working them out, work it out, work them out, filling it in, filling them in, fill it in, fill them in, fill in, calculating it, calculate it`;
/** After them it is a case that may come: "if it is missing", "any gap". */
export const caseOpeners = `if when where wherever whenever any every each whatever what anything something`;
/** Where something is missing, beside what the policies know. */
export const absences = `no information, missing information, missing, dont say, doesnt say, dont name, dont give, gap, gaps, leaves something out, leaves out, leave something out, are missing, isnt given, arent given, cant find one, cannot find one, cant find it, cannot find it`;
/** They add to what the source has: "don't add dates that aren't in the minutes". */
export const adding = `add adding put putting include including use using mention mentioning invent inventing give giving write writing insert inserting cite citing`;
/** They open what is said of what would be added. */
export const openers = `that which`;
/** Which of it the source does not have. */
export const inSource = `in, there, given, stated, mentioned, listed, found, appear, appears, on`;
/** No kind of fact in particular. */
export const anyFact = `anything nothing data fact facts information info thing things something content detail details any single`;
/** They say as true what nobody knows. */
export const claiming = `claim, claiming, say, suggest, suggesting, imply, implying, hint, hinting, assure, assuring, confirm, confirming, promise, tell her, tell him, tell them, telling her, telling him, telling them, let it sound, give the impression`;
/** They do so of a matter: "without claiming anything about traces". */
export const claimsAbout = `claiming anything about, claim anything about, saying anything about, say anything about, stating anything about, state anything about`;
/** The writer does not know it yet. */
export const unknownYet = `we dont know, i dont know, we do not know, i do not know, dont know yet, not known yet, cant confirm, cannot confirm, no idea, cant tell, we cant say, i cant say, still looking into, waiting for the supplier`;
/** What the writer knows is told after them. */
export const knownCues = `what we know, we know, what i know, all i know, known, what i can confirm, what we can confirm, things you may say, all ive got`;
/** They hand over what the answer is made of, before its name or after it. */
export const handedOver = `below, attached, pasted, at the end, here are the, here is the, heres the, im pasting, i am pasting, im attaching, these, this, from these, from this, from the, summarise the, summarize the, summary of the, with the`;
/** Beside the names of material. */
export const documents = `quote quotes offer offers procedure reports label`;
/** They ask the writer where nobody else is named after them. */
export const asking = `ask`;
