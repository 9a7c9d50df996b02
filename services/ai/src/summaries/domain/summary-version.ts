import { createHash } from 'node:crypto';
import type { CourseOnShelf } from '../../knowledge/domain/shelf.ts';

/** Raised when summaries of the same course would come out otherwise. */
const made = 1;

/** Tells what a summary is made of: the versions of the course and its lessons, and the model that writes, if any. */
export const summaryVersion = ({ course, lessons }: CourseOnShelf, model: string | null): string => {
  const parts = [course, ...lessons].map(({ _id, sequence }) => `${_id}@${sequence}`);
  return createHash('sha256')
    .update(JSON.stringify([made, model, ...parts]))
    .digest('hex');
};
