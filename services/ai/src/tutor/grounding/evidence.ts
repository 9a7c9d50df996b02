import type { Language } from '@academy/contracts/shared/language.ts';
import { isInSectionOf, type PlacedPassage } from '../../knowledge/domain/placed-passages.ts';

/** What a claim is compared with: the sections that its sources stand in. */
export interface Evidence {
  headings: readonly string[];
  /** Sentences, items and rows, in order. */
  units: readonly string[];
}

/**
 * The whole sections of passages, for what stands beside a passage is in the academy as well; and for an answer in another
 * language the same sections in that one.
 */
export const evidenceOf = (
  passages: readonly PlacedPassage[],
  { all, language }: { all: readonly PlacedPassage[]; language: Language },
): Evidence => {
  const found = new Set(
    passages.flatMap((passage) =>
      [...new Set([passage.language, language])].flatMap((one) => all.filter(isInSectionOf(passage, one))),
    ),
  );
  return {
    headings: [...new Set([...found].flatMap(({ heading }) => heading ?? []))],
    units: [...found].flatMap(({ units }) => units.map(({ text }) => text)),
  };
};
