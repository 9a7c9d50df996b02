import { createCached, type Cached } from '@academy/service-kit/cache/cached.ts';
import type { CategoryRepository } from '../data/category-repository.ts';
import type { CategoryRecord } from '../domain/category.ts';

/** What another replica changed shows after this. */
const freshMs = 2_000;

/** The categories in their order. */
export interface Categories {
  all: readonly CategoryRecord[];
  /** Ids of those that take posts. */
  open: ReadonlySet<string>;
}

/** The categories as every answer needs them, read anew at most every two seconds and after a change of this replica. */
export type CategoryList = Cached<Categories>;

export const createCategoryList = (categories: Pick<CategoryRepository, 'list'>): CategoryList =>
  createCached(
    async () => {
      const all = await categories.list();
      return { all, open: new Set(all.filter(({ isRetired }) => !isRetired).map(({ _id }) => _id)) };
    },
    { freshMs },
  );
