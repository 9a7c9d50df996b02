import { emptyParts } from './new-exercise.ts';
import { languagesOf, missingOfExercise, missingOfLesson, nameless, openGapsOf } from './missing-texts.ts';

test('When an exercise has one language, then what lacks is named by its path, hints too', () => {
  const hint = { es: 'Una pista', en: '' };
  const missing = missingOfExercise({
    titleEs: 'Uno',
    titleEn: '',
    promptEs: 'Pide',
    promptEn: 'Ask',
    hints: { ...emptyParts.hints, nudge: hint, targeted: hint, example: { es: '', en: 'An example' } },
  });
  expect(missing).toEqual(['titleEn', 'hints.nudge.en', 'hints.targeted.en', 'hints.example.es']);
  expect(languagesOf(missing)).toEqual(['es', 'en']);
  expect(languagesOf(missing.slice(0, 3))).toEqual(['en']);
});

test('When a title stands in one language, then it has a name', () => {
  expect(nameless({ titleEs: '', titleEn: 'One' })).toEqual([]);
  expect(nameless({ titleEs: '', titleEn: '' })).toEqual(['titleEs', 'titleEn']);
  const texts = { titleEs: 'Uno', titleEn: 'One', contentEs: 'Texto', contentEn: 'Text' };
  expect(languagesOf(missingOfLesson(texts))).toEqual([]);
  expect(languagesOf(missingOfLesson({ ...texts, contentEs: '' }))).toEqual(['es']);
});

test('When the instructions have a gap of a template, then they are named, and an author’s own brackets are not', () => {
  const promptEs = 'Quieres conseguir [[qué]] hoy.';
  const promptEn = 'Keep [name] and items[0] as they are: [] and [[ are no gaps.';
  expect(openGapsOf({ promptEs, promptEn })).toEqual(['promptEs']);
  expect(openGapsOf({ promptEs: promptEn, promptEn: promptEs })).toEqual(['promptEn']);
});
