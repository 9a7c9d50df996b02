import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { readPolicyPairs, triedOnPolicies } from './policy-relation.ts';

const pair = { kind: 'invent', language: 'en', keep: 'Leave gaps empty.', break: 'Fill gaps in.' } as const;
const prompt = { text: 'Write a letter.', language: 'en' } as const;

const refusing = (heard: RegExp) => (text: string) =>
  // The relation reads no more of a verdict than this.
  ({ passed: !heard.test(text) }) as unknown as PromptVerdict;

const rightOf = (heard: RegExp) =>
  triedOnPolicies(refusing(heard), prompt, { at: 0, pairs: [pair] }).map(({ isRight }) => isRight);

test('When the careless sentence is refused, then the relation holds', () => {
  expect(rightOf(/Fill/)).toEqual([true, true]);
});

test('When the careless sentence passes, then the relation does not hold', () => {
  expect(rightOf(/never/)).toEqual([false, false]);
});

test('When the prompt fails with the careful sentence, or has no policy, then nothing is tried', () => {
  expect(rightOf(/Write/)).toEqual([]);
  expect(triedOnPolicies(refusing(/never/), prompt, { at: 0, pairs: [] })).toEqual([]);
});

test('When the open pairs are read, then each has both sides of a policy', () => {
  const pairs = readPolicyPairs('open');
  expect(new Set(pairs.map(({ kind }) => kind)).size).toBe(12);
  expect(pairs.every((each) => each.keep !== each.break)).toBe(true);
});
