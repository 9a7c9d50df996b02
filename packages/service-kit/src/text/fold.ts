interface FoldOptions {
  /** Whether `ñ` stays another letter than `n`, as it is for who reads Spanish: `año` is not `ano`. */
  keepsEnye?: boolean;
}

const marks = /\p{Mark}+/gu;
// Without `i`: U+0345 is a mark, and its other case is the letter iota.
const lettersWithMarks = /([nN]?)(\p{Mark}+)/gu;
const tilde = '\u0303';

const withoutMarks = (_: string, n: string, removed: string): string =>
  n !== '' && removed.includes(tilde) ? n + tilde : n;

/** Lower case without accents, for comparing as people do: `Educación` and `EDUCACION` give `educacion`. */
export const fold = (text: string, { keepsEnye = false }: FoldOptions = {}): string => {
  const parts = text.normalize('NFKD');
  const plain = keepsEnye ? parts.replace(lettersWithMarks, withoutMarks) : parts.replace(marks, '');
  return plain.toLowerCase().normalize('NFC');
};
