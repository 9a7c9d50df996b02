import type { Language } from '@academy/contracts/shared/language.ts';
import { englishWords, spanishWords } from '@academy/prompt-rubric/reading/function-words.ts';

/** As languages are named in notes, without accents and capitals. */
export const languageNames = 'spanish|espanol|castellano|english|ingles|es|en';

export const languageNamed = (name: string | undefined): Language | null =>
  name === undefined ? null : /^(?:en|english|ingles)$/.test(name) ? 'en' : 'es';

const names = 'ES|EN|Es|En|Español|español|ESPAÑOL|Castellano|Spanish|Inglés|inglés|INGLÉS|English';
const named = (name: string | undefined) => (name && /^(?:en|english|inglés)$/i.test(name) ? 'en' : 'es');
const only = new RegExp(`^(?:#+ ?)?(?:\\*\\*|__)?[[(]?(${names})[\\])]? ?:?(?:\\*\\*|__)?:?$`);
const end = ' ?(?:\\*\\*|__)? ?:';
const first = new RegExp(
  `^\\s*(?:\\*\\*|__)?(?:\\[(${names})\\](?:${end})?|\\((${names})\\)(?:${end})?|(${names})${end})(?:\\*\\*|__)?\\s*`,
);
/** Another language after a stroke in the same line. */
const between = new RegExp(`\\s[/|]\\s+(?=(?:\\*\\*|__)?(?:${names})${end})`);

/** The language of a line that names one and says nothing else. */
export function languageAlone(line: string): Language | null {
  const found = only.exec(line.trim());
  return found ? named(found[1]) : null;
}

export interface Piece {
  /** Null where the line does not say it. */
  language: Language | null;
  text: string;
}

/** A line's texts, each with the language that it is marked with: "ES: … / EN: …". */
export const piecesOf = (line: string): Piece[] =>
  line.split(between).map((text) => {
    const found = first.exec(text);
    if (!found) return { language: null, text };
    return { language: named(found[1] ?? found[2] ?? found[3]), text: text.slice(found[0].length) };
  });

/** The language whose small words a text has more of; null where it shows none. */
export function languageGuessed(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    words.filter((word) => {
      const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
      return own.has(bare) && !other.has(bare);
    }).length;
  const es = count(spanishWords, englishWords) + (text.match(/[¿¡ñ]/gi) ?? []).length;
  const en = count(englishWords, spanishWords);
  return es === en ? null : es > en ? 'es' : 'en';
}
