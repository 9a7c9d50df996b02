import { z } from 'zod';
import { toolCategorySchema, toolIconSchema } from '../http/ai/tools.ts';
import { bilingual } from './document-file.ts';

/** Amounts are out of date first. */
const pricing = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((text) => !/[€$£]|\b(?:eur|usd|euros?|dollars?|dólares?)\b/i.test(text), 'must be in words, without amounts');
const feature = z.string().trim().min(2).max(90);
const features = z.array(feature).min(2).max(5);

/** `content/tools/<slug>.yaml`: an AI tool that the dashboard lists. Its id is the file's name. */
export const toolFile = z
  .strictObject({
    name: z.string().trim().min(2).max(60),
    /** The maker's own page, never a shop's or a review's. */
    url: z.url({ protocol: /^https$/ }),
    icon: toolIconSchema,
    category: toolCategorySchema,
    description: bilingual(240),
    pricing: z.strictObject({ es: pricing, en: pricing }),
    features: z.strictObject({ es: features, en: features }),
    /** The month of its first public release. */
    released: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2024-05'),
    /** The day on which all of this was last checked. */
    asOf: z.iso.date(),
    orderIndex: z.int().min(0),
  })
  .refine(({ features: { es, en } }) => es.length === en.length, {
    path: ['features'],
    message: 'must be as many in each language',
  });

export type ToolFile = z.infer<typeof toolFile>;
