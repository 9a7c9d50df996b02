import type { Language } from '@academy/contracts/shared/language.ts';
import type { CourseOnShelf } from '../../knowledge/domain/shelf.ts';

export interface Extraction {
  course: CourseOnShelf;
  language: Language;
}

/** Makes a summary of the lessons' own sentences, in Markdown. Throws the signal's reason where it aborts. */
export type Extract = (extraction: Extraction, signal: AbortSignal) => Promise<string>;
