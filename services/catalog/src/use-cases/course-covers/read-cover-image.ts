import { coverImageNotFound } from '../../domain/cover-texts.ts';
import { pictureImage, type Image } from '../../views/image.ts';
import type { CatalogDeps } from '../deps.ts';

/** An uploaded picture, whether or not a course has it. */
export const readCoverImage = async (
  { coverImages }: Pick<CatalogDeps, 'coverImages'>,
  id: string,
): Promise<Image> => {
  const bytes = await coverImages.read(id);
  if (!bytes) throw coverImageNotFound();
  return pictureImage(id, bytes);
};
