import type { CatalogDeps } from '../deps.ts';

type RemovalDeps = Pick<CatalogDeps, 'coverImageRecords' | 'courses' | 'versions'>;

const unusedMs = 24 * 3_600_000;

/** What was last used before this moment may go. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - unusedMs);

/** Courses first: a version leaves its course only once it is filed. */
const isShown = async ({ courses, versions }: RemovalDeps, id: string): Promise<boolean> =>
  (await courses.hasCoverImage(id)) || (await courses.isUsedUnfiled(id)) || (await versions.isUsed(id));

/**
 * Deletes a picture that neither a course, in the bin too, nor a version has; whether it did. A save that begins meanwhile
 * has marked it as used, and it stays.
 */
export const removeUnshownImage = async (deps: RemovalDeps, id: string, now: Date): Promise<boolean> =>
  !(await isShown(deps, id)) && deps.coverImageRecords.deleteUnused(id, unusedSince(now));
