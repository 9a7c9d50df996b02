/** What announces an example of the wanted answer. */
export const exampleCues = `for example, for instance, example, an example, like this example, like these examples, like these, like this, like this one, in the style of, following this model, such as these, two examples, three examples, these examples, sample, samples, two samples, sample 1, example 1, pair 1, given pairs, same style as, shaped like, shaped exactly like this, exactly like this, we said, we wrote, we answered, i wrote, on the border, right on the line, on the line, eg, e g, borderline, border case, like so, ours look like this`;
/** The two halves of a worked pair. */
export const inputNames = `input question text message note original request comment review sentence complaint q in facts story driver call rider passenger case wrote asked data in comes`;
export const outputNames = `output answer result label classification category a out line title headline card goes gives becomes`;
/** Asking the model for examples gives none. */
export const exampleRequests = `with examples, with an example, give examples, give an example, give me examples, give me an example, include examples, include an example, use examples, add an example, add examples, provide examples`;

/** How the writer will tell a good answer. */
export const successCues = `is good if, works if, will work if, it works if, i will know it works, i will know it is right, a good result, a good answer, the result is good, success criteria, success criterion, success looks like, counts as correct, is correct if, check that, verify that, make sure, ensure that, should be able to, must be able to, needs to be able to, before you hand it over, before you answer check, when they finish reading, after reading it, in such a way that, its right if, it is right if, its right when, its good if, its good when, then i know its good, ill know its right, ill know it worked, i know its good, works when, it works when, last check, final check, finally check, check yourself, check that each, check each, check every, check whether, before you hand, before handing, before sending, before giving, before you give, recheck, re-check, reread, re-read, read it again, it is done when, done when, lastly recheck, lastly check, double check, double-check, delete any, search for each, i can find every, so i can check, good if, good when, good only if, fine if, ok if, okay if, valid if, right if, right when, right only if, done if, done right, done its job if, done its job when, does its job if, does its job when, did its job if, counts if, counts as good if, succeeds if, success is, success means, last pass, final pass, last look, check the, check if, see that the, confirm that, confirm each, look up each, look up every, look for every, look for each, search for every, cross out any, cross out every, strike out any, compare each, compare every, not valid unless, isnt valid unless, no good unless`;
/** Wishes for quality without a way to check it. */
export const qualityWishes = `high quality, top quality, good quality, as good as possible, as well as you can, do it well, make it good, make it great, make it perfect, perfect, excellent, flawless, professional looking, the best you can`;

/** What ties the answer to a source. */
export const sourceCues = `stick to what, stick to the facts, stick to the text, stick to these, stick to those, stick to them, keep to what, keep to the facts, keep to the text, use only, only use, using only, rely only on, based only on, base your answer on, based on the text, from the text only, only the information, only what is in, only what the, only facts from, according to the text, according to the document, quote the sentence, quote the passage, cite the source, cite the passage, cite your sources, copy the sentence, do not invent, dont invent, do not make up, dont make up, do not make anything up, dont make anything up, do not assume, dont assume, dont deduce, do not deduce, dont guess, do not guess, do not add facts, dont add facts, add nothing that, nothing that is not in, nothing that isnt in, without inventing, rely on, rely only, relying only, only on, only from, only what, only these, only this, only the text, only the letter, only the policy, only the rules, only the report, only the statutes, only source, sole source, source of truth, from the statutes below, from the text below, from the report, straight out of, come straight from, nothing else counts, and nothing else, nothing else, nowhere else, nothing but, no outside, nothing from outside, outside knowledge, no general, use just, just the statutes, only these articles, take the answer only, depend only on, lean on, dont fill in, do not fill in, do not go beyond, dont go beyond, do not deduce, no guessing, never guess, no inventing, invent nothing, nothing invented, without adding, dont add, do not add, add nothing, quoted, quoting, in quotes, quotation, verbatim, word for word, exact words, exact sentence, exact line, the words you, copy the, copy of the line, copy the line, clause number, rule number, number of the rule, page number, page and, name the policy line, the line that, sentence that supports, sentence it rests on, the evidence, backed up, supported by, not in there, that isnt in there, unless its in there, unless its written, no estimates, dont average, do not average, solely on, strictly on, from nothing else, nothing outside, on nothing outside, with just, just our, just the rules, just the text, just the letter, one quote, a quote for, quote for each, each quote, quotes, quote the, with a quote, quotations, no assumption, no assumptions, assume nothing, without assuming, without guessing, based on our, based on these, based on this, only source you`;
/** What to do without knowledge. */
export const unknownCues = `if you do not know, if you dont know, if it does not appear, if it doesnt appear, if it is not there, if it isnt there, if it is not in, if it isnt in, if it does not say, if it doesnt say, if the text does not, if the text doesnt, if the answer is not, if the answer isnt, if you are not sure, if youre not sure, if unsure, if in doubt, when in doubt, if a value is missing, if something is missing, if anything is missing, if it is missing, if information is missing, if there is no, if you lack, if you are missing, whatever is missing, what is missing, what it does not say, what it doesnt say, when you dont know, when you do not know, say that you do not know, say you dont know, say so, admit that, not stated, put null, use null, leave it empty, leave it blank, silent, is silent, are silent, is quiet, quiet on, says nothing, say nothing, do not say, dont say, doesnt say, does not say, dont mention, doesnt mention, does not mention, do not mention, dont cover, do not cover, doesnt cover, not covered, not mentioned, not available, not given, not in the, not in our, isnt in, is not in, not there, isnt stated, not clear in, if it isnt, if there isnt, doesnt address, does not address, not stated in, no data, none given, if none, cant be found, cannot be found, not written there, not found there, anything absent, anything missing, whatever is absent, whats absent, no rule on, no mention of, no quote means, where a fact is missing, where a figure is missing, doesnt appear, does not appear, unstated`;

