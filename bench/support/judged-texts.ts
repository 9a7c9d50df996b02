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

/** Fills a catalogue's database with judged attempts of one exercise that wait to be applied. */
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
  await db.collection<{ _id: string }>('judged_attempts').insertMany(rows);
};
