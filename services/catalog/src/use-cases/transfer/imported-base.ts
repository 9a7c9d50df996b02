import type { Base } from '../../domain/transfer/three-way.ts';
import type { CatalogDeps } from '../deps.ts';

interface Asked {
  kind: string;
  recordId: string;
  /** Whether content/ brought it. */
  isImported: boolean;
  /** What stands there now. */
  ours: NonNullable<Base>;
}

/**
 * What a record was when its files were imported last, from its kept versions. Where content/ brought it and nothing was kept
 * since, it is as it was brought; the first change of all kept what stood there before it.
 */
export const importedBase = async (
  { versions }: Pick<CatalogDeps, 'versions'>,
  { kind, recordId, isImported, ours }: Asked,
): Promise<Base> => {
  const imported = await versions.findImported({ kind, recordId });
  if (imported && (isImported || imported.source === 'imported'))
    return JSON.parse(imported.state) as NonNullable<Base>;
  if (!isImported || (await versions.isKept(kind, recordId))) return null;
  return ours;
};
