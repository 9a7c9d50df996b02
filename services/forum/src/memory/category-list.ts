import type { CategoryRepository } from '../data/category-repository.ts';
import type { PostRepository } from '../data/post-repository.ts';
import { shownCategory, type CategoryRecord } from '../domain/category.ts';

/** What another replica changed shows after this. */
const freshMs = 2_000;

/** The categories in their order, with how many visible posts each shows. */
export interface Categories {
  all: readonly CategoryRecord[];
  /** Ids of those that take posts. */
  open: ReadonlySet<string>;
  /** By the category that the posts show. */
  postCounts: ReadonlyMap<string, number>;
}

/** The categories as every answer needs them, read anew at most every two seconds and after a change of this replica. */
export interface CategoryList {
  read(): Promise<Categories>;
  forget(): void;
}

const shownCounts = (
  open: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const shown = new Map<string, number>();
  for (const [id, count] of counts) {
    const category = shownCategory(open, id);
    shown.set(category, (shown.get(category) ?? 0) + count);
  }
  return shown;
};

export const createCategoryList = (
  categories: Pick<CategoryRepository, 'list'>,
  posts: Pick<PostRepository, 'countByCategory'>,
  now: () => number = Date.now,
): CategoryList => {
  let held: { read: Promise<Categories>; at: number } | null = null;

  const load = async (): Promise<Categories> => {
    const [all, counts] = await Promise.all([categories.list(), posts.countByCategory()]);
    const open = new Set(all.filter(({ isRetired }) => !isRetired).map(({ _id }) => _id));
    return { all, open, postCounts: shownCounts(open, counts) };
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
