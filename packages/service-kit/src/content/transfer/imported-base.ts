import type { VersionRepository } from '../../versions/version-repository.ts';
import type { ImportBaseRepository } from './import-base-repository.ts';
import type { Base } from './three-way.ts';

export interface BaseDeps {
  versions: VersionRepository;
  importBases: ImportBaseRepository;
}

interface Asked {
  kind: string;
  recordId: string;
  /** Whether content/ brought it. */
  isImported: boolean;
  /** Whether staff edited it without leaving a version: what content/ brought is not known then. */
  isUntold: boolean;
  /** What stands there now. */
  ours: NonNullable<Base>;
}

const parsed = (json: string) => JSON.parse(json) as NonNullable<Base>;

/**
 * What the file of a record said as it was imported last: as staff's import kept it, whatever was taken of it, else from the
 * versions that content/ left. Where content/ brought it and nothing was kept since, it is as it was brought; the first change
 * of all kept what stood there before it.
 */
export const importedBase = async (
  { versions, importBases }: BaseDeps,
  { kind, recordId, isImported, isUntold, ours }: Asked,
): Promise<Base> => {
  const file = await importBases.find(kind, recordId);
  const version = await versions.findImported({ kind, recordId });
  const isLater = file && version?.source === 'imported' && version.savedAt > file.at;
  if (file && !isLater) return parsed(file.fields);
  if (version && (isImported || version.source === 'imported')) return parsed(version.state);
  if (!isImported || isUntold || (await versions.isKept(kind, recordId))) return null;
  return ours;
};
