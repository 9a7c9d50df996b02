import { createHash } from 'node:crypto';
import type { ImportBaseRepository } from './import-base-repository.ts';

/**
 * Stands for what a plan was made from: another one as soon as a version that is given or a base of these records changes.
 *
 * @param versions of what is stored, as data
 */
export const planBasis = async (
  { importBases }: { importBases: Pick<ImportBaseRepository, 'listImports'> },
  records: Parameters<ImportBaseRepository['listImports']>[0],
  versions: unknown,
): Promise<string> => {
  const bases = await importBases.listImports(records);
  return createHash('sha256')
    .update(JSON.stringify([versions, bases]))
    .digest('base64url');
};
