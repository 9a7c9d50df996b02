import type { Language } from '@academy/contracts/shared/language.ts';
import type { Rule } from './rule.ts';

const spaced = (digits: string): string => [...digits].join(' ');

/** A code such as 08003: its zeros count, so it is said digit by digit. */
const codes: Rule = [/(?<![\d.,\p{L}])0\d{2,}(?![\d.,]\d)/gu, (code) => spaced(code)];

const joined = (mark: RegExp) => (digits: string) => digits.replace(mark, '');

/** After the mark: as a number where Spanish would, digit by digit where it is long; in English always by digits. */
const fraction = (digits: string, language: Language): string =>
  language === 'en' || digits.length > 3 ? spaced(digits) : digits;

const decimals = (mark: string, said: string, language: Language): Rule => [
  new RegExp(String.raw`(\d)${mark}(\d+)(?![\d${mark}]|\p{L})`, 'gu'),
  (_, whole = '', digits = '') => `${whole} ${said} ${fraction(digits, language)}`,
];

const range = (said: string): Rule => [/(?<=\d)\s*[-–—]\s*(?=\d)/g, ` ${said} `];
const minus = (said: string): Rule => [/(?<=^|[\s(])[-−](?=\d)/g, `${said} `];
/** GPT-4, v3. */
const afterName: Rule = [/(?<=\p{L})-(?=\d)/gu, ' '];

const ordinals = [
  '',
  'primer',
  'segund',
  'tercer',
  'cuart',
  'quint',
  'sext',
  'séptim',
  'octav',
  'noven',
  'décim',
];
const sayOrdinal = (_: string, number = '', mark = ''): string => {
  const stem = ordinals[Number(number)];
  return stem ? `${stem}${mark === 'ª' ? 'a' : 'o'}` : number;
};

export const numbers: Readonly<Record<Language, readonly Rule[]>> = {
  es: [
    codes,
    [/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.]*\d)/g, joined(/\./g)],
    [/(?<![\d.,])\d{1,3}(?:[  ]\d{3})+(?!\d)/g, joined(/[  ]/g)],
    [/\b(\d{1,2})\.?([ºª])/g, sayOrdinal],
    decimals(',', 'coma', 'es'),
    decimals(String.raw`\.`, 'punto', 'es'),
    afterName,
    range('a'),
    minus('menos'),
    [/\bv(\d+)\b/g, 'versión $1'],
    [/\b1\/2\b/g, 'un medio'],
    [/(\d)\s*\/\s*(?=\d)/g, '$1 de '],
  ],
  en: [
    codes,
    [/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, joined(/,/g)],
    decimals(String.raw`\.`, 'point', 'en'),
    afterName,
    range('to'),
    minus('minus'),
    [/\bv(\d+)\b/g, 'version $1'],
    [/\b1\/2\b/g, 'one half'],
    [/(\d)\s*\/\s*(?=\d)/g, '$1 out of '],
  ],
};
