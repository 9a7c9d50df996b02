import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { coverImageGone } from '../../domain/cover-texts.ts';
import type { CatalogDeps } from '../deps.ts';

/**
 * Before a course is saved with a picture: marks it as used, so that no sweep takes it meanwhile. Throws DomainError 400 where it is
 * not there.
 */
export const claimCoverImage = async (
  { coverImageRecords, now }: Pick<CatalogDeps, 'coverImageRecords' | 'now'>,
  id: string | null | undefined,
): Promise<void> => {
  if (!id) return;
  if (!(await coverImageRecords.use(id, now()))) throw coverImageGone();
  failPoint('catalog.after_claimed_cover');
};
