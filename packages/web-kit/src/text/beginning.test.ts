import { expect, it } from '@jest/globals';
import { beginningOf } from './beginning.ts';

it('When a text is long, then its beginning ends with an ellipsis and splits no character', () => {
  expect(beginningOf('Short', 10)).toBe('Short');
  expect(beginningOf('One\n\ntwo   three', 8)).toBe('One two…');
  expect(beginningOf('👩‍🏫'.repeat(1) + '🙂🙂🙂🙂', 5)).toBe('👩‍🏫🙂…');
});
