import { fold } from '@academy/service-kit/text/fold.ts';

/** Words that are written with a capital, or in capitals, inside a sentence. */
const capital = /(?<![.!?…:«“"'(¿¡*\n]\s?|^)(?<=\s[«“"(]?)\p{Lu}[\p{L}\p{N}&-]+/gu;

/** What everybody who writes of prompts calls by its name. */
const common: ReadonlySet<string> = new Set(
  'ai ia json csv xml html pdf markdown llm sql url english spanish ingles espanol excel'.split(' '),
);

/** The names in a sentence, folded. */
export const namesOf = (text: string): string[] =>
  [...text.matchAll(capital)].map(([name]) => fold(name)).filter((name) => !common.has(name));
