import { inPageLocks } from '@academy/web-kit/session/locks.ts';
import { excerpt } from './excerpt.ts';
import { createNoteKeeper, noteKey, type KeptNote } from './note-keeper.ts';
import { parseRecord } from '../../../shared/synced-text/text-record.ts';
import { manualTimers } from '../../../../test/support/manual-timers.ts';

class Conflict extends Error {}

interface Unsaved {
  text: string;
  version: number;
}

const kept: KeptNote = { text: 'first', bookmarked: false, version: 3 };
const key = noteKey('ana', 'l1');
const flushing = { isLeaving: false };

/** A keeper before a server whose answers are given one by one; every write is recorded, and what the browser keeps. */
function keeperWith(
  answers: (KeptNote | 'conflict' | Error)[],
  other: KeptNote = kept,
  stored: string | null = null,
) {
  const saves: KeptNote[] = [];
  const stashes: (Unsaved | null)[] = [];
  const content = new Map<string, string>(stored === null ? [] : [[key, stored]]);
  const storage = {
    read: (name: string) => content.get(name) ?? null,
    write(name: string, line: string | null) {
      const before = content.get(name);
      if (line === null) content.delete(name);
      else content.set(name, line);
      const { text, version } = parseRecord(line) ?? {};
      const { text: textBefore, version: versionBefore } = parseRecord(before ?? null) ?? {};
      if (text === textBefore && version === versionBefore) return;
      stashes.push(text === undefined || version === undefined ? null : { text, version });
    },
  };
  const host = {
    storage,
    userId: 'ana',
    isOwnerSignedIn: () => true,
    runExclusively: inPageLocks(),
    later: manualTimers().later,
  };
  const keeper = createNoteKeeper(host, {
    lessonId: 'l1',
    opened: kept,
    server: {
      async save(note) {
        saves.push(note);
        const answer = answers.shift();
        if (answer === 'conflict') throw new Conflict();
        if (answer instanceof Error) throw answer;
        return answer ?? { ...note, version: note.version + 1 };
      },
      load: () => Promise.resolve(other),
      failureOf: (error) => (error instanceof Conflict ? 'conflict' : 'offline'),
    },
  });
  return { keeper, saves, stashes };
}

/** How an opened note begins where an earlier visit left a text unsaved, as an earlier release stored it. */
const openingView = (unsaved: Unsaved) => keeperWith([], kept, JSON.stringify(unsaved)).keeper.view();

it('When a text is typed, then it is stashed at once and forgotten there once it is saved', async () => {
  const { keeper, saves, stashes } = keeperWith([]);
  keeper.write('second');
  expect(keeper.view().state).toBe('unsaved');
  await keeper.flush(flushing);
  expect(saves).toEqual([{ text: 'second', bookmarked: false, version: 3 }]);
  expect(stashes).toEqual([{ text: 'second', version: 3 }, null]);
  expect(keeper.view()).toMatchObject({ text: 'second', state: 'saved' });
});

it('When nothing has changed, then nothing is written', async () => {
  const { keeper, saves } = keeperWith([]);
  await keeper.flush(flushing);
  expect(saves).toEqual([]);
});

it('When something is typed during a write, then it is written after it, on the new version', async () => {
  const { keeper, saves } = keeperWith([]);
  keeper.write('second');
  const first = keeper.flush(flushing);
  await Promise.resolve();
  expect(keeper.view().state).toBe('saving');
  keeper.write('third');
  await first;
  expect(keeper.view().state).toBe('unsaved');
  await keeper.flush(flushing);
  expect(saves.map(({ text, version }) => [text, version])).toEqual([
    ['second', 3],
    ['third', 4],
  ]);
  expect(keeper.view().state).toBe('saved');
});

it('When a write fails, then the text is kept and the next attempt writes it', async () => {
  const { keeper, stashes } = keeperWith([new Error('offline')]);
  keeper.write('second');
  await keeper.flush(flushing);
  expect(keeper.view()).toMatchObject({ text: 'second', state: 'failed' });
  expect(stashes.at(-1)).toEqual({ text: 'second', version: 3 });
  await keeper.flush(flushing);
  expect(keeper.view().state).toBe('saved');
});

describe('when another device has written another text', () => {
  const other: KeptNote = { text: 'theirs', bookmarked: true, version: 7 };

  it('Then nothing is written over it until the learner keeps the own text', async () => {
    const { keeper, saves } = keeperWith(['conflict'], other);
    keeper.write('mine');
    await keeper.flush(flushing);
    expect(keeper.view()).toMatchObject({ text: 'mine', state: 'conflict', other });
    await keeper.flush(flushing);
    expect(saves).toHaveLength(1);
    await keeper.keepMine();
    expect(saves.at(-1)).toMatchObject({ text: 'mine', version: 7 });
    expect(keeper.view()).toMatchObject({ state: 'saved', other: null });
  });

  it('Then taking the other shows it and writes nothing', async () => {
    const { keeper, saves, stashes } = keeperWith(['conflict'], other);
    keeper.write('mine');
    await keeper.flush(flushing);
    await keeper.takeOther();
    expect(keeper.view()).toEqual({ text: 'theirs', bookmarked: true, state: 'saved', other: null });
    expect(saves).toHaveLength(1);
    expect(stashes.at(-1)).toBeNull();
  });
});

it('When another device has only moved the bookmark, then the text is written on the new version', async () => {
  const { keeper, saves } = keeperWith(['conflict'], { ...kept, bookmarked: true, version: 9 });
  keeper.write('mine');
  await keeper.flush(flushing);
  expect(saves.at(-1)).toMatchObject({ text: 'mine', version: 9 });
  expect(keeper.view().state).toBe('saved');
});

it('When an earlier visit left a text unsaved, then it goes on, or asks where the note has moved on', () => {
  expect(openingView({ text: 'mine', version: 3 })).toMatchObject({ text: 'mine', state: 'unsaved' });
  expect(openingView({ text: 'mine', version: 2 })).toMatchObject({ state: 'conflict', other: kept });
  expect(openingView({ text: 'first', version: 2 }).state).toBe('saved');
});

it.each([
  [null, null],
  ['nonsense', null],
  ['{"text":1,"version":2}', null],
  ['null', null],
  ['{"text":"a","version":2,"more":1}', { text: 'a', version: 2 }],
])('When the stash is %s, then it reads as %j', (stored, read) => {
  expect(parseRecord(stored)).toEqual(read);
});

it('When a text is long, then its excerpt is one line cut at a word', () => {
  expect(excerpt('one\n two', 20)).toBe('one two');
  expect(excerpt('one two three', 9)).toBe('one two…');
  expect(excerpt('abcdefghij', 5)).toBe('abcde…');
});
