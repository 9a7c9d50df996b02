import type { AnsweredQuestions } from '@academy/contracts/content/questions-file.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { wordsOf } from '@academy/service-kit/text/search-terms.ts';

/** A text's words alone: marks of Markdown, quotes and line ends do not tell two spellings of a sentence apart. */
export const flat = (text: string): string => ` ${wordsOf(text.replaceAll('==', '')).join(' ')} `;

/**
 * For each entry the passages that hold its sentence, by their place in the list. An entry whose sentence staff have edited away
 * has none.
 */
export const holdersOf = (
  entries: readonly AnsweredQuestions[],
  passages: readonly PlacedPassage[],
): number[][] => {
  const texts = passages.map(({ text, language }) => ({ text: flat(text), language }));
  return entries.map((entry) => {
    const sentences = { es: flat(entry.es), en: flat(entry.en) };
    return texts.flatMap(({ text, language }, at) => (text.includes(sentences[language]) ? [at] : []));
  });
};
