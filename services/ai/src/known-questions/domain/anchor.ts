import type { Language } from '@academy/contracts/shared/language.ts';
import { flat } from '../../knowledge/domain/passage-id.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Unit } from '../../knowledge/domain/sections.ts';
import { twinsOf } from '../../retrieval/twins.ts';

const isSamePlace = (one: PlacedPassage, other: PlacedPassage): boolean =>
  one.place.kind === other.place.kind && one.place.id === other.place.id && one.language === other.language;

/** What finds a passage again: its longest sentence that stands in no other of its text, rather one that explains than a sample. */
const sentenceOf = (passage: PlacedPassage, passages: readonly PlacedPassage[]): string | null => {
  const others = passages.filter((other) => other !== passage && isSamePlace(passage, other));
  const texts = others.map(({ text }) => flat(text));
  const rank = ({ text, kind }: Unit): number =>
    (texts.some((other) => other.includes(flat(text))) ? 0 : 2) + (kind === 'prose' ? 1 : 0);
  const [best] = passage.units.toSorted((a, b) => rank(b) - rank(a) || b.text.length - a.text.length);
  return best?.text ?? null;
};

/** The sentences by which a passage is found again, its own and that of what says the same in the other language. */
export const anchorOf = (
  passage: PlacedPassage,
  passages: readonly PlacedPassage[],
): Record<Language, string | null> => {
  const twins = twinsOf(passages)[passages.indexOf(passage)] ?? [];
  const [closest] = twins.toSorted((a, b) => b.share - a.share);
  const twin = closest && passages[closest.at];
  const [own, other] = [passage, twin].map((one) => (one ? sentenceOf(one, passages) : null));
  return passage.language === 'es'
    ? { es: own ?? null, en: other ?? null }
    : { es: other ?? null, en: own ?? null };
};
