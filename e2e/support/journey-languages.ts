import { basename } from 'node:path';
import { languages, type Language } from './texts.ts';

const inBoth = process.env.FULL === '1' || process.env.JOURNEY_LANGUAGES === 'both';

/** A number that a name always has. */
const numberOf = (name: string): number => {
  let number = 0;
  for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) >>> 0;
  return number;
};

/** The language in which a journey runs every day, which its name fixes: about half of them each. */
export const dailyLanguageOf = (journey: string): Language => (numberOf(journey) % 2 === 0 ? 'es' : 'en');

/**
 * The languages in which a journey runs: both before a release (`FULL=1`) and where a screen or a locale has changed
 * (`JOURNEY_LANGUAGES=both`), else its daily one.
 *
 * @param file the journey's own `import.meta.url`
 */
export const languagesOf = (file: string): readonly Language[] =>
  inBoth ? languages : [dailyLanguageOf(basename(file, '.spec.ts'))];
