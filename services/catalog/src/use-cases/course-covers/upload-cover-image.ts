import { createHash } from 'node:crypto';
import { largestCoverImageBytes } from '@academy/contracts/shared/cover-limits.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { shrinkPicture } from '../../covers/shrink-picture.ts';
import { pictureRefused } from '../../domain/cover-texts.ts';
import type { CatalogDeps } from '../deps.ts';

type UploadDeps = Pick<CatalogDeps, 'coverImageRecords' | 'pictureQueue' | 'now'>;

/**
 * Keeps a picture for a cover, and gives its id. It goes after a day unless a course is saved with it. Throws DomainError 400 for
 * one that is refused, and 503 where too many are before it.
 */
export const uploadCoverImage = async (
  { coverImageRecords, pictureQueue, now }: UploadDeps,
  { picture, actorId }: { picture: string; actorId: string },
): Promise<{ id: string }> => {
  if (Buffer.byteLength(picture, 'base64') > largestCoverImageBytes) throw pictureRefused('bytes');
  // Decoded in its turn: what waits is in memory once.
  const kept = await pictureQueue.run(actorId, () => shrinkPicture(Buffer.from(picture, 'base64')));
  const id = createHash('sha256').update(kept).digest('hex');
  await coverImageRecords.keep(id, kept, now());
  failPoint('catalog.after_uploaded_cover');
  return { id };
};
