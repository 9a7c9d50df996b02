import { createReadStream } from 'node:fs';
import { Parser, type ReadEntry } from 'tar';

export type EntryKind = 'file' | 'folder' | 'other';

export interface ArchiveEntry {
  /** As the archive has it, with `/` between its parts. */
  name: string;
  /** `other` is a link, a device or anything else that a backup never holds. */
  kind: EntryKind;
}

const kinds: Readonly<Record<string, EntryKind>> = { File: 'file', OldFile: 'file', Directory: 'folder' };

/** Everything that a gzipped tar archive holds. Throws when the file is damaged or is no such archive. */
export const archiveEntries = async (file: string): Promise<ArchiveEntry[]> => {
  const found: ArchiveEntry[] = [];
  const take = (entry: ReadEntry): void => {
    found.push({ name: entry.path, kind: kinds[entry.type] ?? 'other' });
    entry.resume();
  };
  // A store may be mostly zeros: how far it was compressed says nothing.
  const parser = new Parser({ gzip: true, strict: true, maxDecompressionRatio: Infinity });
  // The library leaves out what it does not know, and the program tar would unpack it as a file.
  parser.on('entry', take).on('ignoredEntry', take);
  await new Promise<void>((resolve, reject) => {
    parser.on('error', reject).on('end', resolve);
    createReadStream(file).on('error', reject).pipe(parser);
  });
  return found;
};

/** True for a name that stays within the folder that the archive is unpacked in. */
export const staysInside = (name: string): boolean =>
  name !== '' && !/^([/\\]|[A-Za-z]:)/.test(name) && !name.split(/[/\\]/).includes('..');
