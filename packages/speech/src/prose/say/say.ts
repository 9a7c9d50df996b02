import type { Language } from '@academy/contracts/shared/language.ts';
import { abbreviations } from './abbreviations.ts';
import { amounts } from './amounts.ts';
import { datesAndTimes } from './dates-and-times.ts';
import { numbers } from './numbers.ts';
import { applyRules, type Rule } from './rule.ts';
import { addressesSaid, pausesAndRest, symbolsSaid } from './symbols.ts';

/** From what is told apart by its marks (addresses, dates, amounts) to what is left of the marks. */
const rulesOf = (language: Language): readonly Rule[] => [
  ...addressesSaid(language),
  ...abbreviations[language],
  ...datesAndTimes[language],
  ...amounts[language],
  ...numbers[language],
  ...symbolsSaid(language),
  ...pausesAndRest,
];

const rules = { es: rulesOf('es'), en: rulesOf('en') };

/**
 * A text without markup as it is said: addresses, dates, amounts, numbers and abbreviations in words where their marks
 * would be misread, and no mark left but those of a sentence. Whole numbers stay digits: every voice reads those.
 */
export const say = (text: string, language: Language): string => applyRules(rules[language], text).trim();
