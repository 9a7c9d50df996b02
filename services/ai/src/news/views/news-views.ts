import type { NewsItem, StaffNewsItem } from '@academy/contracts/http/ai/news.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Visibility } from '../../hiding/domain/hide-mark.ts';
import { newsCategoryNames } from '../domain/category-names.ts';
import type { NewsRecord } from '../domain/news.ts';

/** The item as everybody sees it, in a language that it is written in. */
export const toNewsItem = (item: NewsRecord, language: Language, brand: string): NewsItem => ({
  id: item._id,
  title: (language === 'es' ? item.titleEs : item.titleEn) ?? '',
  url: item.url,
  category: newsCategoryNames[item.category][language],
  categoryId: item.category,
  description: (language === 'es' ? item.descriptionEs : item.descriptionEn) ?? '',
  source: item.source ?? brand,
  timestamp: item.publishedAt.toISOString(),
  origin: item.origin,
});

export const toStaffNewsItem = (item: NewsRecord, visibility: Visibility, brand: string): StaffNewsItem => ({
  id: item._id,
  origin: item.origin,
  titleEs: item.titleEs ?? null,
  titleEn: item.titleEn ?? null,
  url: item.url,
  categoryId: item.category,
  source: item.source ?? brand,
  feedId: item.feedId ?? null,
  publishedAt: item.publishedAt.toISOString(),
  ...visibility,
});
