import { createHash } from 'node:crypto';

/** What the store has of a record that `content/` also has. */
export interface ImportedRecord {
  /** Hash of the files as last imported. */
  importedHash: string | null;
  /** Whether staff changed it since. */
  editedByStaff: boolean;
}

export type ImportDecision = 'create' | 'update' | 'keep' | 'conflict';

/**
 * What an import does with one record of `content/`. It writes what nobody has touched since the last import and
 * never overwrites or brings back what staff edited or removed: that is a conflict for people to settle.
 */
export const importDecision = (options: {
  fileHash: string;
  current: ImportedRecord | null;
  removedByStaff: boolean;
}): ImportDecision => {
  const { fileHash, current, removedByStaff } = options;
  if (!current) return removedByStaff ? 'conflict' : 'create';
  if (current.importedHash === fileHash) return 'keep';
  return current.editedByStaff ? 'conflict' : 'update';
};

/** SHA-256 over what an import reads of one record; equal content gives equal hashes on every machine. */
export const importHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
