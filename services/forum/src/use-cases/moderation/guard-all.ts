import type { ForumDeps } from '../deps.ts';

/**
 * Runs a write that names these members. Where the account of one was deleted meanwhile, what it wrote of them is erased
 * again. Null stands for nobody.
 */
export const guardAll = <T>(
  { erasure }: Pick<ForumDeps, 'erasure'>,
  userIds: readonly (string | null)[],
  write: () => Promise<T>,
): Promise<T> =>
  userIds
    .filter((userId) => userId !== null)
    .reduce((inner, userId) => () => erasure.guard(userId, inner), write)();