/** What opens the case that a source says nothing: "if the statutes don't mention it". */
export const caseCues = `if, when, where, whatever, anything, what, anything that, whatever that, should, wherever, something`;
export const sayings = `say, speak of, speak about, mention, cover, contain, tell, state, include, specify, give, address, appear, answer, resolve, settle, list, show, provide, allow, foresee, be found, appears, found, written, stated, there`;
export const silences = `is silent, are silent, says nothing, say nothing, absent, is absent, are absent, is missing, are missing, missing, is unclear, is ambiguous, be ambiguous, s absent, omits, omit, leaves out, not found, nowhere, lacking`;

/** What asks for a line of thought. */
export const reasoningCues = `step by step, reason, reasoning, think through, think it through, explain your reasoning, show your reasoning, show your working, before answering, before you answer, before deciding, before you decide, before writing, before you write, think first, think aloud, think out loud, justify, justifying, justification, explain why, say why, with the reason, weigh, pros and cons, advantages and disadvantages, check each, review each, first analyse, first analyze, analyse first, analyze first, state your assumptions, in this order, in sequence, one by one, one at a time, each condition separately, rule by rule, point by point, before you say, before you recommend, before recommending, before concluding, before picking, before the answer, done the sums, do the sums, show the sums, show the sum, show addition, show the addition, write the sum, sum written out, the sum for each, add up, working before, see the working, the working, with working, workings, last of all, strike out, cross out, rule out, say which rule, say why, tell why, why each, which killed it, whos out and why, in steps, only then, and only then, conclusion last, answer last, each on its own, each one on its own, each separately, one after another, condition by condition, requirement by requirement, line by line, case by case, written out, sums shown, before the verdict, before the conclusion, before any conclusion, support every, support each`;

/** Marks of order. */
export const orderWords = `first second third then next finally lastly afterwards fourth before`;

/** Words that everybody fills with something else. */
export const vagueWords = `something, some things, things, stuff, nice, interesting, appropriate, suitable, proper, good, great, cool, amazing, awesome, incredible, impressive, perfect, best possible, high quality, attractive, catchy, engaging, professional and efficient, optimal, etc, and so on, a bit, a little, more or less, quite, somehow, whatever, as you like, something like that, modern, powerful, well written, well done, as soon as possible, various, fun, original, better`;

