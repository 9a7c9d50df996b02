import type mongoose from 'mongoose';

const batch = 2_000;
export const authors = 50;
export const repliesPerThread = 20;

const first = Date.UTC(2026, 0, 1);
const everySecond = (n: number): Date => new Date(first + n * 1_000);

export const authorId = (n: number): string => `author-${n}`;
export const postId = (n: number): string => `post-${String(n).padStart(6, '0')}`;
export const writtenAt = (n: number): number => everySecond(n).getTime();

const written = (n: number) => ({
  userId: authorId(n % authors),
  deletedAuthor: false,
  content: `Text number ${n}. `.repeat(20),
  status: 'visible',
  createdAt: everySecond(n),
  editedAt: null,
  revisions: [],
  holdReasons: [],
  heldAt: null,
  caseVersion: 0,
  decision: null,
  version: 1,
  outbox: [],
});

const post = (n: number) => ({
  _id: postId(n),
  ...written(n),
  title: `A question about prompts, number ${n}`,
  preview: `Text number ${n}. `.repeat(10),
  categoryId: 'general',
  isSpanish: n % 2 === 0,
  topic: null,
  attemptId: null,
  lastActivityAt: everySecond(n),
  replyCount: n === 0 ? repliesPerThread : 0,
  acceptedReplyId: null,
  meTooCount: 0,
  terms: ['question', 'prompt', String(n)],
  titleTerms: ['question', 'prompt', String(n)],
  importedHash: null,
});

const person = (n: number) => ({
  _id: authorId(n),
  username: `author${n}`,
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'learner',
  plan: 'premium',
  createdAt: new Date(first),
  sequence: 1,
});

type Document = { _id: string };

/** Fills a forum's database with so many posts by 50 authors, the first of them with 20 replies. */
export const fillForum = async (db: mongoose.mongo.Db, size: number): Promise<void> => {
  await db.collection<Document>('people').insertMany(Array.from({ length: authors }, (_, n) => person(n)));
  for (let from = 0; from < size; from += batch) {
    const length = Math.min(batch, size - from);
    await db.collection<Document>('posts').insertMany(Array.from({ length }, (_, n) => post(from + n)));
  }
  const replies = Array.from({ length: repliesPerThread }, (_, n) => ({
    _id: `reply-${n}`,
    postId: postId(0),
    ...written(n),
  }));
  await db.collection<Document>('replies').insertMany(replies);
};
