/** What sets a bound when a number and a unit follow. */
export const lengthCues = `maximum, at most, a maximum of, maximum of, max, no more than, not more than, fewer than, less than, under, below, up to, within, between, at least, minimum, a minimum of, about, around, approximately, roughly, limit of, limited to, keep it to, keep it under, exactly, in, of, with, only, not exceed, does not exceed, not exceeding, over, more than`;

export const lengthUnits = `words word characters character sentences sentence lines line pages page tokens verses paragraphs paragraph sheets`;
/** Units of a limit that measure the world as well: without a bound they may be a price or a lesson's length. */
export const worldlyUnits = `minutes minute seconds second hours euros dollars pounds ingredients days`;

/** What forbids, wherever it stands. */
export const prohibitionCues = `must not, mustnt, should not, shouldnt, may not, avoid, avoiding, leave out, exclude, excluding, omit, skip, refrain from, nothing about, nothing but, nothing that, i do not want, i dont want, is forbidden, are forbidden, stay away from`;

/** What forbids when it opens its clause: "they don't know me" tells a fact. */
export const openingProhibitions = `do not, dont, never, cannot, cant`;

/** What excludes, unless it tells a fact ("it came without a wheel"). */
export const absenceCues = `without, no, except, nor, free of, not`;

/** What confines or demands. */
export const demandCues = `must, has to, have to, should, use only, only use, using only, rely only, based only on, only from, stick to, keep to, keep the, make sure, ensure, include, mention, use, end with, start with, begin with, open with, close with, address, needs to, is required, required, mandatory, respect, preserve, limit yourself, cite`;

/** What to do when something is missing or unknown. */
export const fallbackCues = `if you do not know, if you dont know, if you are not sure, if youre not sure, if you are unsure, if unsure, if in doubt, when in doubt, if something is missing, if anything is missing, if a, if an, if any, if the answer, if the data, if the information, if there is no, if there are no, if it is not, if it isnt, if you cannot, if you cant, if you lack, if information is missing, if data is missing, if missing, when a, where a, if the text, if no, if not, if something, if anything, if you need, if you are missing, if some, if one, if they, if the`;

export const toneCues = `tone, in a tone, with a tone, language, style, voice, register, tone of voice`;

export const tones = `formal informal friendly cordial professional kind serious fun casual neutral technical simple plain clear direct empathetic warm optimistic firm respectful colloquial conversational persuasive motivating
positive sober objective youthful humorous ironic academic journalistic didactic calm reassuring conciliatory enthusiastic sincere polite accessible natural pleasant creative emotional inspiring institutional upbeat playful matter-of-fact honest`;

/** Limits without a measure. */
export const vagueLimits = `brief, short, concise, long, detailed, simple, clear, quick, not too long, not very long, briefly, well written, complete, to the point, succinct, summarised, summarized`;

/** After "without" or "no" these exclude nothing. */
export const notExclusions = `doubt matter problem longer idea one wonder`;
/** Quantities of a limit, besides those of a structure. */
export const furtherQuantities = `hundred fifty forty thirty`;
/** They may stand before a demand that opens its clause. */
export const connectives = `and but please or`;
/** They open a condition. */
export const conditionals = `if`;
/** After these "not" tells of a case and forbids nothing: "if not". */
export const conditions = `if that when`;
/** They tell what happened. */
export const auxiliaries = `had has have was were is`;
/** Prepositions that introduce a limit only where something is asked for. */
export const weakLengthCues = `in of with about over`;
/** After "never" they tell what was: "never got round to it". */
export const past = `got went came did made took gave left found played learned learnt tried saw heard thought knew wanted finished started signed read bought paid`;
/** "I don't want to…" is a wish of the writer's. */
export const wishVerbs = `want`;
/** Before a demand they make it the duty of somebody else: "they should call". */
export const others = `they we i he she who people customers one just`;
/** Before the quality that is demanded: "should be honest". */
export const being = `be sound look feel`;
/** They may stand before a quality: "be very honest". */
export const graded = `very more too also so`;
