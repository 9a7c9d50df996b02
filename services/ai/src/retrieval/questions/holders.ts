import type { AnsweredQuestions } from '@academy/contracts/content/questions-file.ts';
import { flat } from '../../knowledge/domain/passage-id.ts';
import type { PassagePlace, PlacedPassage } from '../../knowledge/domain/placed-passages.ts';

/** Known questions with the sentences that answer them; an empty one stands in no text. */
export interface HeldQuestions extends AnsweredQuestions {
  /** The only text that they are about; absent where any may hold their sentences. */
  place?: Pick<PassagePlace, 'kind' | 'id'>;
}

/**
 * For each entry the passages that hold its sentence, by their place in the list. An entry whose sentence staff have edited away
 * has none.
 */
export const holdersOf = (
  entries: readonly HeldQuestions[],
  passages: readonly PlacedPassage[],
): number[][] => {
  const texts = passages.map(({ text }) => flat(text));
  return entries.map(({ place, ...entry }) => {
    const sentences = { es: flat(entry.es), en: flat(entry.en) };
    return passages.flatMap(({ language, place: at }, index) => {
      const isAbout = !place || (place.kind === at.kind && place.id === at.id);
      return isAbout && texts[index]?.includes(sentences[language]) ? [index] : [];
    });
  });
};
