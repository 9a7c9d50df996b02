import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Asked } from './prepared-answer.ts';

/** Whether who asks may open where a passage stands: what is locked is never quoted, nor sent to a model. */
export const mayQuote =
  ({ snapshot: { shelf }, caller }: Pick<Asked, 'snapshot' | 'caller'>) =>
  ({ place }: PlacedPassage): boolean => {
    if (place.kind === 'document') {
      const document = shelf.document(place.id);
      return document !== null && shelf.opensDocument(document, caller);
    }
    const lesson = shelf.lesson(place.id);
    return lesson !== null && shelf.opensCourse(lesson.course._id, caller);
  };
