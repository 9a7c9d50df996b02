import type { Language } from '@academy/contracts/shared/language.ts';
import type { NotificationMailValues } from '../../mail/kinds/mail-kinds.ts';
import { linkOf, type Subject, type SubjectKind } from '../../notifications/domain/subject.ts';

/** How many of each kind a digest names. */
const most: Readonly<Record<SubjectKind, number>> = { course: 3, document: 5, post: 3 };

/** What is new: courses and documents newest first, posts by how much they were answered. */
export type News = readonly Subject[];

type Item = NotificationMailValues<'weekly_digest'>['items'][number];

/** What is new for one reader: posts are in the one language that they were written in. */
export const newsFor = (
  news: News,
  { language, publicUrl }: { language: Language; publicUrl: string },
): Item[] =>
  (['course', 'document', 'post'] as const).flatMap((kind) =>
    news
      .filter((one) => one.kind === kind && (one.language ?? language) === language)
      .slice(0, most[kind])
      .map((one) => ({
        kind,
        title: { es: one.titleEs, en: one.titleEn },
        url: new URL(linkOf(one), publicUrl).href,
      })),
  );
