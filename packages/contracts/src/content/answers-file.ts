import { z } from 'zod';

const place = z.int().min(0);
const output = z.string().trim().min(80).max(1200);

const inOneLanguage = z.strictObject({
  /** Places in the exercise's `samples.good`: the model answer, then two other ways to solve it. */
  good: z
    .array(place)
    .length(3)
    .refine((places) => new Set(places).size === places.length, { error: 'must be three different samples' }),
  /** A place in the exercise's `samples.weak`. */
  weak: place,
  /** What a model might answer to the weak prompt and to the model answer; screens say that the academy wrote it. */
  outputs: z.strictObject({ weak: output, good: output }),
});

/** `content/courses/<course>/lessons/<lesson>/answers/<NN>-<exercise>.yaml`. */
export const answersFile = z.strictObject({ es: inOneLanguage, en: inOneLanguage });

export type AnswersFile = z.infer<typeof answersFile>;
