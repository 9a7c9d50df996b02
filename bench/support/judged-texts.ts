import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unseenFile } from '@academy/contracts/content/unseen-file.ts';
import { searchable } from '@academy/service-kit/text/any-accent.ts';
import type mongoose from 'mongoose';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

/** Other exercises' prompts are weak here: they fill all 300 places, where copies of the own would say nothing new. */
const othersThan = (exercise: string): string[] =>
  globSync('content/courses/*/lessons/*/unseen/*.open.yaml', { cwd: root })
    .filter((file) => !file.includes(exercise) && /\/\d\d-[a-z-]+\.open\.yaml$/.test(file))
    .flatMap((file) => unseenFile.parse(parse(readFileSync(join(root, file), 'utf8'))).slice(0, 12))
    .map(({ text }) => text);

/**
 * Fills a catalogue's database with judged attempts of one exercise that wait to be applied. Attempts that it has hold them: copies that none
 * holds are erased now and then.
 */
export const fillJudged = async (
  db: mongoose.mongo.Db,
  { exerciseId, count }: { exerciseId: string; count: number },
): Promise<void> => {
  const others = othersThan(exerciseId.split('--').at(-1) ?? '');
  const at = Date.now();
  const rows = Array.from({ length: count }, (_, n) => {
    const other = others[n % others.length] ?? '';
    const text = n < others.length ? other : `${other} (${n})`;
    return {
      _id: randomUUID(),
      exerciseId,
      text,
      searched: searchable(text),
      good: false,
      point: 'task',
      state: 'waiting',
      judgedAt: new Date(at - n * 60_000),
      version: 1,
      outbox: [],
    };
  });
  const attempts = db.collection<{ _id: string }>('attempts');
  const holders = await attempts.find({}, { projection: { _id: 1 }, limit: count }).toArray();
  const marks = rows.slice(0, holders.length).map(({ _id: judgementId }, n) => ({
    updateOne: { filter: { _id: holders[n]?._id ?? '' }, update: { $set: { judgementId } } },
  }));
  if (marks.length > 0) await attempts.bulkWrite(marks);
  await db.collection<{ _id: string }>('judged_attempts').insertMany(rows);
};
