import type { ContentDocument } from '../../content/read-documents.ts';
import type { DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import { chosenHeirOf } from '../../domain/categories/heir.ts';
import type { LibraryDeps } from '../deps.ts';

/** Staff look at where it came: nobody chose its category, or that one takes no more documents. */
export const warnOfCategory = (
  { logger }: Pick<LibraryDeps, 'logger'>,
  {
    content,
    category,
    categories,
  }: {
    content: ContentDocument;
    category: string;
    categories: readonly DocumentCategoryRecord[];
  },
): void => {
  const told = { document: content.id, category };
  const chosen = chosenHeirOf(categories, content.fields.category);
  if (!chosen)
    logger.warn(
      told,
      'the category of this content was deleted empty: it came into the first that takes documents',
    );
  if (chosen?.isRetired) logger.warn(told, 'content came into a retired category');
};
