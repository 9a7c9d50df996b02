import { z } from 'zod';
import { documentTexts } from '../http/library/staff-documents.ts';
import { documentFile } from './document-file.ts';

const { title, description, content, iconColour } = documentTexts;

/** The files of a document in `content/`: whole in both languages. */
export const shippedDocumentFiles = {
  document: documentFile,
  /** `content.es.md` and `content.en.md`, as long as staff may save them. */
  body: content,
} as const;

/**
 * The same of a document that staff write in the console: a draft may still lack texts. What is published is whole all the same,
 * which the library asks for by itself. Their limits are those of the console's form.
 */
export const draftDocumentFiles = {
  document: documentFile.extend({
    title: z.strictObject({ es: title, en: title }),
    description: z.strictObject({ es: description, en: description }),
    iconColor: iconColour,
  }),
  body: content,
} as const;
