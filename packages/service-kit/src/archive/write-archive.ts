import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The first day that the format knows: the same files make the same archive on any day. */
const noDay = new Date(1980, 0, 1);
const plainFile = 0o100644;

/** A ZIP archive of these texts as a stream, in the order given. */
export const writeArchive = (files: Iterable<readonly [path: string, text: string]>): Readable => {
  const zip = new ZipFile();
  for (const [path, text] of files)
    zip.addBuffer(Buffer.from(text, 'utf8'), path, { mtime: noDay, mode: plainFile });
  zip.end();
  // The library's types say less than what it is.
  return zip.outputStream as Readable;
};
