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
export interface CategoryList {
  read(): Promise<Categories>;
  forget(): void;
}

export const createCategoryList = (
  categories: Pick<CategoryRepository, 'list'>,
  now: () => number = Date.now,
): CategoryList => {
  let held: { read: Promise<Categories>; at: number } | null = null;

  const load = async (): Promise<Categories> => {
    const all = await categories.list();
    return { all, open: new Set(all.filter(({ isRetired }) => !isRetired).map(({ _id }) => _id)) };
  };

  return {
    read: () => {
      if (held && now() - held.at < freshMs) return held.read;
      const mine = { read: load(), at: now() };
      held = mine;
      // A failed read is not remembered.
      mine.read.catch(() => {
        if (held === mine) held = null;
      });
      return mine.read;
    },
    forget: () => {
      held = null;
    },
  };
};
