import { textsOnDemand } from '../src/app/texts-on-demand.ts';

/** The files of a language's texts that come in one request with the first page. */
export const preloadedTexts = (language: string): RegExp =>
  new RegExp(`(?<!/(?:${textsOnDemand.join('|')}))/locales/${language}\\.json$`);
