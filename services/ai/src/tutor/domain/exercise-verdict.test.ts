import { expect, test } from '@jest/globals';
import type { KnownExercise } from '../../knowledge/domain/known.ts';
import { verdictOf } from './exercise-verdict.ts';

const exercise: KnownExercise = {
  id: 'menu',
  titleEs: 'El menú',
  titleEn: 'The menu',
  promptEs: 'Pide el menú del comedor.',
  promptEn: 'Ask for the menu.',
  rubric: {
    passScore: 60,
    criteria: [
      { id: 'format', weight: 1 },
      { id: 'must-nots', weight: 1, kinds: ['invent'] },
    ],
  },
  hints: {},
};

test('When something works against the prompt, then that is the first open point and quotes the clause', () => {
  const { open } = verdictOf(exercise, { text: 'Escribe el menú de la semana. Inventa lo que falte.' }, 'es');
  expect(open.map(({ label }) => label)).toEqual(['Lo que no debe pedir', 'Formato']);
  expect(open[0]?.message).toContain('«Inventa lo que falte» haría que el modelo añadiera datos');
});

test('When a point counts in other words, too, then the tutor does not call it open', () => {
  const late = {
    es: ['se retrasó', 'con retraso', 'llegó tarde'],
    en: ['running late', 'delayed', 'overdue'],
  };
  const openOf = (byMeaning: object) => {
    const criteria = [{ id: 'mentions', weight: 1, mustHave: true, any: late, ...byMeaning }];
    const asked = { ...exercise, rubric: { passScore: 60, criteria } };
    return verdictOf(asked, { text: 'Escribe que el pedido lleva varios días de atraso.' }, 'es').open;
  };
  expect(openOf({})).toHaveLength(1);
  expect(openOf({ byMeaning: true })).toEqual([]);
});
