import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import { DomainError } from '../errors/domain-error.ts';
import { archiveLimits, archiveRefused } from './archive-faults.ts';
import { isByComputer, isPlainName } from './archive-names.ts';

const fileTypes = 0o170000;
const regularFile = 0o100000;
const unixMode = 16;

const open = promisify<Buffer, yauzl.Options, ZipFile>((buffer, options, done) =>
  yauzl.fromBuffer(buffer, options, done),
);

/** Where a Unix made the archive, its mode says what it is; links, pipes and devices are refused. */
const isLinkOrSuch = ({ externalFileAttributes }: Entry): boolean => {
  const type = (externalFileAttributes >>> unixMode) & fileTypes;
  return type !== 0 && type !== regularFile;
};

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith('/');

const assertEntry = (entry: Entry, already: ReadonlyMap<string, unknown>): void => {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (isLinkOrSuch(entry)) throw archiveRefused('link', fileName);
  if (entry.isEncrypted()) throw archiveRefused('encrypted', fileName);
  if (already.has(fileName)) throw archiveRefused('twice', fileName);
  if (uncompressedSize > archiveLimits.ratio * Math.max(compressedSize, 1))
    throw archiveRefused('bomb', fileName);
  if (uncompressedSize > archiveLimits.fileBytes) throw archiveRefused('fileTooLarge', fileName);
};

/** Never more than the entry says it has: what unpacks to more is an error of its stream. */
const bytesOf = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const stream = await promisify<Entry, NodeJS.ReadableStream>((one, done) => zip.openReadStream(one, done))(
    entry,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The text of these bytes. Throws DomainError 400 where they are no UTF-8. */
const textOf = (bytes: Buffer, file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw archiveRefused('noText', file);
  }
};

const entriesOf = async function* (zip: ZipFile): AsyncGenerator<Entry> {
  const next = () =>
    new Promise<Entry | null>((resolve, reject) => {
      const ended = () => settle(() => resolve(null));
      const found = (entry: Entry) => settle(() => resolve(entry));
      const failed = (error: Error) => settle(() => reject(error));
      const settle = (done: () => void): void => {
        zip.off('entry', found).off('end', ended).off('error', failed);
        done();
      };
      zip.once('entry', found).once('end', ended).once('error', failed);
      zip.readEntry();
    });
  for (let count = 0; count < zip.entryCount; count += 1) {
    const entry = await next();
    if (!entry) return;
    yield entry;
  }
};

/** Names are read and judged here, so that a refusal says which; the library would give up with a sentence of its own. */
const named = (entry: Entry): Entry => {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  entry.fileName = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  if (!isPlainName(entry.fileName)) throw archiveRefused('badName', entry.fileName);
  return entry;
};

const readAll = async (zip: ZipFile): Promise<Map<string, string>> => {
  if (zip.entryCount > archiveLimits.files) throw archiveRefused('tooManyFiles');
  const files = new Map<string, string>();
  let total = 0;
  for await (const found of entriesOf(zip)) {
    const entry = named(found);
    if (isFolder(entry)) continue;
    assertEntry(entry, files);
    total += entry.uncompressedSize;
    if (total > archiveLimits.bytes) throw archiveRefused('tooLarge');
    if (!isByComputer(entry.fileName))
      files.set(entry.fileName, textOf(await bytesOf(zip, entry), entry.fileName));
  }
  return files;
};

/**
 * The texts in a ZIP archive by their paths. Everything is looked at before it is unpacked, and nothing is written to a
 * disk. Throws DomainError 400 that names the file and says what to do.
 */
export const readArchive = async (archive: Buffer): Promise<ReadonlyMap<string, string>> => {
  if (archive.length > archiveLimits.packedBytes) throw archiveRefused('tooLarge');
  try {
    const zip = await open(archive, { lazyEntries: true, decodeStrings: false });
    return await readAll(zip);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw archiveRefused('unreadable');
  }
};

/** The same for files that a browser sent one by one, out of a folder. */
export const readFolder = (sent: readonly { path: string; text: string }[]): ReadonlyMap<string, string> => {
  if (sent.length > archiveLimits.files) throw archiveRefused('tooManyFiles');
  const files = new Map<string, string>();
  let total = 0;
  for (const { path, text } of sent) {
    const bytes = Buffer.byteLength(text);
    total += bytes;
    if (!isPlainName(path)) throw archiveRefused('badName', path);
    if (files.has(path)) throw archiveRefused('twice', path);
    if (bytes > archiveLimits.fileBytes) throw archiveRefused('fileTooLarge', path);
    if (total > archiveLimits.bytes) throw archiveRefused('tooLarge');
    if (!isByComputer(path)) files.set(path, text);
  }
  return files;
};

/** Either of them, as staff sent it. */
export const readSent = async (source: ImportSource): Promise<ReadonlyMap<string, string>> =>
  'archive' in source ? readArchive(Buffer.from(source.archive, 'base64')) : readFolder(source.files);
