import { Schema, type Connection } from 'mongoose';
import { dropReplacedIndexes, ensureIndexes } from '../../src/mongo/connect-mongo.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';

const stack = useTestStack({ topics: [] });

const declare = (connection: Connection): Connection => {
  const schema = new Schema({ _id: String, at: Date, email: String, note: String }, { versionKey: false });
  schema.index({ at: -1, _id: -1 });
  schema.index({ email: 1 }, { unique: true });
  connection.model('Entry', schema, 'entries');
  connection.model('Bare', new Schema({ _id: String }, { versionKey: false }), 'bare');
  return connection;
};

test('When replicas start at once, then the indexes that were replaced are gone, and no others', async () => {
  const replicas = await Promise.all([1, 2, 3].map(async () => declare(await stack.database('entries'))));
  const entries = replicas[0]?.collection('entries');
  await entries?.createIndex({ at: -1, _id: 1 });
  await entries?.createIndex({ at: -1 });
  await entries?.createIndex({ note: 1 });
  await Promise.all(replicas.map(ensureIndexes));
  expect(await entries?.indexes()).toHaveLength(6);
  await Promise.all(replicas.map(dropReplacedIndexes));
  await Promise.all(replicas.map(dropReplacedIndexes));
  const keys = (await entries?.indexes())?.map(({ key }) => JSON.stringify(key));
  expect(keys?.sort()).toEqual(['{"_id":1}', '{"at":-1,"_id":-1}', '{"email":1}', '{"note":1}']);
});
