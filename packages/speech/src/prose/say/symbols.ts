import type { Language } from '@academy/contracts/shared/language.ts';
import type { Rule } from './rule.ts';

interface SymbolWords {
  dot: string;
  at: string;
  and: string;
  plus: string;
  times: string;
  equals: string;
  or: string;
  per: string;
  number: string;
}

const words: Readonly<Record<Language, SymbolWords>> = {
  es: {
    dot: 'punto',
    at: 'arroba',
    and: 'y',
    plus: 'más',
    times: 'por',
    equals: 'igual a',
    or: 'o',
    per: 'por',
    number: 'número',
  },
  en: {
    dot: 'dot',
    at: 'at',
    and: 'and',
    plus: 'plus',
    times: 'times',
    equals: 'equals',
    or: 'or',
    per: 'per',
    number: 'number',
  },
};

/** A web address is said by its host alone; the rest of it nobody could follow. */
const addresses = ({ dot, at }: SymbolWords): Rule[] => [
  [
    /\bhttps?:\/\/(?:www\.)?([^\s/?#:)\]]+)[^\s)\]]*/gi,
    (_, host = '') => host.replace(/\.$/, '').replaceAll('.', ` ${dot} `),
  ],
  [
    // From the beginning of the name only, or each of its letters would be tried as one.
    /(?<![\w.+-])([.+-]*)(\w[\w.+-]*@[\w-]+(?:\.[\w-]+)+)/g,
    (_, before = '', written = '') => before + written.replace('@', ` ${at} `).replaceAll('.', ` ${dot} `),
  ],
];

/** What stands between two numbers or two words and has a word of its own. */
const between = (say: SymbolWords): Rule[] => [
  [/\s*&\s*/g, ` ${say.and} `],
  [/(?<=[\d)])\s*\+\s*(?=[\d(])/g, ` ${say.plus} `],
  [/(?<=\d)\s*[×x*]\s*(?=\d)/g, ` ${say.times} `],
  [/(?<=[\d)])\s*=\s*(?=[\d(])/g, ` ${say.equals} `],
  [/#(?=\d)/g, `${say.number} `],
  [/(?<=\p{L})\/(?=\d)/gu, ` ${say.per} `],
  [/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, ` ${say.or} `],
];

export const addressesSaid = (language: Language): readonly Rule[] => addresses(words[language]);
export const symbolsSaid = (language: Language): readonly Rule[] => between(words[language]);

/** Three words at least. */
const isClause = (quoted: string): boolean => /\S\s+\S+\s/.test(quoted);

/** What is only seen becomes a pause, or nothing. */
export const pausesAndRest: readonly Rule[] = [
  // A quoted clause would run into what follows.
  [
    /[«"“]([^«»"“”]*[\p{L}\p{N}])[»"”](?=\s+\p{L})/gu,
    (quoted, inner = '') => (isClause(inner) ? `${inner},` : quoted),
  ],
  [/\s*(?:→|⇒|->|=>)\s*/g, ', '],
  [/\s+[-–—―]+\s+|\s*[–—―]\s*/g, ', '],
  [/\s*[·•|]\s*/g, ', '],
  [/…|\.{2,}/g, '.'],
  [/[’‘]/g, "'"],
  [/[^\p{L}\p{M}\p{N}\s.,;:?!¿¡()'ºª-]/gu, ' '],
  // An apostrophe or a hyphen is part of a word, or nothing.
  [/(?<![\p{L}\p{N}])['-]+|['-]+(?![\p{L}\p{N}])/gu, ' '],
  [/\(\s*[.,;:]*\s*\)/g, ' '],
  [/\s+/g, ' '],
  [/\s+(?=[.,;:?!)])/g, ''],
  [/\(\s+/g, '('],
  [/([,;:])(?:\s*[,;:])+/g, '$1'],
  [/([.?!])(?:\s*[.,;:])+/g, '$1'],
  [/[,;:]+(?=[.?!])/g, ''],
  [/(?<=^|[¿¡(])[\s.,;:]+/g, ''],
];
