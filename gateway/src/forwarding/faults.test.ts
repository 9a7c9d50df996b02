import { isServiceFault } from './faults.ts';
import { TooLargeToShare } from './join-reads.ts';

test('When an answer is too large to share, then it does not count against the service, as a broken connection does', () => {
  expect(isServiceFault(new TooLargeToShare(), false)).toBe(false);
  expect(isServiceFault(new Error('broken off'), false)).toBe(true);
});
