import { languages } from '@academy/service-kit/text/localised.ts';
import type { KnownLesson, Versioned } from './known.ts';
import { passagesOf, type Passage } from './passages.ts';

/** Where a passage stands. */
export interface PassagePlace {
  kind: 'lesson' | 'document';
  /** Of the lesson or document. */
  id: string;
  /** In the passage's language. */
  title: string;
}

export interface PlacedPassage extends Passage {
  /** Names it within this version of its lesson or document. */
  id: string;
  place: PassagePlace;
}

/** Tells which passages stand in the section of this one; of another language those of the same section there. */
export const isInSectionOf = (
  { place, extent, language: own }: PlacedPassage,
  language = own,
): ((other: PlacedPassage) => boolean) => {
  return (other) =>
    other.place.kind === place.kind &&
    other.place.id === place.id &&
    other.language === language &&
    other.extent.section === extent.section;
};

/** What of a lesson or document is cut. */
export type PlacedText = Versioned<
  Pick<KnownLesson, '_id' | 'titleEs' | 'titleEn' | 'contentEs' | 'contentEn'>
>;

/** The passages of one lesson or document, in both languages. */
export const placedPassages = (kind: PassagePlace['kind'], record: PlacedText): PlacedPassage[] =>
  languages.flatMap((language) => {
    const [title, content] =
      language === 'es' ? [record.titleEs, record.contentEs] : [record.titleEn, record.contentEn];
    return passagesOf(content, language).map((passage, at) => ({
      ...passage,
      id: `${kind}/${record._id}/${record.sequence}/${language}/${at}`,
      place: { kind, id: record._id, title },
    }));
  });
