import type { Language } from '@academy/contracts/shared/language.ts';
import { createCached, type Cached } from '@academy/service-kit/cache/cached.ts';
import { etaggedJson, type EtaggedJson } from '@academy/service-kit/http/etag.ts';

/** What another replica hid shows after this. */
const freshMs = 3_000;

/** What everybody is answered of items that staff may hide, by language, made anew every few seconds. */
export type Answers = Readonly<Record<Language, Cached<EtaggedJson>>>;

/** Holds a list in each language, ready to send. */
export const createAnswers = (list: (language: Language) => Promise<unknown>): Answers => {
  const answerIn = (language: Language) =>
    createCached(async () => etaggedJson(await list(language)), { freshMs });
  return { es: answerIn('es'), en: answerIn('en') };
};

/** What is shown has changed: this replica answers anew at once, the others within seconds. */
export const forgetAnswers = (answers: Answers): void => {
  for (const answer of Object.values(answers)) answer.forget();
};
