import type { FileSide, ImportSteps } from './import-steps.ts';

/** What the file of a record said as staff imported it last: what the next import compares with. */
export interface ImportBaseRecord {
  /** Such as `lessons first--one`. */
  _id: string;
  importId: string;
  at: Date;
  /** The fields as JSON text, and the order of its parts as `order`: the store need not allow their keys. */
  fields: string;
}

export const baseId = (kind: string, id: string): string => `${kind} ${id}`;

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
