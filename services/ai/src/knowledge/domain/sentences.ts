/** Abbreviations after which a full stop ends no sentence, folded. */
const abbreviations =
  /(?:^|[\s(«"“¿¡])(?:p|ej|etc|sr|sra|dr|dra|art|núm|num|pág|pag|vs|e\.g|i\.e|mr|mrs|ms|no|fig|aprox|approx)\.$/i;

/** Longer than the longest abbreviation with what stands before it. */
const abbreviationReach = 10;

/** Where a sentence may end: its marks, all of them, with closing quotes behind them, and a beginning after the space. */
const ending = /(?<![.!?…])[.!?…]+["'»”’)\]*_]*\s+(?=["'«“‘(¿¡[*_]*[\p{Lu}\p{N}])/gu;

/** The sentences of a plain text, in order and trimmed; a text without an end mark is one sentence. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length;
    const endOfMark = match.index + match[0].trimEnd().length;
    if (abbreviations.test(text.slice(Math.max(start, endOfMark - abbreviationReach), endOfMark))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
};
