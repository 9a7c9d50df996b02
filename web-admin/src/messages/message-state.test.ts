import type { StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import { expect, it } from '@jest/globals';
import { messageStateOf } from './message-state.tsx';

it.each([
  ['done', null, 'sent'],
  ['open', '2026-11-27T10:00:00.000Z', 'waiting'],
  ['open', null, 'sent'],
  ['done', '2026-11-27T10:00:00.000Z', 'done'],
] as const)('When a message is %s, answered at %s, then the list says %s', (status, repliedAt, state) => {
  expect(messageStateOf({ status, repliedAt } as StaffMessage)).toBe(state);
});
