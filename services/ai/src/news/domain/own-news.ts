import type { NewsRecord } from './news.ts';

interface Published {
  id: string;
  titleEs: string;
  titleEn: string;
  descriptionEs: string;
  descriptionEn: string;
}

const paths = { course: '/courses', document: '/library' } as const;

/** What a published course or document is as news; without a day of publication where that is not known. */
export const ownNews = (
  kind: keyof typeof paths,
  { id, titleEs, titleEn, descriptionEs, descriptionEn }: Published,
  publishedAt: string | undefined,
): Omit<NewsRecord, '_id' | 'publishedAt'> & { publishedAt?: Date } => ({
  origin: 'academy',
  languages: ['es', 'en'],
  titleEs: kind === 'course' ? `Curso: ${titleEs}` : `Documento: ${titleEs}`,
  titleEn: kind === 'course' ? `Course: ${titleEn}` : `Document: ${titleEn}`,
  descriptionEs,
  descriptionEn,
  url: `${paths[kind]}/${id}`,
  category: 'academy',
  ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }),
});
