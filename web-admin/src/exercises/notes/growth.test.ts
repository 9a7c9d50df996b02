import { superlinearApart } from '@academy/service-kit/testing/growth/grows-linearly-apart.ts';

/** As long as the notes of several exercises. */
const limit = 10_000;

test.each([
  ['reading it as notes', 'read-notes.ts', 'readNotes'],
  ['taking it apart into samples', 'sample-blocks.ts', 'samplesIn'],
])(
  'When a text built to be slow is pasted, then %s takes time by its length',
  async (_what, file, name) => {
    const module = new URL(file, import.meta.url).href;
    expect(await superlinearApart({ module, name, limit })).toEqual([]);
  },
  120_000,
);
