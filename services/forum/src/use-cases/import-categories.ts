import { importDecision, type ImportDecision } from '@academy/service-kit/content/import-decision.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { ContentCategory } from '../content/read-categories.ts';
import { firstGeneral, type CategoryState } from '../domain/category.ts';
import type { ForumDeps } from './deps.ts';
import { importWelcomes } from './import-welcomes.ts';

const createUnlessThere = async ({ categories }: ForumDeps, state: CategoryState): Promise<void> => {
  // Another replica may import the same content at the same moment.
  await insertOnce(() => categories.create(state, []));
};

const create = (deps: ForumDeps, { id, hash, fields }: ContentCategory): Promise<void> => {
  const at = deps.now();
  const state = { _id: id, ...fields, isRetired: false, createdAt: at, updatedAt: at };
  return createUnlessThere(deps, { ...state, importedHash: hash, editedByStaff: false });
};

const update = async (
  { categories, now }: ForumDeps,
  { id, hash, fields }: ContentCategory,
): Promise<void> => {
  await categories.change(id, (before) =>
    before.editedByStaff || before.importedHash === hash
      ? null
      : { state: { ...fields, updatedAt: now(), importedHash: hash }, events: [] },
  );
};

/**
 * Brings `content/forum` into the forum: new categories and welcome posts are created, untouched ones updated, and what
 * staff edited is left alone and reported. Running it again changes nothing.
 */
export const importCategories = async (
  deps: ForumDeps,
  contents: readonly ContentCategory[],
): Promise<Record<ImportDecision, number>> => {
  const counts: Record<ImportDecision, number> = { create: 0, update: 0, keep: 0, conflict: 0 };
  const startedAt = deps.now();
  for (const category of contents) {
    const current = await deps.categories.find(category.id);
    const decision = importDecision({ fileHash: category.hash, current, removedByStaff: false });
    counts[decision] += 1;
    if (decision === 'create') await create(deps, category);
    if (decision === 'update') await update(deps, category);
    if (decision === 'conflict')
      deps.logger.warn({ category: category.id }, 'content changed, but staff edited this category');
    await importWelcomes(deps, { category, startedAt });
  }
  deps.categoryList.forget();
  return counts;
};

/** The category that posts of a retired one show exists whatever is imported. */
export const ensureGeneral = (deps: ForumDeps): Promise<void> =>
  createUnlessThere(deps, firstGeneral(deps.now()));
