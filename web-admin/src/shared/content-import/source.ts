import type { ImportSource } from '@academy/contracts/shared/content-transfer.ts';

/** Only catalog reads these, and from its own folder: they would make what is sent ten times as large. */
const isNotSent = (path: string): boolean => path.includes('/unseen/') || /(?:^|\/)\./.test(path);

const chunkBytes = 0x8000;

export const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunkBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunkBytes));
  return btoa(binary);
};

export const archiveSource = async (file: Blob): Promise<ImportSource> => ({
  archive: base64Of(new Uint8Array(await file.arrayBuffer())),
});

/** Files of a folder that are no texts in UTF-8, by their paths. */
export class NotUtf8 extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`no UTF-8: ${paths.join(', ')}`);
    this.name = 'NotUtf8';
    this.paths = paths;
  }
}

/** `Blob.text` would put a question mark for what it cannot read. Null where the bytes are no UTF-8. */
const textOf = async (file: Blob): Promise<string | null> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * A folder that was picked: its files under their paths, which begin with its own name. Throws NotUtf8 naming each file that
 * is no text.
 */
export const folderSource = async (picked: readonly File[]): Promise<ImportSource> => {
  const files = picked
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !isNotSent(path));
  const read = await Promise.all(files.map(async ({ path, file }) => ({ path, text: await textOf(file) })));
  const garbled = read.filter(({ text }) => text === null).map(({ path }) => path);
  if (garbled.length > 0) throw new NotUtf8(garbled);
  return { files: read.map(({ path, text }) => ({ path, text: text ?? '' })) };
};
