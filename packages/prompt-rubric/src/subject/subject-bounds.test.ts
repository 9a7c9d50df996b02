import { model, nothing, references, vectorOf } from '../../test/subject-support.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import { createSubjectModel } from './model.ts';
import { createSubjectJudges } from './subject-judge.ts';

test('When a prompt reaches a threshold exactly, then it is on the better side of it', () => {
  const thresholds = { met: 1, close: -1, near: 0, words: 0.5, veto: -1, briefVeto: -1 };
  const exact = createSubjectModel({
    terms: [
      ['bien', 100, 100],
      ['mal', 100, -100],
    ],
    weights: { ...nothing, bias: 0, wording: 1, likelihood: 0 },
    thresholds,
  });
  const findingOf = createSubjectJudges({ model: exact, vectorOf })({
    references: { ...references, words: { lejos: 0.5 } },
    instructions: 'silla',
  });
  // Nothing is known of its meaning: both gaps are 0.
  expect(findingOf(readPrompt('Escribe bien de lo que está lejos'))).toEqual({
    status: 'met',
    isConvincing: true,
    lack: 'short',
    refusedUnder: undefined,
    decidedBy: undefined,
  });
  expect(findingOf(readPrompt('Escribe mal de lo que está lejos')).status).toBe('close');
});

test('When exactly half of a prompt is copied, then it is not mostly the learner’s own', () => {
  const judge = createSubjectJudges({ model, vectorOf })({ references, instructions: 'silla' });
  const hint = 'Cuenta con calma todo lo que te pasó ayer.';
  const isConvincing = (own: string) => judge(readPrompt(`${own} ${hint}`, { hints: [hint] })).isConvincing;
  expect(isConvincing('Escribe bien de la silla y el barco azul.')).toBe(false);
  expect(isConvincing('Escribe bien de la silla y el barco azul hoy.')).toBe(true);
});

test('When many sentences speak against a prompt, then the five worst by their words are compared by meaning', () => {
  const byMeaning = createSubjectModel({
    terms: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((word, at) => [word, 100, at * 10 - 100]),
    weights: { ...nothing, bias: 0, wording: 1, likelihood: 0, good: 100 },
    thresholds: { met: 1000, close: 900, near: 1000, words: 0, veto: -1, briefVeto: -1 },
  });
  const worstOf = createSubjectJudges({ model: byMeaning, vectorOf })({ references, instructions: 'árbol' });
  /** Five sentences are near to the good prompts, and the one at this place, by its words, means nothing. */
  const placeOfWorst = (place: number): number => {
    const sentences = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((word, at) =>
      at === place ? `Escribe ${word} de la mesa verde grande.` : `Escribe ${word} de la silla verde grande.`,
    );
    const reading = readPrompt(sentences.join(' '));
    return reading.asking.findIndex(({ from }) => from === worstOf(reading).decidedBy?.from);
  };
  expect(placeOfWorst(4)).toBe(4);
  expect(placeOfWorst(5)).not.toBe(5);
});
