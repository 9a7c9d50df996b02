import { judge } from './judge.ts';
import { emptyParts } from './new-exercise.ts';

test('When a point counts in other words, too, then an answer that says it so passes', () => {
  const any = {
    es: ['se retrasó', 'con retraso', 'llegó tarde'],
    en: ['running late', 'delayed', 'overdue'],
  };
  const answer = 'Escribe que el pedido lleva varios días de atraso.';
  const judged = (byMeaning?: true) => {
    const criteria = [{ id: 'mentions' as const, weight: 1, mustHave: true, any, byMeaning }];
    const exercise = {
      ...emptyParts,
      id: 'one',
      titleEs: 'Uno',
      titleEn: 'One',
      promptEs: '',
      promptEn: '',
      rubric: { passScore: 60, criteria },
    };
    return judge(exercise, { answer, language: 'es' });
  };
  expect(judged()).toMatchObject({ passed: false, score: 0 });
  expect(judged(true)).toMatchObject({ passed: true, score: 100, criteria: [{ status: 'met' }] });
});
