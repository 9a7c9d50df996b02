/** Units of length, by kind. */
export const units = {
  words: 'word words',
  characters: 'character characters chars',
  lines: 'line lines',
  sentences: 'sentence sentences',
  paragraphs: 'paragraph paragraphs',
  items: 'bullet bullets point points step steps',
  pages: 'page pages sheet sheets',
  screens: 'screen screens',
} as const;

export const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  half: 0.5,
  couple: 2,
  dozen: 12,
};
/** They multiply what stands before them. */
export const multipliers: Record<string, number> = { hundred: 100, thousand: 1000 };
/** Between the parts of a number: "one hundred and fifty", "a couple of". */
export const numberJoins = 'and of a';

export const ceilingsBefore = `maximum, maximum of, at most, at the most, max, no more than, not more than, never more than, fewer than, less than, under, below, up to, within, limit of, limited to, limit it to, keep it to, keep it under, not exceed, not exceeding, no longer than, fit in, fit into, fits in, fit on, fits on, fits into, fit within, fits within, cap, cap of, capped at, tops`;
export const ceilingsAfter = `at most, at the most, maximum, max, or fewer, or less, tops, at the outside, cap, limit, or under, flat`;
export const floorsBefore = `at least, minimum, minimum of, no less than, no fewer than, not less than, over, more than, upwards of, min`;
export const floorsAfter = `at least, minimum, or more, and up, upwards, min, or longer, or over`;
export const about = `about, around, roughly, approximately, approx, some, circa`;

export const eachMarks = `each, apiece, per head`;
export const togetherMarks = `in total, altogether, in all, all told, together, overall, all in, combined, the whole answer, the whole thing, the whole text`;
/** After the unit, with the part: "per section". */
export const perWords = 'per every each';

/** Before a number they say that the thing is there already: "the 40 pages". */
export const definites = 'the this that these those my your his her its our their';
/** What tells how long something is or was. */
export const tellingVerbs = `has have had is are was were runs ran wrote came took takes got sent gave said made ends fits used filled`;
/** Verbs whose object is there already: "summarise a report of 40 pages". */
export const transforming = `summarise summarize summarises summarizes summarising summarizing condense shorten cut reduce translate read analyse analyze review revise proofread edit turn convert rewrite transcribe`;
export const conditionals = 'if when though although unless whenever once';
export const negations = 'no not never nor dont without avoid cant cannot';
export const instead = 'instead rather';
/** Two things of their own lengths. */
export const alternatives = 'other another versions version then';

/** What the answer as a whole is called. */
export const wholes =
  'notice poster sign text answer reply email mail message letter note ad advert advertisement flyer report summary leaflet explanation minutes label everything all';
/** Parts of an answer with lengths of their own. */
export const parts =
  'title titles headline headlines heading subtitle subject body greeting intro introduction footer header quote paragraph paragraphs sentence sentences line lines section bullet bullets point block summary detail slogan caption note';

/** What a prompt brings with it: "six pages of notes", "the thirty-page report". */
export const materials =
  'note notes scrawl scrawls scribbles handwriting report contract agreement document documents minutes letter letters email emails review reviews transcript file book manual rules statutes text original article draft application applications catalogue lease record';
/** Where such things are said to be. */
export const bringing =
  'paste pasted pasting pastes attached attach attaching attachment below above under follow follows following sharing here have got sending';
/** Verbs whose object is still to be made: "write a twenty-page report". */
export const making =
  'write draft make give produce create prepare generate compose deliver want need add include put';
/** Before a part with a length of its own: "each line". */
export const partMarks = `each every per`;
/** "Explain the three, in ten words"; "the topic in one word" is another matter. */
export const manners = `in`;
/** "Ten words a line". */
export const articles = `a an`;
/** After "per" these are no parts: "per cent". */
export const notParts = `cent cents`;
/** Between a thing and its length: "one line of". */
export const links = `of with`;
/** Between the parts of a number: "one hundred and five". */
export const ands = `and`;
/** Between two numbers of a range: "3 to 5". */
export const rangeJoins = `to or and`;
/** "Una docena", "half a dozen". */
export const groups = `couple dozen`;
/** They are numbers only before what they count; "once" is eleven in Spanish. */
export const notAlone = `a an one some`;
/** A number before them is a name and no length: "the 502 page". */
export const singulars = `word line sentence paragraph page sheet character bullet screen`;
/** Between a number and its unit: "two very short sentences". */
export const graduals = `very of`;
