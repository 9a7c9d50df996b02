const mostKept = 10_000;
const longestKept = 40;

/**
 * Makes something of a word once, for as long as it is kept: the same words come again and again. Keeps at most 10,000 words,
 * and none of more than 40 characters. `make` must give the same for the same word, and never undefined.
 */
export const oncePerWord = <Made>(make: (word: string) => Made): ((word: string) => Made) => {
  const kept = new Map<string, Made>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const made = make(word);
    if (word.length <= longestKept) {
      if (kept.size >= mostKept) kept.clear();
      kept.set(copyOf(word), made);
    }
    return made;
  };
};

/** A part of a text, kept as it is, would keep the whole text in memory. */
const copyOf = (word: string): string => [...word].join('');
