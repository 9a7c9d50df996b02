import { mayOpen } from '@academy/contracts/shared/entitlement.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Asked } from './prepared-answer.ts';

/** Whether who asks may open where a passage stands: what is locked is never quoted, nor sent to a model. */
export const mayQuote =
  ({ snapshot: { shelf }, caller }: Pick<Asked, 'snapshot' | 'caller'>) =>
  ({ place }: PlacedPassage): boolean => {
    if (place.kind === 'document') {
      const document = shelf.document(place.id);
      return document !== null && mayOpen(document, caller);
    }
    const lesson = shelf.lesson(place.id);
    return lesson !== null && mayOpen(lesson.course, caller);
  };
