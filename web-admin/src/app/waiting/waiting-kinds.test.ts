import { expect, it } from '@jest/globals';
import { waitingKinds } from './waiting-kinds.ts';

const messagesOf = (id: string | undefined) =>
  waitingKinds('teacher', id).find(({ resource }) => resource === 'messages');

it('When it is not known yet who is here, then their messages are not counted, and not left out either', () => {
  expect(messagesOf(undefined)).toMatchObject({ isKnown: false });
});

it('When it is known, then the messages of theirs that have an answer wait', () => {
  expect(messagesOf('t1')).toMatchObject({ isKnown: true, filter: { state: 'waiting', openedBy: 't1' } });
});

it('When a role may not read something, then it does not wait for them', () => {
  expect(waitingKinds('teacher', 't1').map(({ resource }) => resource)).not.toContain('mails');
});
