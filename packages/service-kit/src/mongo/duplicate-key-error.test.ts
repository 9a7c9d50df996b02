import mongoose from 'mongoose';
import { DuplicateKeyError, fieldsOfIndexName, translateWriteError } from './duplicate-key-error.ts';

const duplicate = (message: string, parts: object = {}) =>
  Object.assign(new mongoose.mongo.MongoServerError({ message }), { code: 11000, ...parts });

test.each([
  ['_id_', ['_id']],
  ['email_1', ['email']],
  ['teamId_1_createdAt_-1', ['teamId', 'createdAt']],
  ['profile.name_1', ['profile.name']],
])('When an index is named %s, then its fields are told', (index, fields) => {
  expect(fieldsOfIndexName(index)).toEqual(fields);
});

test("When the driver reports a duplicate, then the index and its fields are told, whichever store's words it uses", () => {
  const plain = translateWriteError(
    duplicate('E11000 duplicate key error collection: a.b index: email_1 dup key: { email: "x" }'),
  );
  expect(plain).toBeInstanceOf(DuplicateKeyError);
  expect(plain).toMatchObject({ index: 'email_1', fields: ['email'] });
  const told = translateWriteError(
    duplicate('E11000 index: people.$byEmail dup key', { keyPattern: { email: 1 } }),
  );
  expect(told).toMatchObject({ index: 'byEmail', fields: ['email'] });
});

test('When it is another error, then it stays as it is', () => {
  const error = new Error('other');
  expect(translateWriteError(error)).toBe(error);
});
