/** Signs that a writer tells of a situation. */
export const contextCues = `you have two, you have three, here is, here are, below is, below are, ill paste, i will paste, i am giving you, im giving you, i give you, i work, we work, i am, im, we are, were a, i have, we have, ive, weve, i run, we run, i manage, we sell, i sell, we offer, i live, we live, i teach, we teach, i lead, i organise, i organize, i own, we own, i look after, i maintain, we maintain, i just, we just, i keep, we keep, we get, i get,
yesterday, last week, last month, last year, im going to, i am going to, we are going to, they asked me, i was asked, currently, so far, until now, it turns out, the problem is, the situation is, we know that, bear in mind that, keep in mind that,
my company, our company, my business, our business, my shop, our shop, my team, our team, my boss, my client, my customer, my customers, our customers, my students, my pupils, my son, my daughter, my mother, my father`;

/** What a reason begins with. */
export const reasonCues = `because, since, due to, given that, as a result of, the reason is, considering that, knowing that, now that, before the, otherwise, or else`;

/** "Or families will say we hid something": what follows if it is not done. */
export const alternatives = `or`;
export const futures = `will wont`;

/** Verbs of facts. */
export const factVerbs = `is are was were has have had bought arrived ordered received started opened closed wants want needs need says said lasts costs sells works lives uses happened expects knows prefers pays studies
takes comes came remains changed rose fell ends begins celebrates sold wrote replied asked asks complained called signed signs approved decided broke failed fails lost moved joined missed waited runs owns wears speaks reads opens closes starts
arrives thinks believes fears gets got goes went understands rents booked rang paid sent saw went works attends serves share shares send sends complains use uses doesnt didnt isnt wasnt hasnt arent cant wont`;

/** Subjects of sentences about the answer and not about the situation. */
export const answerSubjects = `tone answer output result format summary explanation script title length style language response reply cell column columns row rows maximum minimum`;

/** Verbs of what happened. */
export const events = `bought arrived ordered received started opened closed was were had happened sold wrote replied asked complained called signed approved decided broke failed lost moved joined missed waited booked paid sent saw went came got took gave left found fell ended promised refused delivered cancelled canceled charged changed rented hired stayed stopped worked lived`;
/** They open a relative clause. */
export const relatives = `which that who whose where when`;
/** "Para que" and "so that" begin a purpose. */
export const purposes = `so`;
/** After these the word is a noun: "la pregunta", "his needs". */
export const nounMarks = `the a an my your his her their its of each this that to`;
/** First words with which writers speak of themselves. */
export const ownSubjects = `my our we i`;
/** They demand and tell no fact. */
export const obligations = `must should shall`;

/** They open a rule for a case, and no case: "if a price is missing", "each row". */
export const ruleOpenings = `if, unless, whenever, whatever, whichever, whoever, wherever, each, every, any, anything, everything, all the, only if, even if, for each, for every, in each, in every, with each, from each, per, where it, where there, where something, where anything, not there, nothing`;
/** Before the opening of a rule. */
export const ruleLinks = `and but or so then also because`;
/** What stands where nothing is known. */
export const blanks = `null nil`;
/** How material is announced: it is there, and tells nothing of the situation yet. */
export const announcements = `ill paste, i will paste, i paste, im pasting, pasted, is pasted, are pasted, pasting, attached, here is, here are, below is, below are, is below, are below, goes between, go between, is between, are between, comes between, in the box below, between the, between tags, between marks, stands between, stand between`;
/** Days, months and times. */
export const calendar = `monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february april june july august september october november december jan feb apr aug sept oct nov dec yesterday today tomorrow tonight weekend noon midnight pm am`;
/** They demand where they open a clause. */
export const demandOpenings = `use, say, put, include, omit, keep, mention, stick to, cite, avoid, skip, leave, add, remember, note that, open with, close with, start with, end with, begin with, finish with`;
/** In a sentence that asks they open what is to be answered: "what comes next". */
export const interrogatives = `what how why whether`;
/** Names of a gap before what stands for it: "missing: null". */
export const gapNames = `missing absent blank empty unknown unreadable illegible smudged`;
/** They tell how to write, and are no names of the case. */
export const languages = `english spanish french german italian portuguese british american english json csv xml yaml markdown word excel whatsapp pdf`;
/** Tags around the facts of the case. */
export const factNames = `facts details case information`;
/** Parts of the answer: what is said of them tells nothing of the situation. */
export const answerParts = `heading headings field fields step steps section sections label labels verdict verdicts`;
