import type { Step } from './outline-moves.ts';
import type { OutlineExercise, OutlineLesson } from './outline.ts';
import type { OutlineQuestion } from './question-words.ts';
import type { RowAction } from './row-menu.tsx';

interface RowActionsDeps {
  order: {
    failure: unknown;
    isSaving: boolean;
    canStep: (id: string, step: Step) => boolean;
    step: (id: string, step: Step) => void;
  };
  ask: (question: OutlineQuestion) => void;
  duplicate: (kind: 'lessons' | 'exercises', id: string) => void;
  publish: (lesson: OutlineLesson) => void;
  nameOf: (row: OutlineLesson | OutlineExercise) => string;
}

/** What the menus of an outline's rows do. */
export function outlineRowActions({ order, ask, duplicate, publish, nameOf }: RowActionsDeps) {
  const isFixed = order.failure !== null;
  // A move that is being saved makes another version of its lessons.
  const isMoving = isFixed || order.isSaving;
  const moves = (id: string): RowAction[] => [
    { action: 'up', run: () => order.step(id, -1), isOff: isFixed || !order.canStep(id, -1) },
    { action: 'down', run: () => order.step(id, 1), isOff: isFixed || !order.canStep(id, 1) },
  ];
  return {
    ofLesson(lesson: OutlineLesson): RowAction[] {
      const { id } = lesson;
      const title = nameOf(lesson);
      return [
        lesson.status === 'published'
          ? { action: 'hide', run: () => ask({ ask: 'hide', lesson, title }), isOff: isMoving }
          : { action: 'publish', run: () => publish(lesson), isOff: isMoving },
        ...moves(id),
        { action: 'toCourse', run: () => ask({ ask: 'moveToCourse', lesson, title }), isOff: isMoving },
        { action: 'duplicate', run: () => duplicate('lessons', id), isOff: isFixed },
        {
          action: 'delete',
          run: () => ask({ ask: 'delete', kind: 'lessons', row: lesson, title }),
          isOff: isMoving,
        },
      ];
    },
    ofExercise(exercise: OutlineExercise, { status, version }: OutlineLesson): RowAction[] {
      const { id } = exercise;
      const title = nameOf(exercise);
      return [
        ...moves(id),
        { action: 'toLesson', run: () => ask({ ask: 'moveToLesson', id, title }), isOff: isFixed },
        status === 'published'
          ? { action: 'duplicateLive', run: () => ask({ ask: 'duplicateLive', id, title }), isOff: isFixed }
          : { action: 'duplicate', run: () => duplicate('exercises', id), isOff: isFixed },
        {
          action: 'delete',
          run: () => ask({ ask: 'delete', kind: 'exercises', row: { id, version }, title }),
          isOff: isMoving,
        },
      ];
    },
  };
}
