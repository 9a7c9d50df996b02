import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';

/** Without a least number: one that is published needs three good and three weak ones in each language. */
const samplesOfLanguage = z.strictObject({
  good: z.array(z.string().trim().min(1).max(10_000)),
  weak: z.array(z.string().trim().min(1).max(10_000)),
});

export const samplesSchema = z.strictObject({ es: samplesOfLanguage, en: samplesOfLanguage });

/** How a rubric judges the exercise's own samples. */
export const selfTestReportSchema = z.object({
  good: z.object({ all: z.number().int(), judgedGood: z.number().int() }),
  weak: z.object({ all: z.number().int(), judgedWeak: z.number().int() }),
  misjudged: z.array(
    z.object({
      /** Such as `samples.es.good.1`. */
      path: z.string(),
      language: languageSchema,
      expected: z.enum(['good', 'weak']),
      score: z.number().int(),
      /** Labels of the criteria that were not met, in the sample's language. */
      missing: z.array(z.string()),
      /** The same labels in both languages. Reports that were kept before have none. */
      missingIn: z.object({ es: z.array(z.string()), en: z.array(z.string()) }).optional(),
    }),
  ),
});
export type SelfTestReport = z.infer<typeof selfTestReportSchema>;
