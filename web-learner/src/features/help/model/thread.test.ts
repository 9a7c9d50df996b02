import { expect, it } from '@jest/globals';
import { threadOf } from './thread.ts';

const at = (minute: number) => `2026-11-27T10:0${minute}:00.000Z`;

it('When answers and replies alternate, then they are one thread, oldest first', () => {
  const answers = [
    { text: 'a1', at: at(1) },
    { text: 'a2', at: at(4) },
  ];
  const replies = [
    { id: 'r1', text: 'r1', at: at(2) },
    { id: 'r2', text: 'r2', at: at(3) },
  ];
  const asked = { id: 'q', text: 'q', createdAt: at(0), isFromTeam: false };
  expect(threadOf({ ...asked, answers, replies }).map(({ from, text }) => [from, text])).toEqual([
    ['staff', 'a1'],
    ['asker', 'r1'],
    ['asker', 'r2'],
    ['staff', 'a2'],
  ]);
});

it('When the team wrote first, then the thread begins with it', () => {
  const written = { id: 'm', text: 'm', createdAt: at(0), isFromTeam: true };
  const replies = [{ id: 'r1', text: 'r1', at: at(1) }];
  expect(threadOf({ ...written, answers: [], replies }).map(({ from, text }) => [from, text])).toEqual([
    ['staff', 'm'],
    ['asker', 'r1'],
  ]);
});
