import type { DocumentDraft } from '@academy/contracts/http/library/staff-documents.ts';

/** A document to publish at once, for measurements and chaos. Its content is the title unless another text is given. */
export const publishedDraft = (title: string, text = title): DocumentDraft => ({
  titleEs: title,
  titleEn: title,
  descriptionEs: text.slice(0, 100),
  descriptionEn: text.slice(0, 100),
  contentEs: text,
  contentEn: text,
  category: 'guides',
  isPremium: false,
  iconName: 'file',
  iconColor: 'text-ink',
  status: 'published',
});
