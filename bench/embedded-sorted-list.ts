/**
 * A sorted list of 20 from the embedded store, the first page of it and a page from its middle, at 1,000 and at
 * 100,000 documents. Prints one JSON line with the median times and their ratio: an index makes the list as fast in
 * a large collection as in a small one, within 1.5 times. Both collections are asked in turn, so that whatever else
 * the machine does meanwhile meets both.
 * Run: `npm exec -- node bench/embedded-sorted-list.ts`
 */
import { performance } from 'node:perf_hooks';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import mongoose, { type mongo } from 'mongoose';

const PAGE = 20;
const ROUNDS = 1_000;
const WARM_UP_ROUNDS = 300;
const BATCH = 5_000;
const SIZES = [1_000, 100_000];
const REACH = 1.5;

interface Item {
  _id: string;
  createdAt: Date;
  title: string;
}

const idOf = (n: number): string => `item-${String(n).padStart(6, '0')}`;
const dateOf = (n: number): Date => new Date(Date.UTC(2026, 0, 1) + n * 1_000);

const fill = async (db: mongo.Db, size: number): Promise<mongo.Collection<Item>> => {
  const collection = db.collection<Item>(`items${size}`);
  await collection.createIndex({ createdAt: -1, _id: -1 });
  for (let from = 0; from < size; from += BATCH) {
    const length = Math.min(BATCH, size - from);
    await collection.insertMany(
      Array.from({ length }, (_, i) => {
        const place = ((from + i) * 7_919) % size;
        return {
          _id: idOf(place),
          createdAt: dateOf(place),
          title: `A title of some length, number ${place}`,
        };
      }),
    );
  }
  return collection;
};

const listPages = async (collection: mongo.Collection<Item>, size: number): Promise<number> => {
  const middle = { createdAt: dateOf(size / 2), _id: idOf(size / 2) };
  const from = performance.now();
  for (const filter of [
    {},
    {
      $or: [
        { createdAt: { $lt: middle.createdAt } },
        { createdAt: middle.createdAt, _id: { $lt: middle._id } },
      ],
    },
  ]) {
    const page = await collection.find(filter).sort({ createdAt: -1, _id: -1 }).limit(PAGE).toArray();
    if (page.length !== PAGE) throw new Error(`a page of ${page.length}`);
  }
  return (performance.now() - from) / 2;
};

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const stack = await startEmbeddedStack();
const client = await new mongoose.mongo.MongoClient(stack.mongoUrl).connect();
try {
  const runs = [];
  for (const size of SIZES)
    runs.push({ size, collection: await fill(client.db('bench'), size), times: new Array<number>() });
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const { size, collection, times } of runs) {
      const ms = await listPages(collection, size);
      if (round >= WARM_UP_ROUNDS) times.push(ms);
    }
  }
  const [small = Number.NaN, large = Number.NaN] = runs.map(({ times }) => median(times));
  const figures = {
    bench: 'embedded-sorted-list',
    page: PAGE,
    rounds: ROUNDS,
    msAt1000: Number(small.toFixed(3)),
    msAt100000: Number(large.toFixed(3)),
    ratio: Number((large / small).toFixed(2)),
    reach: REACH,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exitCode = large / small <= REACH ? 0 : 1;
} finally {
  await client.close();
  await stack.stop();
}
