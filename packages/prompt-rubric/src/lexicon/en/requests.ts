/** Verbs of what one asks a model to do. */
export const verbs = `write rewrite draft create generate make build design produce prepare compose develop summarize
summarise explain describe define list enumerate outline compare contrast analyze analyse evaluate assess review rate rank
score sort classify categorize categorise group label tag extract identify find detect highlight translate convert
transform turn adapt simplify shorten condense expand edit proofread correct fix improve revise polish suggest propose
recommend give provide show tell answer reply respond plan schedule organize organise calculate estimate solve code
implement debug refactor test document brainstorm invent teach quiz interview ask check verify choose select pick point
name return output read narrate sketch map break walk present state argue justify cite mark fill complete split separate
merge combine update audit diagnose investigate research examine interpret rephrase reword paraphrase restructure reformat
prioritize prioritise discuss explore critique compile collect gather craft help count look copy paste sum subtract load parse redo tidy clean remove replace rename move study examine reorganise reorganize delete arrange draw separate pull lay split put work send boil word trim flag spot think imagine work run weigh tidy pack squeeze finish close end open start keep leave recheck normalise normalize standardise standardize tabulate proof go match tick rebuild redraft retell jot strike calculate turn pin pick run tease dig scan skim tally reproduce treat take follow apply stick`;

/** Words after which an imperative still opens its clause. */
export const openers = `kindly and or then now first second third next finally please also lastly just simply hi hello thanks so`;

/** Phrases that put the next bare verb as a request. */
export const requestFrames = `i was wondering if you could, i was wondering whether you could, i was wondering if you would, i was hoping you could, i was hoping you would, i wonder if you could, i wonder whether you could, would it be possible for you to, is it possible for you to, could i ask you to, can i ask you to, may i ask you to, might i ask you to, might you, could you possibly, could you maybe, could you perhaps, can you maybe, do you think you could, is there any chance you could, any chance you could, any chance you can, id appreciate it if you could, i would appreciate it if you could, id be grateful if you could, i would be grateful if you could, it would be great if you could, it would be lovely if you could, it would help if you could, would you be so kind as to, would you be so kind to, would you be kind enough to, be so kind as to, be kind enough to, if you could, would you mind, do you mind, would you be able to, are you able to, would you please kindly, i would like that you, i want that you, i need that you, id like that you, i would like you, id like you, i request you to, you are requested to, i ask you to, im asking you to, i am asking you to, i want you to, i need you to, i would like you to, id like you to, can you, could you, would you, will you,
can you please, could you please, would you please, please, your task is to, your job is to, your goal is to, your mission is to,
the task is to, you must, you should, you will, you need to, you have to, help me to, help me, help us, help us to, lets,
your role is to, you are to, you are going to, your assignment is to, the goal is to`;

/** Openings that wish for something without saying what the model has to do. */
export const vagueRequests = `help me with, help with, help me, i need help, need help, tell me about, talk about, talk to me about,
tell me something, tell me everything, say something, say something about, i want to know, i want information, i need information,
give me information, give me info, information about, info on, i need a, i need an, i need some, i want a, i want an, i want some,
id like a, id like an, i would like a, i would like an, do something, do your best, make something, write something, do it, make it`;

/** Nouns that say nothing about what should come out. */
export const vagueObjects = `something anything everything thing things stuff it this that text texts content
information info good nice great cool interesting better best useful`;

/** Words that are also nouns: `list of…` is no command. */
export const nounLikeVerbs = `list table plan draft outline answer review design name rank sort group label tag score report
test document map state mark set note point work audit research update reply output turn test code`;

export const questionWords = `what which who whom whose how when where why is are does do did should`;

/** Openings of an adverbial after which the command may come without a comma: `Using this data write…`. */
export const adverbials = `as in with for given from using based considering to after before by on`;

/** Openings that look like commands before an article and are none. */
export const notCommands = `avoid use include omit exclude skip limit keep mention stick cite unlike despite both half yesterday today tomorrow beyond besides plus versus maximum minimum sometimes everyone people customers
regardless inside outside near like except save perhaps maybe yes hello thanks note quite rather such even though`;

/** Words with which a writer who uses no punctuation begins to speak of themselves. */
export const selfStarts = `i im ive we weve my our its`;
/** What may open the object of a command that nobody knows: "unpick the". */
export const objectOpeners = `the a an my our this these each all every your his her their its me us two three four five six ten`;
/** Nouns of a text that are verbs before whom it goes to: "text my landlord". */
export const sendingVerbs = `email text message mail dm whatsapp`;
/** Before such a verb. */
export const pleas = `please kindly`;
/** After a word that may be a noun they make it one: "list of". */
export const nounComplements = `of for with`;
/** Where what is asked for ends and its circumstances begin. */
export const asides = `for in with without that where as because using so`;
/** Nouns of a wish that name nothing. */
export const emptyObjects = `something anything everything thing things stuff`;
/** What may open an object. */
export const determiners = `a an the my this these three two five four`;
/** Articles that make a noun of a word that may be a verb: "a list". */
export const indefinites = `a an some`;
/** Before a verb of wishing they make it no wish: "if you want". */
export const notWishing = `not dont that if who when never they you people`;
/** Between two commands. */
export const conjunctions = `and or`;
/** Before the reader of a piece. */
export const readerMarks = `for`;
/** Before a word that may be a verb they make it none: "the list". */
export const nounContexts = `a an the my your this that to who`;
/** What follows a command in the middle of a sentence without punctuation. */
export const runOnObjects = `a an the my this these each it them me`;
/** Function words that may end a sentence. */
export const closers = `it this that them too`;
/** They ask to play a part. */
export const roleVerbs = `act be`;
/** Beginnings of such verbs. */
export const roleStems = `pretend imagine think`;
/** Questions that ask for help with what is there, by how they open. */
export const helpQuestions = `what should i, what can i, what do i, what could i, what could it be, what might it be, what could be, what might be, what is wrong, whats wrong, what went wrong, what is causing, whats causing, what causes, what caused, what is the cause, whats the cause, what is the most likely, whats the most likely, what are the most likely, what is the likely, whats the likely, what is the reason, whats the reason, what does it mean, what does this mean, what would you, how do i, how can i, how should i, how do we, how can we, how would you, why is, why does, why do, why are, why did, where do i, where should i, which of, any idea what, any idea why, any ideas what, any ideas why`;
