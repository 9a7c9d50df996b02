import type { Language } from '@academy/contracts/shared/language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * The commonest function words of each language, with their accents. Neighbours of Spanish are here only to be told
 * from it; words that several share count for each of them, and so for none.
 */
const functionWords = {
  es: words(`
    el la los las un una unos unas de del al a y o en con por para que se su sus lo le les como más pero sin sobre
    entre cuando ya muy también este esta estos estas ese esa es son está están ha han ser fue según desde hasta
    donde qué cómo cuál no si nos nuestro todo todos cada otro otra así aún tras mientras hay hace puede
    pueden antes después nuevo nueva nuevos nuevas ahora gracias quién cuál
  `),
  en: words(`
    the a an of to and in is are was were be been for on with as by at from that this these those it its his her
    their our your you we they he she not but or if what how why when which who will would can could has have had
    do does more most than then into over after before about up out new says now
  `),
  pt: words(`
    o a os as um uma de do da dos das no na nos nas em e que com por para se seu sua como mais mas não são está foi
    ao à pelo pela também já ou quando muito isso esta este você até após entre sobre
  `),
  fr: words(`
    le la les un une des de du et en au aux est sont dans pour par sur avec que qui ce cette ces il elle ils nous
    vous pas ne plus son sa ses leur mais ou où comme être été après selon
  `),
  it: words(`
    il lo la i gli le un una di del della dei delle e in con per che è sono non si come più ma anche nel nella dal
    dalla alla al ha hanno questo questa tra dopo
  `),
  ca: words(`
    el la els les un una de del dels i en amb per que es és són no com més però també al als aquest aquesta ha han
    seu seva entre sobre
  `),
  de: words(`
    der die das ein eine einen und in zu den dem des mit von für auf ist sind nicht sich auch als wie bei nach aus
    wird werden hat haben im am zum zur über oder aber
  `),
} as const;

type Known = keyof typeof functionWords;

/** Letters, marks and endings that only Spanish writes among these. */
const spanishSigns = /[ñ¿¡]|(?:ión|dad|iones)(?!\p{Letter})/gu;
const fewestHits = 2;

const latinShare = (text: string): number => {
  const letters = text.match(/\p{Letter}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length === 0 ? 0 : latin.length / letters.length;
};

const scoresOf = (text: string): [Known, number][] => {
  const tokens = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const scores = (Object.keys(functionWords) as Known[]).map((language): [Known, number] => [
    language,
    tokens.filter((token) => functionWords[language].has(token)).length,
  ]);
  const signs = text.toLowerCase().match(spanishSigns)?.length ?? 0;
  return scores
    .map(([language, score]): [Known, number] => [language, score + (language === 'es' ? 2 * signs : 0)])
    .sort(([, a], [, b]) => b - a);
};

/** The academy's language that a tag such as `es-MX` names; `other` for another, null for none. */
export const declaredLanguage = (declared: string): Language | 'other' | null => {
  const tag = declared.trim().slice(0, 2).toLowerCase();
  if (tag === '') return null;
  return tag === 'es' || tag === 'en' ? tag : 'other';
};

/**
 * Which of the academy's languages a text is written in; null for another, or where nothing tells. The words decide;
 * what the feed declares, such as `es-MX`, decides where they do not.
 */
export const detectLanguage = (text: string, declared = ''): Language | null => {
  if (latinShare(text) < 0.5) return null;
  const claim = declaredLanguage(declared);
  const scores = scoresOf(text);
  const [best, second] = scores;
  if (best && second && best[1] >= fewestHits && best[1] > second[1])
    return best[0] === 'es' || best[0] === 'en' ? best[0] : null;
  if (claim === 'other' || claim === null) return null;
  // Undecided between some: the claim holds unless the words speak for others only.
  const claimed = scores.find(([language]) => language === claim)?.[1] ?? 0;
  return best && best[1] >= fewestHits && claimed < best[1] ? null : claim;
};
