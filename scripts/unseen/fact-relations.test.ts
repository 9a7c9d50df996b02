import type { CriterionStatus, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { longerFact, triedOnFacts, withoutFact } from './fact-relations.ts';

const text = 'La silla llegó ayer, sin rueda.';
const fact = { start: 3, end: 8 };

/** A judge that says the same of every prompt but the changed ones. */
const judgeOf = (before: CriterionStatus, after: CriterionStatus) => (judged: string) => {
  const isFirst = judged === text;
  const status = isFirst ? before : after;
  return {
    passed: status === 'met',
    criteria: [{ id: 'mentions', key: 'mentions', status, spans: [fact] }],
    // The relations read no more of a verdict than this.
  } as unknown as PromptVerdict;
};

test('When a fact is made longer, then the addition ends its clause', () => {
  expect(longerFact(text, fact, 'es')).toBe(
    'La silla llegó ayer (lo tengo por escrito, por si hace falta), sin rueda.',
  );
});

test('When a fact is taken out, then the words beside it close up', () => {
  expect(withoutFact(text, fact)).toBe('La llegó ayer, sin rueda.');
});

test.each([
  ['partly', 'met', 'a fact taken out does not raise its line', false],
  ['partly', 'missing', 'a fact taken out does not raise its line', true],
  ['met', 'met', 'a longer fact', true],
  ['met', 'partly', 'a longer fact', false],
] as const)('When a line goes from %s to %s, then "%s" holds: %s', (before, after, relation, isRight) => {
  expect(triedOnFacts(judgeOf(before, after), { text, language: 'es' })).toEqual([
    { relation, language: 'es', isRight },
  ]);
});
