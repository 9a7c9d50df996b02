import type { WatchedWord, WatchedWordRecord } from '../../domain/watched-words/watched-word.ts';
import { changeWatchedWord, createWatchedWord } from './write-watched-words.ts';

const at = new Date(Date.UTC(2026, 0, 1));
const entry = (phrase: string, over: Partial<WatchedWordRecord> = {}): WatchedWordRecord => ({
  _id: phrase,
  phrase,
  language: 'both',
  action: 'flag',
  updatedAt: at,
  version: 1,
  ...over,
});

/** A list that is held in memory, and what reads and writes it. */
const listOf = (...records: WatchedWordRecord[]) => {
  const kept = new Map(records.map((record) => [record._id, record]));
  const keep = (record: WatchedWordRecord): WatchedWordRecord => {
    kept.set(record._id, record);
    return record;
  };
  const watchedWords = {
    listAll: () => Promise.resolve([...kept.values()]),
    add: (state: WatchedWord) => Promise.resolve(keep({ ...state, version: 1 })),
    change: async (
      id: string,
      change: (current: WatchedWordRecord) => { state: Partial<WatchedWord> } | null,
    ) => {
      const current = kept.get(id);
      if (!current) return null;
      return keep({ ...current, ...change(current)?.state });
    },
  };
  // The use cases under test call nothing else of the repository.
  const deps = { watchedWords, now: () => at } as unknown as Parameters<typeof createWatchedWord>[0];
  return {
    create: (phrase: string) =>
      createWatchedWord(deps, { draft: { phrase, language: 'both', action: 'flag' }, actorId: 'mo' }),
    change: (id: string, change: Partial<Pick<WatchedWord, 'phrase' | 'language' | 'action'>>) =>
      changeWatchedWord(deps, { id, change, expectedVersion: null, actorId: 'mo' }),
  };
};

test.each([
  ['estaf*\u200B', 'estaf*'],
  ['estaf＊', 'estaf*'],
  ['\u2060 Dinero\u00AD fácil', 'Dinero fácil'],
])('When %j is pasted, then %j is kept, of a new entry and of a changed one', async (pasted, phrase) => {
  expect(await listOf().create(pasted)).toMatchObject({ phrase });
  expect(await listOf(entry('old')).change('old', { phrase: pasted })).toMatchObject({ phrase });
});

test('When a star counts only once the phrase is clean, then what it would find too much of is refused', async () => {
  await expect(listOf().create('a＊\u200B')).rejects.toMatchObject({ status: 400 });
  await expect(listOf(entry('estaf*')).create('estaf＊')).rejects.toMatchObject({ status: 409 });
});

test('When two at once added the same word, then its action can change, and its language not', async () => {
  const list = listOf(entry('scam'), entry('Scam'));
  expect(await list.change('scam', { action: 'hold' })).toMatchObject({ action: 'hold' });
  expect(await list.change('scam', { phrase: 'scam', action: 'flag' })).toMatchObject({ action: 'flag' });
  await expect(list.change('scam', { language: 'es' })).rejects.toMatchObject({ status: 409 });
  await expect(list.change('scam', { phrase: 'SCAM' })).rejects.toMatchObject({ status: 409 });
});
