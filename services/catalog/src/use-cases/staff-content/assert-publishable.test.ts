import type { LessonExercise } from '../../domain/lesson.ts';
import { emptyParts } from '../../domain/new-exercise.ts';
import { assertPublishable } from './assert-publishable.ts';

const both = { es: 'Una pista', en: 'A hint' };
const exercise: LessonExercise = {
  ...emptyParts,
  id: 'exercise-1',
  titleEs: 'Uno',
  titleEn: 'One',
  promptEs: 'Quieres conseguir [[qué]].',
  promptEn: 'You want to get your money back.',
  hints: { nudge: both, targeted: both, example: both },
};
const refusalOf = (published: LessonExercise) => {
  try {
    assertPublishable([published], { pathOf: ({ path }) => path });
    return [];
  } catch (error) {
    return (error as { fields: { path: string; text: { es: string; en: string } }[] }).fields;
  }
};

test('When a gap of a template is open in a language, then publishing is refused and names it', () => {
  const gaps = (published: LessonExercise) =>
    refusalOf(published).filter(({ text }) => /\[\[…\]\]/.test(text.es) && /\[\[…\]\]/.test(text.en));
  expect(gaps(exercise).map(({ path }) => path)).toEqual(['promptEs']);
  expect(gaps({ ...exercise, promptEs: 'Quieres que te devuelvan el dinero [hoy].' })).toEqual([]);
});
