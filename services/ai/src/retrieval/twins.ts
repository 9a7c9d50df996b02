import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';

/** A passage in the other language that says the same, and which part of this one it covers: 0 to 1. */
export interface Twin {
  at: number;
  share: number;
}

const sectionKey = ({ place, extent }: PlacedPassage, language: string): string =>
  `${place.kind}/${place.id}/${language}/${extent.section}`;

const overlap = (one: PlacedPassage, other: PlacedPassage): number => {
  const { from, to } = one.extent;
  const common = Math.min(to, other.extent.to) - Math.max(from, other.extent.from);
  return to > from ? Math.max(0, common) / (to - from) : 0;
};

/**
 * For each passage its twins: lessons and documents are written section by section in both languages, so what stands in the
 * same part of the same section says the same.
 */
export const twinsOf = (passages: readonly PlacedPassage[]): Twin[][] => {
  const bySection = new Map<string, number[]>();
  passages.forEach((passage, at) => {
    const key = sectionKey(passage, passage.language);
    bySection.set(key, [...(bySection.get(key) ?? []), at]);
  });
  return passages.map((passage) => {
    const other = passage.language === 'es' ? 'en' : 'es';
    const candidates = bySection.get(sectionKey(passage, other)) ?? [];
    return candidates.flatMap((at) => {
      const twin = passages[at];
      const share = twin ? overlap(passage, twin) : 0;
      return share > 0 ? [{ at, share }] : [];
    });
  });
};

/** Scores with what their twins speak for added. */
export const withTwins = (scores: readonly number[], twins: readonly Twin[][], weight: number): number[] =>
  scores.map((score, at) => {
    const support = (twins[at] ?? []).reduce((sum, twin) => sum + (scores[twin.at] ?? 0) * twin.share, 0);
    return score + weight * support;
  });
