import type { ImportSource } from '@academy/contracts/http/catalog/staff-transfer.ts';

/** Only catalog reads these, and from its own folder: they would make what is sent ten times as large. */
const isNotSent = (path: string): boolean => path.includes('/unseen/') || /(?:^|\/)\./.test(path);

const chunkBytes = 0x8000;

const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunkBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunkBytes));
  return btoa(binary);
};

export const archiveSource = async (file: Blob): Promise<ImportSource> => ({
  archive: base64Of(new Uint8Array(await file.arrayBuffer())),
});

/** A folder that was picked: its files under their paths, which begin with its own name. */
export const folderSource = async (picked: readonly File[]): Promise<ImportSource> => {
  const files = picked
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !isNotSent(path));
  return {
    files: await Promise.all(files.map(async ({ path, file }) => ({ path, text: await file.text() }))),
  };
};
