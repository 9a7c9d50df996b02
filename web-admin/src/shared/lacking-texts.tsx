import type { Language } from '@academy/contracts/shared/language.ts';
import { useTranslate } from 'ra-core';
import { languages } from '../app/i18n/current-language.ts';

const ends: Record<Language, RegExp> = { es: /(?:Es|\.es)$/, en: /(?:En|\.en)$/ };

/** A text by its path: `hints.example.es` is `example`, `promptEs` is `prompt`. */
export const textNamed = (path: string): string =>
  path
    .replace(/\.(?:es|en)$/, '')
    .replace(/(?:Es|En)$/, '')
    .split('.')
    .at(-1) ?? path;

/** The paths of texts by the language that they are to be written in. */
export const byLanguage = (paths: readonly string[]): { language: Language; names: string[] }[] =>
  languages
    .map((language) => ({
      language,
      names: [...new Set(paths.filter((path) => ends[language].test(path)).map(textNamed))],
    }))
    .filter(({ names }) => names.length > 0);

/** Which texts are still to be written, and in which language. */
export function LackingTexts({ paths }: { paths: readonly string[] }) {
  const translate = useTranslate();
  return byLanguage(paths).map(({ language, names }) => (
    <span key={language} className="tag tag--lack">
      {translate(`resources.outline.missing.${language}`, {
        what: names.map((name) => translate(`resources.outline.lacking.${name}`)).join(', '),
      })}
    </span>
  ));
}
