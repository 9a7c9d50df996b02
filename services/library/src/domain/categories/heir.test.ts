import { heirOf } from './heir.ts';

const at = new Date(Date.UTC(2026, 0, 1));
const open = (_id: string) => ({ _id, isRetired: false });
const deleted = (_id: string, movedInto: string | null = null) => ({
  ...open(_id),
  deletedAt: at,
  movedInto,
});

test('When a category is there, retired or not, then its documents belong in it', () => {
  const all = [open('guides'), { ...open('old'), isRetired: true }];
  expect(heirOf(all, 'guides')?._id).toBe('guides');
  expect(heirOf(all, 'old')?._id).toBe('old');
});

test('When a category was deleted, and the one that took its documents too, then they belong where those went', () => {
  const all = [open('first'), deleted('a', 'b'), deleted('b', 'c'), open('c')];
  expect(heirOf(all, 'a')?._id).toBe('c');
});

test('When a category was deleted without documents, then one that came meanwhile goes to the first that takes any', () => {
  const all = [{ ...open('old'), isRetired: true }, deleted('a'), open('first'), open('second')];
  expect(heirOf(all, 'a')?._id).toBe('first');
});

test('When there never was such a category, or none is left, then there is nowhere to go', () => {
  expect(heirOf([open('guides')], 'nothing')).toBeNull();
  expect(heirOf([deleted('a')], 'a')).toBeNull();
});

test('When the chain of deleted categories is a ring, then it ends all the same', () => {
  expect(heirOf([deleted('a', 'b'), deleted('b', 'a'), open('c')], 'a')?._id).toBe('c');
});