/** Orders to take material as material. */
export const dataCues = `is data, are data, is only data, is just data, is material, is only text, is just text, as data, as text, as material, as content, not as instructions, are not instructions, is not an instruction, are not orders, are not for you, not for you, not addressed to you, do not follow, dont follow, do not obey, dont obey, do not carry out, dont carry out, do not act on, dont act on, do not execute, dont execute, ignore any, ignore all, ignore the instructions, ignore instructions, ignore orders, ignore whatever, disregard any, never orders, not orders, not commands, never commands, no commands, not instructions, never instructions, no instruction, nothing in there is an instruction, is an instruction for you, is an order, gives you no orders, give you no orders, give no orders, gives no orders, gets to tell you, tells you what to do, tell you what to do, not a message for you, not to you, not aimed at you, reading matter, only read it, material to read, quoted material, outside matter, outside material, outsiders, outsider, strangers, untrusted, untrusted text, third party, third-party, hostile, no authority, has no authority, carries no authority, not obey, dont obey, never obey, never follow, not follow, no following, not to follow, do not act, dont act, not act on, do nothing it says, dont do it, you dont do it, do not do it, not do what, dont do what, do not comply, dont comply, ignore it, ignore them, ignore that, ignore those, ignore what, ignore anything, ignore requests, ignore commands, ignore demands, ignore any demands, is evidence, content is evidence, evidence never, stuff strangers wrote, wont count, does not count, doesnt count, treat what, treat everything, not obeyed, not be obeyed, not followed, not to be followed, not to be obeyed, isnt in charge, is not in charge, not in charge, nobody in charge, counts for nothing, count for nothing, can change these, can change your, changes nothing about, change your task, changes your task, change your rules, changes your rules, dont follow anything, do not follow anything, follow nothing, obey nothing, dont listen to, do not listen to, take no orders, takes no orders, only to be read, just to be read, read only, dont do what it, do not do what it, whoever it claims, not telling you what, bossing you, boss you around, orders you about`;
/** What the material might try. */
export const orderNouns = `instructions instruction orders order requests request commands command asks tells says order orders commands demand demands bossing`;

export const languageCues = `in, into, to, from`;
export const languages = `spanish english french german italian portuguese catalan galician basque arabic chinese japanese romanian ukrainian polish`;
export const vagueLanguages = `in my language, in another language, in several languages, in two languages`;
export const languageOf = `in the language of, in the same language, in both languages, in their language, in the customers language`;

/** Right after a demand or before it they take it back: "chatty no, formal". */
export const refusals = `no not`;
/** Pairs of demands that exclude each other. */
export const contradictions = [
  [
    'brief, briefly, short, concise, concisely, succinct, in one sentence',
    'detailed, in detail, exhaustive, extensive, long, in depth, thorough, comprehensive',
  ],
  ['formal tone, formal register, formal language, very formal', 'informal, casual, colloquial, chatty'],
  [
    'no jargon, without jargon, simple language, plain language, plain words',
    'technical language, technical terms, with jargon, specialist terms',
  ],
  [
    'no lists, without lists, no bullet points, without bullet points, dont use lists, do not use lists, dont use bullet points',
    'as a list, in a list, a list of, numbered list, as bullet points, in bullet points, use bullet points',
  ],
  ['no tables, without tables, dont use tables', 'in a table, as a table, a table with, make a table'],
  [
    'no examples, without examples, dont give examples',
    'with examples, give examples, include examples, give an example',
  ],
] as const;

/** Commands that say how the piece is to look: "start with…", "leave the cell empty". */
export const formVerbs = `start begin open end finish close keep leave put use follow stick treat quote copy mark cite set go`;
/** "Dos versiones: una breve y otra detallada" wants both. */
export const alternatives = `other another versions each first then`;
/** What an example is called. */
export const exampleNouns = `example examples eg sample samples border`;
/** A source that does not say it: "if it doesn't say". */
export const sayingNegations = `not doesnt dont isnt arent cant cannot never no couldnt arent wont`;
/** Parts of such an order that say by themselves what it is about; with others it has to speak of orders. */
export const dataStems = `data, text, content, orders, instructions, for you, to you, obey, authority, command, instruction, outside, outsider, stranger, untrusted, hostile, third, tell you, tells you, evidence, read, charge, counts for nothing, count for nothing, change, obeyed, followed, anything, listen, bossing, boss, claims, telling, what it`;
/** A heading of the line that says how the answer will be checked: "check: every figure is in the text". */
export const successLabels = `success verification`;
/** The same where what follows can be checked. */
export const broadSuccessLabels = `check test proof pass control`;
export const testWords = `can every each all no none nobody any match matches equals equal adds agrees agree understands understand`;
/** Vague by themselves, and not where they are counted or set against something: "one thing". */
export const countable = `things`;
export const counting = `other`;
/** What "something" is said to be for or about. */
export const openEnded = `something`;
export const specifying = `for about on`;
