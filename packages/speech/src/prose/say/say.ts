import type { Language } from '@academy/contracts/shared/language.ts';
import { cutText } from '../split-text.ts';
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

/** Some rules look at a run of marks from each of its characters: in a text without end that would take minutes. */
const saidAtOnce = 1_000;

/**
 * A text without markup as it is said: addresses, dates, amounts, numbers and abbreviations in words where their marks
 * would be misread, and no mark left but those of a sentence. Whole numbers stay digits: every voice reads those.
 */
export const say = (text: string, language: Language): string =>
  cutText(text.replaceAll(/\s{2,}/g, ' '), saidAtOnce)
    .map((part) => applyRules(rules[language], part).trim())
    .filter((said) => said !== '')
    .join(' ');
