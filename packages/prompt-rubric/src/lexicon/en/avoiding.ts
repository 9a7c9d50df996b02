/** Words that rule out what follows them, or a noun beside them. */
export const avoiding = `no not dont never nor neither without zero avoid avoiding avoided skip skipping drop remove delete ban banned bans forbidden instead rather`;
/** What a word is called that is named and not used. */
export const wordNouns = `word words term terms adjective adjectives adverb adverbs phrase phrases expression expressions superlative superlatives cliche cliches buzzword buzzwords`;
/** After these another demand begins: "without jargon and with a nice ending", "no more than 100 words", "not only". */
export const turns = `with but only just more longer less fewer although`;
