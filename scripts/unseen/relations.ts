import type { Language } from '@academy/prompt-rubric/rubric.ts';

/**
 * Changes of a prompt that change nothing of what it asks for, so that its verdict must stay (metamorphic relations). Each
 * gives the changed text, or null where it cannot be applied.
 */
export type Relation = (text: string, language: Language) => string | null;

const greeting = { es: 'Hola, buenas tardes.', en: 'Hi there, hope you are well.' };
const thanks = { es: 'Muchas gracias por la ayuda.', en: 'Thanks a lot for the help.' };
const tone = { es: 'Que suene natural.', en: 'Make it sound natural.' };
const synonyms: Record<Language, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/\bescribe\b/i, 'redacta'],
    [/\bhazme\b/i, 'prepárame'],
    [/\bnecesito\b/i, 'me hace falta'],
    [/\bmáximo\b/i, 'como mucho'],
  ],
  en: [
    [/\bwrite\b/i, 'draft'],
    [/\bmake me\b/i, 'prepare'],
    [/\bi need\b/i, "I'd like"],
    [/\bmax\b/i, 'at most'],
  ],
};
const longWord = /(?<![\p{L}\d{[<"'«])\p{Ll}{8,}(?![\p{L}\d}\]>"'»])/u;
/** Material, examples and fields have an order of their own. */
const structured = /[\n{}[\]<>|]/;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu}|[¿¡])/u);

export const relations: Readonly<Record<string, Relation>> = {
  'a greeting before it': (text, language) => `${greeting[language]} ${text}`,
  'thanks after it': (text, language) => `${text} ${thanks[language]}`,
  'a word on tone after it': (text, language) => `${text}${/[.!?]$/.test(text) ? '' : '.'} ${tone[language]}`,
  'lower case': (text) => (structured.test(text) ? null : text.toLowerCase()),
  'lines in the place of blanks': (text) => {
    const sentences = sentencesOf(text);
    return sentences.length > 1 ? sentences.join('\n') : null;
  },
  'another order of sentences': (text) => {
    const sentences = sentencesOf(text);
    if (sentences.length < 3 || structured.test(text)) return null;
    const [first = '', second = '', ...others] = sentences;
    return [first, ...others, second].join(' ');
  },
  'a slip in one word': (text) => {
    const found = longWord.exec(text);
    if (!found) return null;
    const [word] = found;
    const at = found.index + 4;
    return text.slice(0, at) + word.charAt(5) + word.charAt(4) + text.slice(at + 2);
  },
  'a synonym': (text, language) => {
    const pair = synonyms[language].find(([word]) => word.test(text));
    return pair ? text.replace(pair[0], pair[1]) : null;
  },
  'no accents': (text) => {
    const plain = text
      .normalize('NFD')
      .replaceAll(/(?<!n)\p{M}/giu, '')
      .normalize('NFC');
    return plain === text ? null : plain;
  },
};
