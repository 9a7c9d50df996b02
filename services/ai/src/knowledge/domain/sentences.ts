/** Abbreviations after which a full stop ends no sentence, folded. */
const abbreviations =
  /(?:^|[\s(«"“¿¡])(?:p|ej|etc|sr|sra|dr|dra|art|núm|num|pág|pag|vs|e\.g|i\.e|mr|mrs|ms|no|fig|aprox|approx)\.$/i;

/** Where a sentence may end: its mark with closing quotes behind it, and a beginning after the space. */
const ending = /[.!?…]+["'»”’)\]*_]*\s+(?=["'«“‘(¿¡[*_]*[\p{Lu}\p{N}])/gu;

/** The sentences of a plain text, in order and trimmed; a text without an end mark is one sentence. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end).trim();
    if (abbreviations.test(sentence)) continue;
    sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
};
