import type { Language } from '@academy/contracts/shared/language.ts';
import { mayReadWhole, type Reader } from '../domain/entitlement.ts';
import { documentNotFound, premiumOnly } from '../domain/library-texts.ts';
import type { LibraryDeps } from './deps.ts';

/** A document as a PDF in one language, with the same right as reading it whole. */
export const downloadDocument = async (
  { documents, renderPdf }: LibraryDeps,
  options: { id: string; language: Language; reader: Reader },
): Promise<{ name: string; pdf: Buffer }> => {
  const document = await documents.findPublished(options.id);
  if (!document) throw documentNotFound();
  if (!mayReadWhole(document, options.reader)) throw premiumOnly();
  const { language } = options;
  const pdf = await renderPdf({
    language,
    title: language === 'es' ? document.titleEs : document.titleEn,
    description: language === 'es' ? document.descriptionEs : document.descriptionEn,
    content: language === 'es' ? document.contentEs : document.contentEn,
    updatedAt: document.updatedAt,
  });
  return { name: `${document._id}.${language}.pdf`, pdf };
};
