import { firstDocumentCategories } from '@academy/contracts/content/first-document-categories.ts';
import type { CategoryFields } from '@academy/service-kit/categories/category.ts';
import { fold } from '@academy/service-kit/text/fold.ts';

/** A category of documents. A retired one takes no more documents, and keeps those that it has. */
export interface DocumentCategoryRecord extends CategoryFields {
  /** The names as they are compared, each unique; none of what is deleted. */
  keyEs?: string;
  keyEn?: string;
  /** Its id stays once it is deleted, so that neither a start nor staff make it again. */
  deletedAt?: Date | null;
  /** Who deleted it, until all its documents are moved. */
  deletedBy?: string;
  /** Where its documents went, if it had any. */
  movedInto?: string | null;
  version: number;
}

export type DocumentCategoryState = Omit<DocumentCategoryRecord, 'version'>;

/** How many documents a category has, and how many of them lie in the bin. */
export interface CategoryCounts {
  documents: number;
  binned: number;
}

const key = (name: string): string => fold(name).replaceAll(/\s+/g, ' ').trim();

/** The names as they are compared: case and accents make no other name. */
export const nameKeys = ({ nameEs, nameEn }: Pick<CategoryFields, 'nameEs' | 'nameEn'>) => ({
  keyEs: key(nameEs),
  keyEn: key(nameEn),
});

/** The categories that a library begins with. */
export const firstCategories = (at: Date): DocumentCategoryState[] =>
  firstDocumentCategories.map(({ id, nameEs, nameEn }, orderIndex) => ({
    _id: id,
    nameEs,
    nameEn,
    ...nameKeys({ nameEs, nameEn }),
    orderIndex,
    isRetired: false,
    createdAt: at,
    updatedAt: at,
  }));

/** Whether documents may be put into it. */
export const takesDocuments = ({
  isRetired,
  deletedAt,
}: Pick<DocumentCategoryRecord, 'isRetired' | 'deletedAt'>) => !isRetired && !deletedAt;
