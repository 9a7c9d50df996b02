import type { KnownByKind, KnownKind, Versioned } from '../domain/known.ts';
import { placedPassages } from '../domain/placed-passages.ts';
import type { Cut } from '../cutting/cutter.ts';
import { createKnowledge } from './knowledge.ts';

const texts = { titleEs: 'A', titleEn: 'A', descriptionEs: '', descriptionEn: '' };
const course = (sequence: number, titleEs = 'A') =>
  ({ ...texts, _id: 'c', titleEs, orderIndex: 0, isPremium: false, lessonIds: ['l'], sequence }) as const;
const lesson = (sequence: number, contentEs: string) => ({
  ...{ ...texts, _id: 'l', courseId: 'c', orderIndex: 0, contentEs, contentEn: 'Text.' },
  exercises: [],
  sequence,
});

const recordsOf = (kept: { [Kind in KnownKind]: Versioned<KnownByKind[Kind]>[] }) => ({
  versions: async (kind: KnownKind) => new Map(kept[kind].map(({ _id, sequence }) => [_id, sequence])),
  read: async <Kind extends KnownKind>(kind: Kind, ids: readonly string[]) =>
    kept[kind].filter(({ _id }) => ids.includes(_id)),
});

const cut: Cut = async (kind, record) => placedPassages(kind, record);

test('When something changes, then the passages are the same array until one of them does', async () => {
  const kept = {
    course: [{ ...course(1), lessonIds: ['l'] }],
    lesson: [lesson(1, 'Texto.')],
    document: [],
  };
  let now = 0;
  const knowledge = createKnowledge(recordsOf(kept), { cut, now: () => (now += 2_000) });
  const first = await knowledge.read();
  kept.course = [{ ...course(2, 'Otro título'), lessonIds: ['l'] }];
  const renamed = await knowledge.read();
  expect(renamed.shelf.courses[0]?.course.titleEs).toBe('Otro título');
  expect(renamed.passages).toBe(first.passages);
  kept.lesson = [lesson(2, 'Otro texto.')];
  const rewritten = await knowledge.read();
  expect(rewritten.passages).not.toBe(first.passages);
  expect(rewritten.passages.map(({ text }) => text)).toEqual(['Otro texto.', 'Text.']);
});

test('When a text cannot be cut for now, then it is cut at the next look, and the others only once', async () => {
  const guide = {
    ...texts,
    _id: 'd',
    contentEs: 'Guía.',
    contentEn: 'Guide.',
    isPremium: false,
    sequence: 1,
  };
  const kept = { course: [course(1)], lesson: [lesson(1, 'Texto.')], document: [guide] };
  const asked: string[] = [];
  const knowledge = createKnowledge(recordsOf(kept as never), {
    cut: async (kind, record) => {
      asked.push(kind);
      if (asked.length === 2) throw new Error('no thread');
      return placedPassages(kind, record);
    },
  });
  await expect(knowledge.read()).rejects.toThrow('no thread');
  const { passages } = await knowledge.read();
  expect(passages.map(({ text }) => text)).toEqual(['Texto.', 'Text.', 'Guía.', 'Guide.']);
  expect(asked).toEqual(['lesson', 'document', 'document']);
});
