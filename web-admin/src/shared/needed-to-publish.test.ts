import { expect, it } from '@jest/globals';
import { neededToPublish } from './needed-to-publish.ts';

it.each(['queued', 'published'])(
  'When a text is empty in what is %s, then it is needed; written, it is not',
  (status) => {
    expect(neededToPublish('', { status })).toBeDefined();
    expect(neededToPublish('A letter', { status })).toBeUndefined();
  },
);

it('When a text is empty in a draft, or in what is being made, then it may wait', () => {
  expect(neededToPublish('', { status: 'draft' })).toBeUndefined();
  expect(neededToPublish('', {})).toBeUndefined();
});
