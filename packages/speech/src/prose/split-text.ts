/** The longest text that is said in one go, in characters: some 25 seconds of speech. */
export const longestText = 400;

/** The last place to breathe before the limit: after a clause, else between words, else at the limit. */
const breathAt = (text: string, limit: number): number => {
  const start = text.slice(0, limit);
  const clause = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '), start.lastIndexOf(': '));
  if (clause > limit / 3) return clause + 1;
  const space = start.lastIndexOf(' ');
  return space > 0 ? space : limit;
};

/** A text in pieces of at most `limit` characters, cut where one can breathe. */
export const cutText = (sentence: string, limit: number): string[] => {
  const done: string[] = [];
  let rest = sentence;
  while (rest.length > limit) {
    const at = breathAt(rest, limit);
    done.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? done : [...done, rest];
};

/** A long text in parts of at most `limit` characters, cut between sentences where there are any. */
export const splitText = (text: string, limit: number = longestText): string[] => {
  const sentences = text.split(/(?<=[.?!])\s+(?=[\p{Lu}\p{N}¿¡(])/u).flatMap((each) => cutText(each, limit));
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < limit)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
};
