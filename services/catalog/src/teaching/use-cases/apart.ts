import type { CatalogDeps } from '../../use-cases/deps.ts';

/** One part of a round: where it fails, that is logged, the others go on, and the next round tries it again. */
export const apart = async (
  { logger }: Pick<CatalogDeps, 'logger'>,
  what: string,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logger.warn({ err: error, what }, 'a part of what leaves the references is tried again');
  }
};
