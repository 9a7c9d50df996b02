import { excerpt } from '../src/features/notes/model/excerpt.ts';
import { createNoteKeeper, openingView, type KeptNote } from '../src/features/notes/model/note-keeper.ts';
import { readStash } from '../src/features/notes/model/stash.ts';

const kept: KeptNote = { text: 'first', bookmarked: false, version: 3 };
const NEVER = 2 ** 30;

/** A keeper before a server whose answers are given one by one; every write is recorded. */
function keeperWith(answers: (KeptNote | 'conflict' | Error)[], other: KeptNote = kept) {
  const saves: KeptNote[] = [];
  const stashes: unknown[] = [];
  const keeper = createNoteKeeper(
    kept,
    null,
    {
      async save(note) {
        saves.push(note);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer ?? { ...note, version: note.version + 1 };
      },
      load: () => Promise.resolve(other),
      stash: (unsaved) => stashes.push(unsaved),
    },
    NEVER,
  );
  return { keeper, saves, stashes };
}

it('When a text is typed, then it is stashed at once and forgotten there once it is saved', async () => {
  const { keeper, saves, stashes } = keeperWith([]);
  keeper.write('second');
  expect(keeper.view().state).toBe('unsaved');
  await keeper.flush();
  expect(saves).toEqual([{ text: 'second', bookmarked: false, version: 3 }]);
  expect(stashes).toEqual([{ text: 'second', version: 3 }, null]);
  expect(keeper.view()).toMatchObject({ text: 'second', state: 'saved' });
});

it('When nothing has changed, then nothing is written', async () => {
  const { keeper, saves } = keeperWith([]);
  await keeper.flush();
  expect(saves).toEqual([]);
});

it('When something is typed during a write, then it is written after it, on the new version', async () => {
  const { keeper, saves } = keeperWith([]);
  keeper.write('second');
  const first = keeper.flush();
  await Promise.resolve();
  expect(keeper.view().state).toBe('saving');
  keeper.write('third');
  await first;
  expect(keeper.view().state).toBe('unsaved');
  await keeper.flush();
  expect(saves.map(({ text, version }) => [text, version])).toEqual([
    ['second', 3],
    ['third', 4],
  ]);
  expect(keeper.view().state).toBe('saved');
});

it('When a write fails, then the text is kept and the next attempt writes it', async () => {
  const { keeper, stashes } = keeperWith([new Error('offline')]);
  keeper.write('second');
  await keeper.flush();
  expect(keeper.view()).toMatchObject({ text: 'second', state: 'failed' });
  expect(stashes.at(-1)).toEqual({ text: 'second', version: 3 });
  await keeper.flush();
  expect(keeper.view().state).toBe('saved');
});

describe('when another device has written another text', () => {
  const other: KeptNote = { text: 'theirs', bookmarked: true, version: 7 };

  it('Then nothing is written over it until the learner keeps the own text', async () => {
    const { keeper, saves } = keeperWith(['conflict'], other);
    keeper.write('mine');
    await keeper.flush();
    expect(keeper.view()).toMatchObject({ text: 'mine', state: 'conflict', other });
    await keeper.flush();
    expect(saves).toHaveLength(1);
    await keeper.keepMine();
    expect(saves.at(-1)).toMatchObject({ text: 'mine', version: 7 });
    expect(keeper.view()).toMatchObject({ state: 'saved', other: null });
  });

  it('Then taking the other shows it and writes nothing', async () => {
    const { keeper, saves, stashes } = keeperWith(['conflict'], other);
    keeper.write('mine');
    await keeper.flush();
    keeper.takeOther();
    expect(keeper.view()).toEqual({ text: 'theirs', bookmarked: true, state: 'saved', other: null });
    expect(saves).toHaveLength(1);
    expect(stashes.at(-1)).toBeNull();
  });
});

it('When another device has only moved the bookmark, then the text is written on the new version', async () => {
  const { keeper, saves } = keeperWith(['conflict'], { ...kept, bookmarked: true, version: 9 });
  keeper.write('mine');
  await keeper.flush();
  expect(saves.at(-1)).toMatchObject({ text: 'mine', version: 9 });
  expect(keeper.view().state).toBe('saved');
});

it('When an earlier visit left a text unsaved, then it goes on, or asks where the note has moved on', () => {
  expect(openingView(kept, { text: 'mine', version: 3 })).toMatchObject({ text: 'mine', state: 'unsaved' });
  expect(openingView(kept, { text: 'mine', version: 2 })).toMatchObject({ state: 'conflict', other: kept });
  expect(openingView(kept, { text: 'first', version: 2 }).state).toBe('saved');
});

it.each([
  [null, null],
  ['nonsense', null],
  ['{"text":1,"version":2}', null],
  ['null', null],
  ['{"text":"a","version":2,"more":1}', { text: 'a', version: 2 }],
])('When the stash is %s, then it reads as %j', (stored, read) => {
  expect(readStash(stored)).toEqual(read);
});

it('When a text is long, then its excerpt is one line cut at a word', () => {
  expect(excerpt('one\n two', 20)).toBe('one two');
  expect(excerpt('one two three', 9)).toBe('one two…');
  expect(excerpt('abcdefghij', 5)).toBe('abcde…');
});
