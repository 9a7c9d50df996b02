import { rightsQuestion } from './rights-question.ts';

test.each([
  ['one gives up one’s own', { isAdmin: true }, { isAdmin: false }, true, 'stepDown'],
  ['one takes another’s', { isAdmin: true }, { isAdmin: false }, false, null],
  ['another becomes administrator', { isAdmin: false }, { isAdmin: true }, false, 'promote'],
  ['one keeps one’s own', { isAdmin: true }, { isAdmin: true }, true, null],
  ['a learner stays one', { isAdmin: false }, { isAdmin: false }, false, null],
] as const)('When %s, then the question fits', (_, before, after, isSelf, question) => {
  expect(rightsQuestion(before, after, isSelf)).toBe(question);
});
