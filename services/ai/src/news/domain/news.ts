import type { NewsCategory, NewsOrigin } from '@academy/contracts/http/ai/news.ts';
import type { Language } from '@academy/contracts/shared/language.ts';

/** A news item as it is kept, in the languages that it is written in. */
export interface NewsRecord {
  _id: string;
  origin: NewsOrigin;
  languages: Language[];
  titleEs?: string;
  titleEn?: string;
  descriptionEs?: string;
  descriptionEn?: string;
  /** Absolute, or a path of the academy. */
  url: string;
  category: NewsCategory;
  /** Who published it; absent for the academy itself. */
  source?: string;
  publishedAt: Date;
  /** The feed that it came with. */
  feedId?: string;
  /** Its title reduced to words: what several feeds tell of under one title is one story. */
  storyKey?: string;
}
