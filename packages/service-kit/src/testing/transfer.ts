import { buffer } from 'node:stream/consumers';
import { writeArchive } from '../archive/write-archive.ts';

type Files = ReadonlyMap<string, string>;

/** What staff send: an archive of these files. */
export const archiveOf = async (files: Files): Promise<{ archive: string }> => ({
  archive: (await buffer(writeArchive(files))).toString('base64'),
});

/** The files with one of them changed. */
export const edited = (files: Files, path: string, edit: (text: string) => string): Map<string, string> => {
  const text = files.get(path);
  if (text === undefined) throw new Error(`There is no ${path}: ${[...files.keys()].join(', ')}`);
  if (edit(text) === text) throw new Error(`Nothing was changed in ${path}`);
  return new Map([...files, [path, edit(text)]]);
};
