import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { mayOpen } from '@academy/contracts/shared/entitlement.ts';
import { documentNotFound, premiumOnly } from '../domain/library-texts.ts';
import { pdfSourceOf } from '../pdf/pdf-source.ts';
import type { LibraryDeps } from './deps.ts';

/** A document as a PDF in one language, with the same right as reading it whole. */
export const downloadDocument = async (
  { documents, pdfs }: LibraryDeps,
  options: { id: string; language: Language; reader: Caller },
): Promise<{ name: string; pdf: Buffer }> => {
  const document = await documents.findPublished(options.id);
  if (!document) throw documentNotFound();
  if (!mayOpen(document, options.reader)) throw premiumOnly();
  const { language, reader } = options;
  const pdf = await pdfs.download(pdfSourceOf(document, language), reader.userId);
  return { name: `${document._id}.${language}.pdf`, pdf };
};
