import { documentPaths, type DocumentFiles } from '@academy/service-kit/content/files/document-folder.ts';
import type { DocumentFields } from '../domain/library-document.ts';

/** What the files of a document say, by the names that its record has for it. */
export const documentFields = ({ file, es, en }: Omit<DocumentFiles, 'id'>): DocumentFields => ({
  titleEs: file.title.es,
  titleEn: file.title.en,
  descriptionEs: file.description.es,
  descriptionEn: file.description.en,
  contentEs: es,
  contentEn: en,
  category: file.categoryId,
  isPremium: file.isPremium,
  iconName: file.iconName,
  iconColor: file.iconColor,
  status: file.status,
});

/** A document as its files say it. */
export const documentFiles = (document: DocumentFields & { _id: string }): DocumentFiles => {
  const { titleEs, titleEn, descriptionEs, descriptionEn, category, isPremium, iconName, iconColor, status } = document;
  return {
    id: document._id,
    file: {
      title: { es: titleEs, en: titleEn },
      description: { es: descriptionEs, en: descriptionEn },
      categoryId: category,
      isPremium,
      iconName,
      iconColor,
      status,
    },
    es: document.contentEs,
    en: document.contentEn,
  };
};

/** Where a field of a document stands in its folder: in which file, and the path within it. */
export const placeInFiles = (folder: string, field: string): { file: string; at: string[] } => {
  const [, name, language = ''] = /^(title|description|content)(Es|En)$/.exec(field) ?? [];
  const key = language === 'Es' ? 'es' : 'en';
  if (name === 'content') return { file: `${folder}/${documentPaths[key]}`, at: [] };
  const at = name ? [name, key] : [field === 'category' ? 'categoryId' : field];
  return { file: `${folder}/${documentPaths.file}`, at };
};
