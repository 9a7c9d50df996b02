import { answeredStateOf } from './question-state.ts';

const answers = [{ text: 'Está en Ajustes.', at: '2026-01-01T12:00:00.000Z' }];

test.each([
  ['new', [], 'received'],
  ['open', [], 'open'],
  ['open', answers, 'open'],
  ['done', answers, 'answered'],
  ['done', [], 'closed'],
] as const)('When a question is %s with answers %j, then its asker reads %s', (status, given, state) => {
  expect(answeredStateOf({ status, answers: [...given] })).toBe(state);
});
