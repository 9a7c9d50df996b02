/**
 * The least that a forum in Node does: `node:http` and the store's driver, the same queries for a list of 20 and for a
 * thread, answered as they come, and one write for a post or a reply. A process of its own, as the service is. Takes MONGO_URL and DATABASE; prints LISTENING.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
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

/** A post, or a reply with its post's figures: what any forum writes. */
const write = async (postId: string | undefined, body: object): Promise<unknown> => {
  const row = { _id: randomUUID(), userId: 'author-1', status: 'hidden', createdAt: new Date(), ...body };
  if (postId === undefined) await db.collection<Row>('bare_posts').insertOne(row);
  else {
    await db.collection<Row>('bare_replies').insertOne({ ...row, postId } as Row);
    await db.collection<Row>('bare_posts').updateOne({ _id: postId }, { $inc: { replyCount: 1 } });
  }
  return withAuthors([row]);
};

const answer = async (req: IncomingMessage): Promise<unknown> => {
  const path = req.url ?? '/';
  const [, id, isReplies] = /^\/api\/forum\/posts\/([^/?]+)(\/replies)?/.exec(path) ?? [];
  if (req.method === 'POST') return write(id, (await json(req)) as object);
  if (id === undefined) return list();
  return isReplies ? replies(id) : post(id);
};

const server = createServer((req, res) => {
  void answer(req).then((body) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`LISTENING ${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
