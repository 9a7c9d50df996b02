import type { FileSide } from '@academy/service-kit/content/transfer/import-base.ts';
import type { ImportSteps } from './import-steps.ts';

const ofExercise = ({
  id,
  references: _references,
  ...fields
}: {
  id: string;
  references?: unknown;
}): FileSide => ({
  kind: 'exercises',
  id,
  fields,
});

/** What the files of an import say of each record: of what it makes, they say what is made. */
export const fileSides = (courseId: string, { course, lessons, files = [] }: ImportSteps): FileSide[] => [
  ...files,
  ...(course && 'create' in course
    ? [
        {
          kind: 'courses' as const,
          id: courseId,
          fields: { ...course.create, order: lessons.map(({ id }) => id) },
        },
      ]
    : []),
  ...lessons.flatMap((step): FileSide[] => {
    if (!('create' in step)) return step.change.added.map(ofExercise);
    const { exercises, ...fields } = step.create;
    const order = exercises.map(({ id }) => id);
    return [{ kind: 'lessons', id: step.id, fields: { ...fields, order } }, ...exercises.map(ofExercise)];
  }),
];
