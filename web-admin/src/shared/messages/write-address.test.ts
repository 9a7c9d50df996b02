import { expect, it } from '@jest/globals';
import { readWriteAddress, writeAddress } from './write-address.ts';

const searchOf = (address: string) => new URL(address, 'http://console.example').search;

it.each([
  ['an exercise', { courseId: 'basics', lessonId: 'basics--roles', exerciseId: 'basics--roles--one' }],
  ['a course', { courseId: 'basics' }],
  ['nothing', undefined],
])('When a message is about %s, then its page reads from the address what led there', (_what, place) => {
  expect(readWriteAddress(searchOf(writeAddress('ana', place)))).toEqual({
    userId: 'ana',
    place: place ?? null,
  });
});

it('When an address names nobody, or an exercise without its lesson, then the rest is read', () => {
  expect(readWriteAddress('?courseId=basics&exerciseId=one')).toEqual({
    userId: '',
    place: { courseId: 'basics' },
  });
});
