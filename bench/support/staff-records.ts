import { wordsOf } from '@academy/service-kit/text/search-terms.ts';
import type mongoose from 'mongoose';
import { personNamed } from './staff-people.ts';

type Document = { _id: string } & Record<string, unknown>;

const batch = 1_000;
const minuteMs = 60_000;
const templates = ['reply', 'welcome', 'confirm_address', 'password_reset'];
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const insert = async (
  collection: mongoose.mongo.Collection<Document>,
  count: number,
  rowOf: (n: number) => Document,
): Promise<void> => {
  for (let from = 0; from < count; from += batch)
    await collection.insertMany(
      Array.from({ length: Math.min(batch, count - from) }, (_, at) => rowOf(from + at)),
    );
};

/** In no order, and each within a year. */
const momentOf = (n: number, count: number): Date =>
  new Date(Date.now() - ((n * 7919) % count) * Math.max(1, Math.floor((525_600 * minuteMs) / count)));

const codeOf = (n: number): string =>
  Array.from({ length: 12 }, (_, place) => letters[Math.floor(n / 24 ** (11 - place)) % 24] ?? 'A').join('');

/** Fills a catalogue's database with a certificate of each person; one in fifty is revoked. */
export const fillCertificates = (db: mongoose.mongo.Db, count: number): Promise<void> =>
  insert(db.collection<Document>('certificates'), count, (n) => {
    const { firstName, lastName } = personNamed(n);
    const userId = `learner-${String(n).padStart(6, '0')}`;
    const issuedAt = momentOf(n, count);
    const named = {
      code: codeOf(n),
      name: `${firstName} ${lastName}`,
      courseTitleEs: n % 3 === 0 ? 'Fundamentos' : 'Imágenes',
      courseTitleEn: n % 3 === 0 ? 'Fundamentals' : 'Images',
    };
    return {
      ...named,
      _id: `${userId}:fundamentals`,
      terms: Object.values(named).flatMap(wordsOf),
      userId,
      courseId: n % 3 === 0 ? 'fundamentals' : 'images',
      lessonCount: 8,
      exerciseCount: 20,
      completedAt: issuedAt,
      issuedAt,
      revokedAt: n % 50 === 0 ? new Date() : null,
      revokedReason: n % 50 === 0 ? 'A trial' : null,
      version: 1,
      outbox: [],
    };
  });

/** Fills a scheduler's database with mails that were sent, and one in a thousand that was given up. */
export const fillMails = (db: mongoose.mongo.Db, count: number): Promise<void> =>
  insert(db.collection<Document>('mails'), count, (n) => {
    const createdAt = momentOf(n, count);
    const failed = n % 1_000 === 0;
    return {
      _id: `mail-${String(n).padStart(7, '0')}`,
      key: null,
      template: templates[n % templates.length],
      userId: `person-${String(n % Math.ceil(count / 4)).padStart(6, '0')}`,
      sealedAddress: null,
      sealedValues: null,
      language: n % 2 === 0 ? 'es' : 'en',
      timeZone: null,
      validUntil: null,
      createdAt,
      about: null,
      requestedAt: createdAt,
      recipient: 'p…@example.test',
      outcome: failed ? null : 'sent',
      attempts: failed ? 8 : 1 + (n % 3),
      handledAt: failed ? null : createdAt,
      poisonedAt: failed ? createdAt : null,
      ...(failed && { lastError: 'The server refused it' }),
      version: 1,
      outbox: [],
    };
  });
