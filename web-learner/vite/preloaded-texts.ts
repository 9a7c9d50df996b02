import { textsOnDemand } from '../src/app/texts-on-demand.ts';

/** Words of an exercise, which the lessons' texts are completed with. */
const wordsOfLessons = 'web-kit/src/exercise';

/** The files of a language's texts that come in one request with the first page. */
export const preloadedTexts = (language: string): RegExp =>
  new RegExp(`(?<!/(?:${[...textsOnDemand, wordsOfLessons].join('|')}))/locales/${language}\\.json$`);
