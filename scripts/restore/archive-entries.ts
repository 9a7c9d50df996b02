import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

export type EntryKind = 'file' | 'folder' | 'other';

export interface ArchiveEntry {
  /** As the archive has it, with `/` between its parts. */
  name: string;
  /** `other` is a link, a device or anything else that a backup never holds. */
  kind: EntryKind;
}

const blockBytes = 512;
/** Longer than any name: a header that claims more is not one. */
const mostNameBytes = 64 * 1024;

const textOf = (bytes: Buffer): string => {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? bytes.length : end);
};

const sizeIn = (header: Buffer): number => {
  const size = Number.parseInt(textOf(header.subarray(124, 136)).trim() || '0', 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new Error('a header without a size');
  return size;
};

const nameIn = (header: Buffer): string => {
  const name = textOf(header.subarray(0, 100));
  const isUstar = header.toString('latin1', 257, 263) === 'ustar\0';
  const prefix = isUstar ? textOf(header.subarray(345, 500)) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
};

const checkSum = (header: Buffer): void => {
  const stored = Number.parseInt(textOf(header.subarray(148, 156)).trim(), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (sum !== stored) throw new Error('a header that does not add up');
};

const kinds: Readonly<Record<string, EntryKind>> = { '0': 'file', '\0': 'file', '5': 'folder' };

/** The name in a header for the next entry: GNU's `L`, or `path` in a `x` of the POSIX form. */
const longName = (type: string, content: Buffer): string | null =>
  type === 'L' ? textOf(content) : (/^\d+ path=(.*)$/m.exec(content.toString('utf8'))?.[1] ?? null);

const describing = new Set(['L', 'K', 'x', 'g']);

/** Takes the archive in chunks of any size and gives the entries in them. */
const createReader = (found: ArchiveEntry[]): ((chunk: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0);
  let skip = 0;
  let givenName: string | null = null;
  const readHeader = (): boolean => {
    if (rest.length < blockBytes) return false;
    const header = rest.subarray(0, blockBytes);
    // Two empty blocks end an archive.
    if (header.every((byte) => byte === 0)) {
      rest = rest.subarray(blockBytes);
      return true;
    }
    checkSum(header);
    const type = header.toString('latin1', 156, 157);
    const size = sizeIn(header);
    const padded = Math.ceil(size / blockBytes) * blockBytes;
    if (!describing.has(type)) {
      found.push({ name: givenName ?? nameIn(header), kind: kinds[type] ?? 'other' });
      givenName = null;
      rest = rest.subarray(blockBytes);
      skip = padded;
      return true;
    }
    if (size > mostNameBytes) throw new Error('a name without end');
    if (rest.length < blockBytes + padded) return false;
    const content = rest.subarray(blockBytes, blockBytes + size);
    if (type === 'L' || type === 'x') givenName = longName(type, content) ?? givenName;
    rest = rest.subarray(blockBytes + padded);
    return true;
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    do {
      const skipped = Math.min(skip, rest.length);
      rest = rest.subarray(skipped);
      skip -= skipped;
    } while (skip === 0 && readHeader());
  };
};

/** Everything that a gzipped tar archive holds. Throws when the file is damaged or is no such archive. */
export const archiveEntries = async (file: string): Promise<ArchiveEntry[]> => {
  const found: ArchiveEntry[] = [];
  const read = createReader(found);
  await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) read(chunk);
  });
  return found;
};

/** True for a name that stays within the folder that the archive is unpacked in. */
export const staysInside = (name: string): boolean =>
  name !== '' && !/^([/\\]|[A-Za-z]:)/.test(name) && !name.split(/[/\\]/).includes('..');
