import { answeredStateOf } from './question-state.ts';

const answers = [{ text: 'Está en Ajustes.', at: '2026-01-01T12:00:00.000Z' }];

test.each([
  ['new', [], 'received'],
  ['open', [], 'open'],
  ['open', answers, 'open'],
  ['done', answers, 'answered'],
  ['done', [], 'closed'],
] as const)('When a question is %s with answers %j, then its asker reads %s', (status, given, state) => {
  expect(answeredStateOf({ status, answers: [...given], replies: [], isFromTeam: false })).toBe(state);
});

const replies = [{ id: 'r1', text: 'Me pierdo en el tono.', at: '2026-01-01T12:00:00.000Z' }];

test.each([
  ['done', [], [], 'unanswered'],
  ['done', answers, [], 'unanswered'],
  ['open', [], [], 'unanswered'],
  ['new', answers, [], 'unanswered'],
  ['open', [], replies, 'open'],
  ['done', answers, replies, 'answered'],
  ['done', [], replies, 'closed'],
] as const)(
  'When a message of the team is %s with %j below and %j of its reader, then they read %s',
  (status, given, written, state) => {
    const stands = { status, answers: [...given], replies: [...written], isFromTeam: true };
    expect(answeredStateOf(stands)).toBe(state);
  },
);
