import { expect, it } from '@jest/globals';
import { createOwnVersions } from './own-versions.ts';

it("When one's own saves follow each other, then an old version leads to the newest, and somebody else's to itself", () => {
  const versions = createOwnVersions();
  versions.note(1, 5);
  versions.note(5, 9);
  expect([1, 5, 9, 7].map(versions.newestOf)).toEqual([9, 9, 9, 7]);
});

it('When an order comes back to what it was, then its version is the newest again', () => {
  const versions = createOwnVersions();
  versions.note(1, 5);
  versions.note(5, 1);
  expect([1, 5].map(versions.newestOf)).toEqual([1, 1]);
});
