import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { LinkPreview } from './link-previews.ts';

/** Characters of a description; what shows previews cuts them sooner. */
const MOST = 300;

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:]+$/, '')}…`;
};

const locales = { es: 'es_ES', en: 'en_GB' } as const;

/** The page as it was built, with the head of one course, lesson or document in one language. */
export const fillPreview = (
  html: string,
  { title, description, language, brand }: LinkPreview & { language: Language; brand: string },
): string => {
  const put = (text: string, pattern: RegExp, value: string): string =>
    text.replace(pattern, (_all, before: string) => before + escapeHtml(value));
  const metas: readonly [RegExp, string][] = [
    [/(<html lang=")[^"]*/, language],
    [/(<title>)[^<]*/, `${short(title)} · ${brand}`],
    [/(name="description"\s+content=")[^"]*/, short(description)],
    [/(property="og:type"\s+content=")[^"]*/, 'article'],
    [/(property="og:title"\s+content=")[^"]*/, short(title)],
    [/(property="og:description"\s+content=")[^"]*/, short(description)],
    [/(property="og:locale"\s+content=")[^"]*/, locales[language]],
    [/(property="og:locale:alternate"\s+content=")[^"]*/, locales[language === 'es' ? 'en' : 'es']],
  ];
  return metas.reduce((text, [pattern, value]) => put(text, pattern, value), html);
};
