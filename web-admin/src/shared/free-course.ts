import type { ContentStatus } from '@academy/contracts/shared/lists.ts';

/** The course that is open to everyone: the first in order that is published. */
export const freeCourse = <Course extends { status: ContentStatus }>(
  inOrder: readonly Course[],
): Course | undefined => inOrder.find(({ status }) => status === 'published');
