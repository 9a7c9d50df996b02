/**
 * The least that a forum in Node does: `node:http` and the store's driver, the same queries for a list of 20 and for a
 * thread, answered as they come. A process of its own, as the service is. Takes MONGO_URL and DATABASE; prints LISTENING.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';

const { MONGO_URL = '', DATABASE = '' } = process.env;
const client = await new mongoose.mongo.MongoClient(MONGO_URL).connect();
const db = client.db(DATABASE);

interface Row {
  _id: string;
  userId: string;
}

const heavy = { content: 0, terms: 0, titleTerms: 0, revisions: 0, outbox: 0 };

const withAuthors = async (rows: Row[]): Promise<unknown> => {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const people = await db
    .collection<Row>('people')
    .find({ _id: { $in: ids } })
    .toArray();
  const byId = new Map(people.map((person) => [person._id, person]));
  return rows.map((row) => ({ ...row, user: byId.get(row.userId) }));
};

const list = async (): Promise<unknown> =>
  withAuthors(
    await db
      .collection<Row>('posts')
      .find({ status: 'visible' }, { projection: heavy })
      .sort({ createdAt: -1, _id: -1 })
      .limit(21)
      .toArray(),
  );

const post = async (id: string): Promise<unknown> => {
  const found = await db.collection<Row>('posts').findOne({ _id: id });
  return withAuthors(found ? [found] : []);
};

const replies = async (postId: string): Promise<unknown> =>
  withAuthors(
    await db
      .collection<Row>('replies')
      .find({ postId, status: 'visible' })
      .sort({ createdAt: 1, _id: 1 })
      .limit(101)
      .toArray(),
  );

const answer = (path: string): Promise<unknown> => {
  const [, id, isReplies] = /^\/api\/forum\/posts\/([^/?]+)(\/replies)?/.exec(path) ?? [];
  if (id === undefined) return list();
  return isReplies ? replies(id) : post(id);
};

const server = createServer((req, res) => {
  void answer(req.url ?? '/').then((body) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`LISTENING ${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
