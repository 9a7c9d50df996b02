import { setImmediate } from 'node:timers/promises';
import { submitInquiry } from './submit-inquiry.ts';

interface Note {
  _id: string;
  text: string;
}

/** A store that is as slow as one over a network, and a limit that counts each form once by its id. */
const fakes = () => {
  const kept = new Map<string, Note>();
  const countedIds = new Set<string>();
  const state = { counted: 0, isAway: false };
  const submit = (inquiry: Note) =>
    submitInquiry<Note>({
      repository: {
        find: async (id) => {
          await setImmediate();
          return kept.get(id) ?? null;
        },
        add: async (note) => {
          await setImmediate();
          if (state.isAway) throw new Error('away');
          if (kept.has(note._id)) return false;
          kept.set(note._id, note);
          return true;
        },
      },
      inquiry,
      mails: async () => [],
      isSame: (a, b) => a.text === b.text,
      count: async () => {
        if (countedIds.has(inquiry._id)) return { giveBack: async () => undefined };
        countedIds.add(inquiry._id);
        state.counted += 1;
        return { giveBack: async () => void (state.counted -= 1) };
      },
    });
  return { kept, state, submit };
};
const note = (text = 'a question'): Note => ({ _id: 'one', text });

test('When a form is sent twice before either is stored, then it is one inquiry and counts once', async () => {
  const { kept, state, submit } = fakes();
  expect(await Promise.all([submit(note()), submit(note())])).toEqual([{ id: 'one' }, { id: 'one' }]);
  expect([kept.size, state.counted]).toEqual([1, 1]);
});

test('When two different ones come under one id at once, then one is stored and the other refused', async () => {
  const { kept, state, submit } = fakes();
  const results = await Promise.allSettled([submit(note()), submit(note('another question'))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect([kept.get('one')?.text, state.counted]).toEqual(['a question', 1]);
});

test('When the store is away, then the sender hears of it, and the attempt does not count', async () => {
  const { state, submit } = fakes();
  state.isAway = true;
  await expect(submit(note())).rejects.toThrow('away');
  expect(state.counted).toBe(0);
});
