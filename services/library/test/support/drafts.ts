import type { DocumentDraft } from '@academy/contracts/http/library/staff-documents.ts';

const secret = 'SECRETO-DEL-DOCUMENTO';

/** A document that staff might write; its last paragraph is what nobody may see who may not read it. */
export const draft = (over: Partial<DocumentDraft> = {}): DocumentDraft => ({
  titleEs: 'Guía de atención',
  titleEn: 'Support guide',
  descriptionEs: 'Cómo responder a quien espera.',
  descriptionEn: 'How to answer somebody who waits.',
  contentEs: `## Empezar\n\n${'Texto para leer despacio. '.repeat(40)}\n\n${secret}`,
  contentEn: `## Begin\n\n${'Text to read slowly. '.repeat(40)}\n\n${secret}`,
  category: 'guides',
  isPremium: true,
  iconName: 'book',
  iconColor: 'text-ink',
  status: 'published',
  ...over,
});

export const secretPart = secret;
