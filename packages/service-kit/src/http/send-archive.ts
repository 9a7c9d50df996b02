import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { Response } from 'express';
import { handled, type Handled } from './route.ts';

/** Answers with a ZIP archive to save under a name, as it comes to be. */
export const sendArchive = async (
  res: Response,
  { name, archive }: { name: string; archive: Readable },
): Promise<Handled> => {
  res.attachment(name).type('application/zip').set('Cache-Control', 'no-store');
  await pipeline(archive, res);
  return handled;
};
