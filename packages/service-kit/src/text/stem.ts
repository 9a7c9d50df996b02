/** Endings taken off, longest first: plural and gender in Spanish, plural and verb forms in English. */
const endings = [
  { ending: 'ciones', becomes: 'cion' },
  { ending: 'iendo', becomes: '' },
  { ending: 'mente', becomes: '' },
  { ending: 'ando', becomes: '' },
  { ending: 'ings', becomes: '' },
  { ending: 'ces', becomes: 'z' },
  { ending: 'ies', becomes: 'y' },
  { ending: 'ing', becomes: '' },
  { ending: 'ed', becomes: '' },
  { ending: 'es', becomes: '' },
  { ending: 'as', becomes: '' },
  { ending: 'os', becomes: '' },
  { ending: 's', becomes: '' },
  { ending: 'a', becomes: '' },
  { ending: 'e', becomes: '' },
  { ending: 'o', becomes: '' },
] as const;

const shortestStem = 4;

/**
 * A light stem of a folded word, the same for both languages since a text's language is not always known. It only
 * has to bring forms of one word together, `ejemplos` and `ejemplo`, `prompting` and `prompts`; what it leaves
 * need not be a word.
 */
export const stem = (word: string): string => {
  for (const { ending, becomes } of endings) {
    const rest = word.slice(0, word.length - ending.length);
    if (word.endsWith(ending) && rest.length + becomes.length >= shortestStem && !word.endsWith('ss'))
      return rest + becomes;
  }
  return word;
};
