import { withConcerned } from '../learners-concerned.ts';
import { crossingOf, lessonOf, type Target } from './outline-moves.ts';
import type { Outline, OutlineLesson } from './outline.ts';
import type { Versioned } from './use-outline-actions.ts';

/** What is asked before something is done to a row. */
export type OutlineQuestion =
  | { ask: 'delete'; kind: 'lessons' | 'exercises'; row: Versioned; title: string }
  | { ask: 'hide'; lesson: OutlineLesson; title: string }
  | { ask: 'duplicateLive'; id: string; title: string }
  | { ask: 'crossing'; id: string; target: Target }
  | { ask: 'moveToLesson'; id: string; title: string }
  | { ask: 'moveToCourse'; lesson: OutlineLesson; title: string };

type Confirmed = Exclude<OutlineQuestion, { ask: 'moveToLesson' | 'moveToCourse' }>;

interface Wording {
  /** Of a key below `resources.outline`. */
  text: (key: string, values?: object) => string;
  titleOf: (row: { titleEs: string; titleEn: string }) => string;
  /** How many learners are in the middle of the course; undefined while that is not known. */
  inProgress: number | undefined;
}

/** A question that is answered by yes or no, in words; null where meanwhile there is nothing to ask. */
export function questionWords(outline: Outline, question: Confirmed, { text, titleOf, inProgress }: Wording) {
  if (question.ask === 'delete') {
    const { kind, row, title } = question;
    const isSeen =
      kind === 'lessons' && outline.lessons.some(({ id, status }) => id === row.id && status === 'published');
    return {
      title: text(`delete.${kind}`, { title }),
      content: withConcerned(text(`delete.${kind}Text`), isSeen ? inProgress : undefined, (values) =>
        text('ask.lesson.concerns', values),
      ),
      confirm: 'ra.action.delete',
    };
  }
  if (question.ask === 'hide') {
    const { title } = question;
    return {
      title: text('ask.lesson.title'),
      content: withConcerned(text('ask.lesson.content', { title }), inProgress, (values) =>
        text('ask.lesson.concerns', values),
      ),
      confirm: text('ask.confirm.lesson'),
    };
  }
  if (question.ask === 'duplicateLive')
    return {
      title: text('duplicateLive.title', { title: question.title }),
      content: text('duplicateLive.content'),
      confirm: text('action.duplicate'),
    };
  const crossing = crossingOf(outline, question.id, question.target);
  const exercise = lessonOf(outline, question.id)?.exercises.find(({ id }) => id === question.id);
  if (!crossing || !exercise) return null;
  const title = titleOf(exercise) || text('untitled');
  const lesson = titleOf(crossing.to) || text('untitled');
  return {
    title: text(`crossing.${crossing.effect}.title`, { title }),
    content: text(`crossing.${crossing.effect}.content`, { lesson }),
    confirm: text('move'),
  };
}
