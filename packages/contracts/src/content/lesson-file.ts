import { z } from 'zod';
import { idSchema } from '../shared/lists.ts';
import { bilingual } from './document-file.ts';

/** `content/courses/<course>/lessons/<NN>-<slug>/lesson.yaml`; the body is in `lesson.es.md` and `lesson.en.md`. */
export const lessonFile = z.strictObject({
  /** Where it is not `<course>--<slug>`: staff made the lesson, or moved it from another course. */
  id: idSchema.optional(),
  title: bilingual(120),
  estimatedMinutes: z.int().min(1).max(600),
  status: z.enum(['draft', 'queued', 'published']),
});

export type LessonFile = z.infer<typeof lessonFile>;

/** The name of a numbered folder or exercise file, split into its place (`NN - 1`) and its slug. */
export const numberedName = z
  .string()
  .regex(/^[0-9]{2,4}-[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be two digits, a hyphen and a kebab-case slug')
  .transform((name) => {
    const end = name.indexOf('-');
    return { orderIndex: Number(name.slice(0, end)) - 1, slug: name.slice(end + 1) };
  });
