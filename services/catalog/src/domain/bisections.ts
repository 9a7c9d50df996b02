/** Beyond these words, a text is searched for as a whole alone. */
const mostWords = 8;

/** A text of a few words cut into two parts at each place, each part once as `part` and once as `rest`. */
export const bisections = (text: string): { part: string; rest: string }[] => {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length > mostWords) return [];
  return words.slice(1).flatMap((_, cut) => {
    const [first, second] = [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')];
    return [
      { part: first, rest: second },
      { part: second, rest: first },
    ];
  });
};
