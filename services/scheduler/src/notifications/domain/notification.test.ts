import { isNews, newNotification, withFact, withoutFact, type Fact } from './notification.ts';

const content = {
  text: 'reply',
  thingId: 'post-1',
  subject: { es: 'Un título', en: 'Un título' },
  actorId: 'ben',
  note: null,
  at: null,
  link: '/community/posts/post-1',
  weekly: null,
} as const;
const fact = (id: string, minute: number): Fact => ({
  id,
  userId: 'ana',
  activity: 'reply',
  about: 'post-1',
  happenedAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
  content,
});
const first = newNotification(fact('r1', 0), true);
const readAt = new Date(Date.UTC(2026, 0, 1, 13));

test('When a second fact comes while the first is unread, then both are one', () => {
  const both = withFact(first, fact('r2', 5), true);
  expect(both).toMatchObject({ group: ['r1', 'r2'], createdAt: fact('r2', 5).happenedAt });
});

test('When a fact comes after the first was read, then it alone is unread', () => {
  const again = withFact({ ...first, readAt }, fact('r2', 5), true);
  expect(again).toMatchObject({ group: ['r2'], earlier: ['r1'], readAt: null });
});

test('When a fact is delivered again, read or not, then nothing changes', () => {
  expect(withFact(first, fact('r1', 0), true)).toBeNull();
  const read = { ...first, group: ['r2'], earlier: ['r1'], readAt };
  expect(withFact(read, fact('r1', 0), true)).toBeNull();
  expect(withFact(read, fact('r2', 5), true)).toBeNull();
});

test('When an older fact comes late, then the notification keeps its place', () => {
  const late = withFact({ ...first, createdAt: readAt }, fact('r0', 1), true);
  expect(late).toMatchObject({ createdAt: readAt });
});

test('When an unread fact is taken back, then it can come again; a read one is not new again', () => {
  expect(withoutFact(first, 'r1')).toEqual({ group: [], isEmpty: true });
  expect(withFact({ ...first, group: [] }, fact('r1', 0), true)).toMatchObject({
    group: ['r1'],
    isEmpty: false,
  });
  const taken = withoutFact({ ...first, readAt }, 'r1');
  expect(taken).toEqual({ group: [], isEmpty: true, earlier: ['r1'] });
  expect(withFact({ ...first, ...taken, readAt }, fact('r1', 0), true)).toBeNull();
  expect(withoutFact(first, 'other')).toBeNull();
});

test('When a post has thousands of replies, then what is remembered of them has an end', () => {
  const many = Array.from({ length: 500 }, (_, index) => `r${index}`);
  expect(withFact({ ...first, group: many }, fact('new', 1), true)?.group).toHaveLength(500);
});

test('When something comes to us a week late, then it is no news', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  expect(isNews(at(1), at(8))).toBe(true);
  expect(isNews(at(1), at(9))).toBe(false);
});
