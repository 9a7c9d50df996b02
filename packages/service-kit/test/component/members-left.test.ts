import { Schema, type Connection } from 'mongoose';
import type { Feature } from '../../src/lifecycle/feature.ts';
import { defineModel } from '../../src/mongo/define-model.ts';
import type { MembersIn } from '../../src/mongo/members-in.ts';
import { membersLeftAfterErasing } from '../../src/testing/members-left.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';

const stack = useTestStack({ topics: [] });
let connection: Connection;
beforeAll(async () => {
  connection = await stack.database('members');
});
afterEach(() => {
  connection.deleteModel(/./);
});

const tickets = (fields: Record<string, unknown>, erased: MembersIn['erased']) =>
  defineModel<{ _id: string }>(connection, 'Ticket', new Schema({ _id: String, ...fields }), { erased });

const keepsAll: readonly Feature[] = [{ name: 'tickets', erase: () => Promise.resolve() }];
const left = (features = keepsAll, options: Parameters<typeof membersLeftAfterErasing>[2] = {}) =>
  membersLeftAfterErasing(connection, features, options);

const person = { _id: false, by: String } as const;

test('When a feature erases some of the places, then the others are named, wherever in a record they are', async () => {
  const model = tickets(
    {
      userId: String,
      subscriberIds: [String],
      last: { by: String },
      answers: [person],
      decision: { type: { _id: false, history: [person] } },
    },
    ['_id', 'userId', 'subscriberIds', 'last.by', 'answers.by', 'decision.history.by'],
  );
  const erase = async (userId: string): Promise<void> => {
    await model.deleteMany({ _id: userId });
    await connection.collection('tickets').deleteMany({ 'answers.by': userId });
  };
  expect(await left([{ name: 'tickets', erase }])).toEqual([
    'Ticket.userId',
    'Ticket.subscriberIds',
    'Ticket.last.by',
    'Ticket.decision.history.by',
  ]);
});

test('When a place does not keep the member to begin with, then it fails in place of finding nothing left', async () => {
  tickets({ userId: String }, ['memberId']);
  await expect(left()).rejects.toThrow('Ticket.memberId does not keep the member');
});

test('When no model declares a place, then it fails in place of finding nothing left', async () => {
  tickets({ text: String }, []);
  await expect(left()).rejects.toThrow('no model declares a place');
});

test('When a place is excepted, then it is left out, and an exception of none fails', async () => {
  tickets({ person: String, userId: String }, ['person', 'userId']);
  expect(await left(keepsAll, { except: ['Ticket.person'] })).toEqual(['Ticket.userId']);
  await expect(left(keepsAll, { except: ['Ticket.persons'] })).rejects.toThrow('declares Ticket.persons');
});
