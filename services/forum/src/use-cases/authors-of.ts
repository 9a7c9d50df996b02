import type { Authors } from '../views/author-view.ts';
import type { ForumDeps } from './deps.ts';

/** The names of those who wrote these. */
export const authorsOf = async (
  { people, brand }: Pick<ForumDeps, 'people' | 'brand'>,
  written: readonly { userId: string | null }[],
): Promise<Authors> => ({
  names: await people.namesOf(written.flatMap(({ userId }) => userId ?? [])),
  brand,
});
