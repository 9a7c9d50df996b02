import type { Language } from '@academy/contracts/shared/language.ts';
import type { KnownDocument, KnownLesson, Versioned } from './known.ts';
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

const languages: readonly Language[] = ['es', 'en'];

const placed = (
  kind: PassagePlace['kind'],
  record: Versioned<Pick<KnownLesson, '_id' | 'titleEs' | 'titleEn' | 'contentEs' | 'contentEn'>>,
): PlacedPassage[] =>
  languages.flatMap((language) => {
    const [title, content] =
      language === 'es' ? [record.titleEs, record.contentEs] : [record.titleEn, record.contentEn];
    return passagesOf(content, language).map((passage, at) => ({
      ...passage,
      id: `${kind}/${record._id}/${record.sequence}/${language}/${at}`,
      place: { kind, id: record._id, title },
    }));
  });

export const passagesOfLesson = (lesson: Versioned<KnownLesson>): PlacedPassage[] => placed('lesson', lesson);
export const passagesOfDocument = (document: Versioned<KnownDocument>): PlacedPassage[] =>
  placed('document', document);
