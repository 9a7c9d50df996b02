import type { UnansweredKind } from '@academy/contracts/http/ai/sent-questions.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { KnowledgeSnapshot } from '../../knowledge/domain/knowledge-snapshot.ts';
import {
  isInSectionOf,
  type PassagePlace,
  type PlacedPassage,
} from '../../knowledge/domain/placed-passages.ts';

/** Where the texts lack something. */
export interface GapPlace extends Pick<PassagePlace, 'kind' | 'id'> {
  /** A lesson's section by its headings: its number would be another's as soon as a section is added. */
  section: Localised | null;
}

export interface Gap {
  kind: UnansweredKind;
  /** Null where nothing is near. */
  place: GapPlace | null;
}

/**
 * That somebody asked near a place within the last months what the tutor could not answer: no question, and who it was only as a
 * keyed hash that is another at each place. Of one person at one place there is one mark, with the last day alone.
 */
export interface GapMark extends Gap {
  _id: string;
  /** The gap's name, which the marks of different people have in common. */
  gap: string;
  /** In UTC, such as `2026-11-22`. */
  lastDay: string;
}

export const nameOf = ({ kind, place }: Gap): string =>
  place === null
    ? `${kind}/elsewhere`
    : [kind, place.kind, place.id, ...(place.section ? [place.section.es] : [])].join('/');

const sectionOf = (
  passage: PlacedPassage,
  { passages }: Pick<KnowledgeSnapshot, 'passages'>,
): Localised | null => {
  const { place, heading, language } = passage;
  if (place.kind === 'document' || heading === null) return null;
  const other = passages.find(isInSectionOf(passage, language === 'es' ? 'en' : 'es'));
  const otherHeading = other?.heading ?? heading;
  return language === 'es' ? { es: heading, en: otherHeading } : { es: otherHeading, en: heading };
};

/** The place of a passage: in whichever language it was asked near, the same. */
export const gapPlaceOf = (
  passage: PlacedPassage,
  snapshot: Pick<KnowledgeSnapshot, 'passages'>,
): GapPlace => ({
  kind: passage.place.kind,
  id: passage.place.id,
  section: sectionOf(passage, snapshot),
});
