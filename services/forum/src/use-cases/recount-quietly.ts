import type { ForumDeps } from './deps.ts';

/** After a write that is kept: what cannot be counted now is counted after its own event. */
export const recountQuietly = async (
  { recount, logger }: Pick<ForumDeps, 'recount' | 'logger'>,
  postId: string,
): Promise<void> => {
  try {
    await recount(postId);
  } catch (error) {
    logger.warn({ err: error, postId }, 'replies are counted later');
  }
};
