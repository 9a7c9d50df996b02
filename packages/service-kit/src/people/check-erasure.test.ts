import { createConnection, Schema, type Connection } from 'mongoose';
import { defineModel } from '../mongo/define-model.ts';
import type { MembersIn } from '../mongo/members-in.ts';
import { outboxFields } from '../outbox/outbox-schema.ts';
import { checkErasure } from './check-erasure.ts';

let connection: Connection;
beforeEach(() => {
  connection = createConnection();
});

const drafts = (fields: Record<string, unknown>, members?: Partial<MembersIn>) =>
  defineModel(connection, 'Draft', new Schema({ _id: String, ...fields }), members);

const erase = () => Promise.resolve();

const person = { _id: false, by: String } as const;

test('When a model has a field with a member’s id and does not say what becomes of it, then it is named', () => {
  const model = drafts({ userId: String });
  expect(() => checkErasure([model as never], [{ name: 'drafts', models: [model], erase }])).toThrow(
    'Draft (feature "drafts") does not say what becomes of userId',
  );
});

test.each([
  ['authorId', { authorId: String }],
  ['postAuthorId', { postAuthorId: String }],
  ['savedBy', { savedBy: String }],
  ['by', { by: String }],
  ['accountId', { accountId: String }],
  ['accountIds', { accountIds: [String] }],
  ['subscriberIds', { subscriberIds: [String] }],
  ['who.userId', { who: { userId: String } }],
  ['history.by', { history: [person] }],
  ['decision.by', { decision: { type: person } }],
  ['decision.history.by', { decision: { type: { _id: false, history: [person] } } }],
  ['pages.history.by', { pages: [{ history: { type: [person], default: undefined } }] }],
  ['rows.by', { rows: [[person]] }],
  ['places.$*.by', { places: { type: Map, of: person } }],
])('When the field is %s, then it is known for one, until the model declares it', (path, fields) => {
  expect(() => checkErasure([drafts(fields) as never], [])).toThrow(`becomes of ${path} with the account`);
  connection = createConnection();
  const declared = drafts(fields, { kept: { [path]: 'The law asks for it.' } });
  expect(() => checkErasure([declared as never], [])).not.toThrow();
});

test('When a process has the lease of the outbox, or a field names a run, then nothing is asked of them', () => {
  const model = drafts({ ...outboxFields, publishedByRun: String, standby: String });
  expect(() => checkErasure([model as never], [])).not.toThrow();
});

test('When members are to be erased and no feature with erase has the model, then it is named', () => {
  const model = drafts({ userId: String }, { erased: ['userId'] });
  const refusal = "holds members' ids (userId) and is in no feature that has erase";
  expect(() => checkErasure([model as never], [])).toThrow(`Draft ${refusal}`);
  expect(() => checkErasure([model as never], [{ name: 'drafts', models: [model] }])).toThrow(
    `Draft (feature "drafts") ${refusal}`,
  );
  expect(() => checkErasure([model as never], [{ name: 'drafts', models: [model], erase }])).not.toThrow();
});

test('When a model declares a field that it does not have, then it is named', () => {
  const model = drafts(
    { userId: String, history: [person], notes: [Schema.Types.Mixed], place: Schema.Types.Mixed },
    {
      erased: ['userId', 'history.who', 'userID'],
      kept: { 'history.by': 'Why.', 'notes.by': 'Why.', 'place.by': 'Why.' },
    },
  );
  expect(() => checkErasure([model as never], [{ name: 'drafts', models: [model], erase }])).toThrow(
    'Draft (feature "drafts") declares history.who, userID, which its schema does not have',
  );
});

test('When a model keeps an id and does not say why, then it is named', () => {
  const model = drafts({ savedBy: String }, { kept: { savedBy: ' ' } });
  expect(() => checkErasure([model as never], [])).toThrow('Draft does not say why it keeps savedBy');
});

test('When a model keeps the id and says why, or has none, then nobody needs to erase it', () => {
  const kept = drafts({ savedBy: String }, { kept: { savedBy: 'The law asks for it.' } });
  expect(() => checkErasure([kept as never], [])).not.toThrow();
  const without = defineModel(connection, 'Word', new Schema({ _id: String, text: String }));
  expect(() => checkErasure([without as never], [])).not.toThrow();
});
