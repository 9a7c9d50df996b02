/** Structures that say little until one knows how many or of what. */
export const structures = `list, lists, line, bulletpoints, numbered list, bulleted list, bullet list, bullet points, bullet point, bullets, points, table, tables, grid, paragraph, paragraphs, section, sections, column, columns, row, rows,
heading, headings, subheadings, headlines, steps, numbered steps, outline, script, dialogue, card, cards, template, q&a, questions and answers, blocks, block, parts, ideas, options, versions, proposals, examples, questions, sentences, sentence, lines, items, slides, tweets, stanzas, verses, titles,
checkboxes, index, timeline, calendar, checklist, entries, fields, cells, categories, keys, reasons, tips, recommendations, arguments`;

/** Data formats: complete once their fields are named. */
export const dataFormats = `json, csv, xml, yaml, html, tsv, sql, json object, json array, latex, mermaid`;

/** Formats that are complete by name. */
export const namedFormats = `markdown, haiku, sonnet, tweet, text message, formal letter, minutes of the meeting, numbered steps, numbered list, checklist`;

export const formatCues = `in the format, format, formatted as, in the form of, with this structure, with the following structure, in this format, in the following format, structure the answer, structure your answer, organise the answer, organize the answer, return only, output only, answer only with, respond only with, present it as, present them as, deliver it as, structured as, divided into, split into, organised as, organized as, organised in, organized in, laid out as`;

/** What leads into the parts of a structure. */
export const partCues = `with, that includes, containing, each with, where each, made of, consisting of, for each, per, showing, that shows, in this order, separated by`;

export const quantities = `a an one two three four five six seven eight nine ten twelve fifteen twenty couple dozen half both single first second each`;

/** Parts of a text: two of them together outline it. */
export const components = `subject greeting closing summary conclusion introduction body title subtitle heading signature intro ending ingredients method`;

/** Words that announce the fields of a record or the columns of a table. */
export const fieldCues = `keys, fields, columns, properties, attributes, the keys, the fields, the columns, schema, labels`;

/** Openings after which an enumeration is the outline of the answer: "I want: 1) the cause, 2) the fix". */
export const outlineCues = `i want, give me, give me back, return, deliver, i need, include, i want back, write, answer with`;

/** The shape in other words; two of them settle it: "most likely first, and for each one how to check it". */
export const toldCues = `most likely first, likeliest first, in order, in the order, ordered by, ranked by, sorted by, for each one, for each, for every, for every one, per review, per item, each one, a line each, one line each, one per line, each on its own line, on its own line, separately, first, then, next, after that, finally, last, at the end, at the top, at the bottom, underneath, below it, half a page, one page, one side, one-side, half a side, a page, in parts, in two parts, in three parts, begin with, begins with, start with, starts with, end with, ends with, finish with, close with, lead with, opening with, in bold, in capitals, step 1, step 2, plus one, top line`;
/** How many pieces an outline has. */
export const counts = `two three four five six seven eight nine ten twelve fifteen twenty`;
/** What a number counts without opening an outline, besides units of length. */
export const countedThings = `times texts documents files`;
/** Before the number of a structure: "a list of five". */
export const ofNumber = `of`;
/** Articles that may be numbers, too. */
export const single = `a an`;
/** One of these is a shape, but its number says nothing: "a table". */
export const everyAnswerHasOne = `list table outline`;
/** They rule a structure out. */
export const structureNegations = `no not without avoid dont never`;
/** Words for a structure that is there already. */
export const anaphora = `this these that those following above below`;
/** These shape an answer even without their number. */
export const shapes = `bullets points paragraphs sections columns steps bullet headings headlines checklist`;
/** The shape of the examples is the answer's: "copy their structure". */
export const imitated = `same form as, the same form, the same shape, same shape as, the same structure, same structure as, same layout as, copy their shape, copy their form, copy their structure, copy the structure, copy the shape, copy the form, copy the order, copy order, copy the layout`;
