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

test('When a text of an exercise is missing, then the refusal of its lesson names both', () => {
  const published = { ...exercise, hints: { ...exercise.hints, example: { es: '', en: 'A hint' } } };
  let fields: { path: string; text: { es: string; en: string } }[] = [];
  try {
    assertPublishable([published], {
      missing: ['contentEn'],
      pathOf: ({ exerciseId, path }) => `${exerciseId}.${path}`,
    });
  } catch (error) {
    fields = (error as { fields: typeof fields }).fields;
  }
  expect(fields.slice(0, 2)).toEqual([
    {
      path: 'contentEn',
      text: {
        es: 'Hace falta el texto de la lección en inglés para publicarlo',
        en: 'It needs the English text of the lesson to be published',
      },
    },
    {
      path: 'exercise-1.hints.example.es',
      text: {
        es: '«Uno»: Hace falta la pista 3, el ejemplo resuelto, en español para publicarlo',
        en: '“One”: It needs hint 3, the worked example, in Spanish to be published',
      },
    },
  ]);
  expect(refusalOf(published)[0]?.text.en).toBe(
    'It needs hint 3, the worked example, in Spanish to be published',
  );
});
