import { createDrafts } from '../src/features/lessons/model/drafts.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string | null) =>
      void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
}

it('When a draft is typed, then another visit finds it, and another learner or exercise does not', () => {
  const store = storage();
  createDrafts(store, 'ana').write('e1', 'Eres…');
  expect(createDrafts(store, 'ana').read('e1')).toBe('Eres…');
  expect(createDrafts(store, 'ana').read('e2')).toBe('');
  expect(createDrafts(store, 'luis').read('e1')).toBe('');
});

it('When a draft is emptied, then nothing of it stays behind', () => {
  const store = storage();
  const drafts = createDrafts(store, 'ana');
  drafts.write('e1', 'algo');
  drafts.write('e1', '');
  expect(store.kept.size).toBe(0);
  expect(drafts.read('e1')).toBe('');
});

it('When the storage keeps nothing, then the draft lasts as long as the page', () => {
  const drafts = createDrafts({ read: () => null, write: () => undefined }, 'ana');
  drafts.write('e1', 'algo');
  expect(drafts.read('e1')).toBe('algo');
});
