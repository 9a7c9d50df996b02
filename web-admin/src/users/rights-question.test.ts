import { rightsQuestion } from './rights-question.ts';

test.each([
  ['one gives up one’s own', { role: 'administrator' }, { role: 'teacher' }, true, 'stepDown'],
  ['one takes another’s', { role: 'administrator' }, { role: 'teacher' }, false, null],
  ['another becomes administrator', { role: 'teacher' }, { role: 'administrator' }, false, 'promote'],
  ['one keeps one’s own', { role: 'administrator' }, { role: 'administrator' }, true, null],
  ['a teacher stays one', { role: 'teacher' }, { role: 'teacher' }, false, null],
] as const)('When %s, then the question fits', (_, before, after, isSelf, question) => {
  expect(rightsQuestion(before, after, isSelf)).toBe(question);
});
