import { createConnection, Schema, type Connection } from 'mongoose';
import { defineModel } from '../mongo/define-model.ts';
import type { MembersIn } from '../mongo/members-in.ts';
import { checkErasure } from './check-erasure.ts';

let connection: Connection;
beforeEach(() => {
  connection = createConnection();
});

const drafts = (fields: Record<string, unknown>, members?: Partial<MembersIn>) =>
  defineModel(connection, 'Draft', new Schema({ _id: String, ...fields }), members);

const erase = () => Promise.resolve();

test('When a model has a field with a member’s id and does not say what becomes of it, then it is named', () => {
  const model = drafts({ userId: String });
  expect(() => checkErasure([model as never], [{ models: [model], erase }])).toThrow(
    'Draft does not say what becomes of userId',
  );
});

test.each(['authorId', 'postAuthorId', 'savedBy', 'who.userId'])(
  'When the field is called %s, then it is known for one',
  (path) => {
    const [outer = path, inner] = path.split('.');
    const model = drafts(inner === undefined ? { [outer]: String } : { [outer]: { [inner]: String } });
    expect(() => checkErasure([model as never], [])).toThrow(path);
  },
);

test('When members are to be erased and no feature with erase has the model, then it is named', () => {
  const model = drafts({ userId: String }, { erased: ['userId'] });
  const refusal = 'Draft holds members’ ids (userId)'.replace('’', "'");
  expect(() => checkErasure([model as never], [])).toThrow(refusal);
  expect(() => checkErasure([model as never], [{ models: [model] }])).toThrow(refusal);
  expect(() => checkErasure([model as never], [{ models: [model], erase }])).not.toThrow();
});

test('When a model keeps the id and says why, or has none, then nobody needs to erase it', () => {
  const kept = drafts({ savedBy: String }, { kept: { savedBy: 'The law asks for it.' } });
  expect(() => checkErasure([kept as never], [])).not.toThrow();
  const without = defineModel(connection, 'Word', new Schema({ _id: String, text: String }));
  expect(() => checkErasure([without as never], [])).not.toThrow();
});
