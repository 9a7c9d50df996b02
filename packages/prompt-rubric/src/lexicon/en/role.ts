/** What introduces the part the model is to play. */
export const roleCues = `you are, youre, act as, act like, act in the role of, acting as, behave as, behave like, imagine you are, imagine youre, imagine that you are,
pretend you are, pretend youre, pretend to be, pretend that you are, suppose you are, assume you are, assume the role of, take the role of, take on the role of, play the role of, play the part of,
your role is, your role is that of, you will be, you will act as, you will play, respond as, reply as, answer as, respond as if you were, answer as if you were, write as if you were, as if you were,
put yourself in the shoes of, step into the shoes of, in the role of, in your role as, i want you to be, i need you to be, i want you to act as, i would like you to act as, put yourself in the place of, put yourself in the position of, i want you to play, i need you to play, i want you to think like, i want you to think as, play a, play an, play my, take the part of, your name is, serve as, work as, you work as, be my, speak as, think like, write as, write like, you own, you run, you manage, you work for, you work in, you work at, from the position of, from the point of view of, in the voice of, speaking as, writing as, on behalf of`;

/** After the cue these mean something else: "you are free to…". */
export const notRoles = `free able allowed given going asked welcome required expected not done unsure sure ready permitted provided about only
missing aware encouraged supposed interested correct right wrong`;

/** A role in name only. */
export const genericRoles = `expert specialist professional assistant helper ai person someone model genius guru machine master authority
artificial intelligence robot bot chatgpt chatbot tool system human pro wizard ninja voice`;

/** Praise adds nothing to a role. */
export const genericQualities = `best better great good helpful useful world worlds class top leading skilled highly experienced experience years many
amazing excellent famous renowned friendly smart intelligent very everything all topic topics subject subjects field area qualified`;

/** Trades too broad to guide a model on their own. */
export const broadRoles = `teacher professor consultant adviser advisor analyst engineer manager director coach tutor writer trainer technician editor
worker employee boss scientist creator developer programmer`;

/** First words of a clause in which the writer speaks of themselves. */
export const selfCues = `i im we my our ive id`;

/** "As a result," is no role. */
export const asPhrases = `result reminder example bonus starting reference follow first final table list bullet json rule matter way last whole group`;
/** After these nobody is given a role: "if you are". */
export const conditionals = `if when not`;
