import type { Language } from '@academy/contracts/shared/language.ts';
import { isTelling, wordsOf } from '@academy/service-kit/text/search-terms.ts';
import { termOf } from '../../retrieval/terms.ts';

/** A number with the word that it counts, where one stands near. */
export interface Counted {
  value: string;
  counts: string | null;
}

/** By language: "once" and "ten" are numbers in one of them. */
const values: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  es: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    docena: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veinticuatro: 24,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    doscientas: 200,
    quinientos: 500,
    quinientas: 500,
    mil: 1000,
  },
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  },
};

/** How many words after a number what it counts may stand. */
const reach = 3;

/** Thousands are parted by a point, a comma or a space, decimals by a point or a comma: 1.450 and 1,450 are the same. */
const together = (text: string): string =>
  text.replaceAll(/(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '').replaceAll(/(?<=\d)[.,](?=\d)/g, 'p');

/** The numbers of a text, in digits or words; one is left out, which is an article in Spanish. */
export const numbersOf = (text: string, languages: readonly Language[]): Counted[] => {
  const valueOf = (word: string): string | undefined => {
    if (/^\d[\dp]*$/.test(word)) return word.replace(/^0+(?=\d)/, '');
    return languages
      .map((language) => values[language][word])
      .find((value) => value !== undefined)
      ?.toString();
  };
  const all = wordsOf(together(text));
  return all.flatMap((word, at) => {
    const value = valueOf(word);
    if (value === undefined || value === '1') return [];
    const counted = all
      .slice(at + 1, at + 1 + reach)
      .find((next) => isTelling(next) && valueOf(next) === undefined);
    return [{ value, counts: counted === undefined ? null : termOf(counted) }];
  });
};

/** Whether every number of a sentence is said by a source, and says how many of the same there are. */
export const numbersAgree = (said: readonly Counted[], known: readonly Counted[]): boolean =>
  said.every(({ value, counts }) => {
    const same = counts === null ? [] : known.filter((one) => one.counts === counts);
    return (same.length > 0 ? same : known).some((one) => one.value === value);
  });
