import { CRITERION_IDS } from '@academy/prompt-rubric/rubric.ts';
import { z } from 'zod';
import { bilingual } from './document-file.ts';

const words = z.array(z.string().trim().min(2).max(80)).min(1).max(60);

const criterionSetting = z
  .strictObject({
    id: z.enum(CRITERION_IDS),
    weight: z.int().min(1).max(10),
    mustHave: z.boolean().optional(),
    label: bilingual(60).optional(),
    any: z.strictObject({ es: words, en: words }).optional(),
    atLeast: z.int().min(1).optional(),
    hint: bilingual(300).optional(),
  })
  .superRefine((setting, context) => {
    if (setting.id === 'mentions' && !setting.any) {
      context.addIssue({ code: 'custom', path: ['any'], message: 'mentions needs the words to look for' });
    }
    if (setting.id !== 'mentions' && (setting.any || setting.atLeast)) {
      context.addIssue({ code: 'custom', path: ['any'], message: 'only mentions takes any and atLeast' });
    }
    const fewest = setting.any ? Math.min(setting.any.es.length, setting.any.en.length) : 0;
    if (setting.any && (setting.atLeast ?? 1) > fewest) {
      context.addIssue({ code: 'custom', path: ['atLeast'], message: `only ${fewest} words can be found` });
    }
  });

/** The rubric of one exercise, as its author writes it and as `checkPrompt` takes it. */
export const rubricData = z.strictObject({
  passScore: z.int().min(1).max(100),
  criteria: z
    .array(criterionSetting)
    .min(1)
    .max(12)
    .refine((criteria) => new Set(criteria.filter((c) => c.id !== 'mentions').map((c) => c.id)).size ===
      criteria.filter((c) => c.id !== 'mentions').length, 'only mentions may appear more than once'),
});

const samples = z.strictObject({
  good: z.array(z.string().trim().min(1).max(10_000)).min(3),
  weak: z.array(z.string().trim().min(1).max(10_000)).min(3),
});

/** `content/courses/<course>/lessons/<lesson>/exercises/<NN>-<slug>.yaml`. */
export const exerciseFile = z.strictObject({
  title: bilingual(120),
  prompt: bilingual(2000),
  rubric: rubricData,
  hints: z.strictObject({ nudge: bilingual(600), targeted: bilingual(800), example: bilingual(2000) }),
  samples: z.strictObject({ es: samples, en: samples }),
});

export type ExerciseFile = z.infer<typeof exerciseFile>;
export type RubricData = z.infer<typeof rubricData>;
