import type { CatalogDeps } from '../../use-cases/deps.ts';

const atOnce = 500;

/**
 * Erases judged copies whose id no attempt holds: their author could not take them out any more. None comes about while
 * judging and leaving work as they should; a restored backup or another release may leave some.
 */
export const eraseOrphans = async ({
  judgedAttempts,
  offeredAttempts,
  taughtReferences,
  referencesStale,
}: CatalogDeps): Promise<void> => {
  let page = await judgedAttempts.listPage('', atOnce);
  while (page.length > 0) {
    const held = await offeredAttempts.held(page.map(({ _id }) => _id));
    const orphans = page.filter(({ _id }) => !held.has(_id));
    if (orphans.length > 0) {
      const exerciseIds = [...new Set(orphans.map(({ exerciseId }) => exerciseId))];
      // Before, so that a crash in between does not keep them in the references; and after, for a rebuild that had read them.
      await taughtReferences.markStale(exerciseIds);
      await judgedAttempts.erase(orphans.map(({ _id }) => _id));
      await taughtReferences.markStale(exerciseIds);
      referencesStale.raise();
    }
    page = await judgedAttempts.listPage(page.at(-1)?._id ?? '', atOnce);
  }
};
