import { z } from 'zod';
import { newsCategorySchema } from '../http/ai/news.ts';
import { bilingual } from './document-file.ts';

/**
 * `content/news/<slug>.yaml`: a background piece, shown with its own date while no feed gives news. The item's id comes
 * from the file's name.
 */
export const newsFile = z.strictObject({
  /** The day of what it tells, never the day on which it was written. */
  date: z.iso.date(),
  category: newsCategorySchema.exclude(['academy']),
  /** Who published what the address leads to. */
  source: z.string().trim().min(2).max(60),
  /** The original announcement, paper or law. */
  url: z.url({ protocol: /^https$/ }),
  title: bilingual(120),
  description: bilingual(400),
});

export type NewsFile = z.infer<typeof newsFile>;
