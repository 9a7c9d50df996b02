import { roleSchema, type Role } from '@academy/contracts/shared/people.ts';
import { withParams } from '../../../shared/with-params.ts';
import { cut, fullName, initials } from './author.ts';
import { joinPages, splitArrivals } from './arrivals.ts';
import { filterQuery, isFiltered, mayMatch, readFilters } from './filters.ts';
import { atLeast } from './length-rule.ts';
import { parseDraft } from './post-draft.ts';
import { popular, topicsFirst } from './popular.ts';
import { mayPost, moderates } from './rights.ts';
import { seenUpTo } from './seen.ts';
import { soughtReply } from './sought-reply.ts';
import { parseWriting, storedWriting } from './writing.ts';
import { ageOf } from '../../../shared/ui/age.ts';

const params = (text: string) => new URLSearchParams(text);
const post = (id: string, own = false) => ({ id, own });

test('When an address names filters, then they are read, and anything else is left out', () => {
  expect(readFilters(params('q=+tono+&category=ideas&language=es&unanswered=true&mine=true'))).toEqual({
    q: 'tono',
    category: 'ideas',
    language: 'es',
    unanswered: true,
    mine: true,
  });
  const odd = readFilters(params(`q=${'a'.repeat(300)}&category=a/b&language=fr&unanswered=1`));
  expect(odd).toMatchObject({ category: null, language: null, unanswered: false, mine: false });
  expect(odd.q).toHaveLength(200);
});

test('When a filter changes, then the other parameters stay and empty ones go', () => {
  const next = withParams(params('q=tono&share=1'), { q: '', category: 'ideas', mine: true });
  expect(next.toString()).toBe('share=1&category=ideas&mine=true');
});

test('When nothing is filtered, then the call carries no filter', () => {
  const none = readFilters(params(''));
  expect(filterQuery(none)).toEqual({});
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, unanswered: true })).toBe(true);
});

test('When a post is announced, then it counts only where the filters let it through', () => {
  const announced = { categoryId: 'ideas', isSpanish: true };
  const none = readFilters(params(''));
  expect(mayMatch(none, announced)).toBe(true);
  expect(mayMatch({ ...none, category: 'ideas', language: 'es', unanswered: true }, announced)).toBe(true);
  expect(mayMatch({ ...none, category: 'general' }, announced)).toBe(false);
  expect(mayMatch({ ...none, language: 'en' }, announced)).toBe(false);
  expect(mayMatch({ ...none, q: 'tono' }, announced)).toBe(false);
  expect(mayMatch({ ...none, mine: true }, announced)).toBe(false);
});

test("When others write, then their items wait, and the reader's own are shown at once", () => {
  const settled = new Set(['a', 'b']);
  const items = [post('new'), post('mine', true), post('a'), post('b')];
  expect(splitArrivals(items, settled, new Set(['new', 'announced']))).toEqual({
    shown: [post('mine', true), post('a'), post('b')],
    waiting: 2,
  });
});

test('When an announced item is shown already, then it no longer waits', () => {
  expect(splitArrivals([post('a')], new Set(['a']), new Set(['a']))).toEqual({
    shown: [post('a')],
    waiting: 0,
  });
});

test('When nothing has been loaded yet, then the first answer is shown whole', () => {
  expect(splitArrivals([post('a')], null, new Set()).shown).toEqual([post('a')]);
});

test('When pages overlap, then each item is there once, in order', () => {
  const pages = [{ items: [post('a'), post('b')] }, { items: [post('b'), post('c')] }];
  expect(joinPages(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(joinPages(undefined)).toEqual([]);
});

test('When an author is shown, then by full name and initials, also without a last name', () => {
  expect(initials({ firstName: 'Ángela', lastName: 'ruiz' })).toBe('ÁR');
  expect(initials({ firstName: '👩‍💻', lastName: '' })).toBe('👩');
  expect(fullName({ firstName: 'Promptario', lastName: '' })).toBe('Promptario');
});

test.each([
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), `${'a'.repeat(49)}…`],
  [`${'a'.repeat(48)} bcd`, `${'a'.repeat(48)}…`],
])('When a title is cut at 50 characters, then %s reads %s', (title, expected) => {
  expect(cut(title, 50)).toBe(expected);
});

test('When a post is too short, then blanks at its ends do not help it', async () => {
  const { validator } = atLeast(5, 'too short');
  await expect(validator(null, '  hola  ')).rejects.toThrow('too short');
  await expect(validator(null, undefined)).rejects.toThrow('too short');
  await expect(validator(null, '😀😀😀😀😀')).resolves.toBeUndefined();
});

test('When a stored draft is read, then only a whole one counts', () => {
  const draft = { title: 'Tono', content: '', categoryId: 'ideas', isSpanish: true };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  for (const stored of ['', '{', 'null', '[]', '{"title":1}']) expect(parseDraft(stored)).toBeNull();
});

test('When what was typed is kept, then under an id that changes with the words, and blanks are not kept', () => {
  let made = 0;
  const newId = () => `id-${++made}`;
  const first = storedWriting('Hola', newId);
  expect(parseWriting(first)).toEqual({ id: 'id-1', text: 'Hola' });
  expect(parseWriting(first)).toEqual(parseWriting(first));
  expect(parseWriting(storedWriting('Hola.', newId)).id).toBe('id-2');
  expect(storedWriting('  ', newId)).toBe('');
  for (const stored of ['', 'Hola', '{', 'null', '{"id":1,"text":"a"}']) {
    expect(parseWriting(stored)).toEqual({ id: '', text: '' });
  }
});

test('When categories are ranked, then by their posts, and the staff order breaks ties', () => {
  const ranked = popular(
    [
      { id: 'a', postCount: 1 },
      { id: 'b', postCount: 3 },
      { id: 'c', postCount: 1 },
    ],
    2,
  );
  expect(ranked.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(topicsFirst([{ topic: null }, { topic: {} }, { topic: null }], 2)).toEqual([
    { topic: {} },
    { topic: null },
  ]);
});

test('When somebody may post, then because of premium access or of moderating', () => {
  const free = (role: Role) => ({ role, plan: 'free' }) as const;
  const posting = roleSchema.options.filter((role) => mayPost(free(role)));
  expect(posting).toEqual(['teacher', 'moderator', 'auditor', 'administrator']);
  expect([mayPost(null), mayPost({ role: 'learner', plan: 'premium' })]).toEqual([false, true]);
  expect(roleSchema.options.filter((role) => moderates(free(role)))).toEqual(['moderator', 'administrator']);
  expect(moderates(null)).toBe(false);
});

test('When a discussion is read, then up to the latest of what is on the screen', () => {
  const at = (createdAt: string) => ({ createdAt });
  expect(seenUpTo(at('2026-01-01'), [])).toBe('2026-01-01');
  expect(seenUpTo(at('2026-01-01'), [at('2026-01-03'), at('2026-01-02')])).toBe('2026-01-03');
});

test('When an address names a reply, then it is sought, and nothing else is', () => {
  expect(soughtReply('#reply-0b7c_1-x')).toBe('0b7c_1-x');
  for (const hash of ['', '#replies', '#reply-', '#reply-a b', 'reply-a'])
    expect(soughtReply(hash)).toBeNull();
});

test.each([
  [0, { unit: 'underAnHour', count: 0 }],
  [-5, { unit: 'underAnHour', count: 0 }],
  [59, { unit: 'underAnHour', count: 0 }],
  [60, { unit: 'hours', count: 1 }],
  [24 * 60 - 1, { unit: 'hours', count: 23 }],
  [24 * 60, { unit: 'days', count: 1 }],
  [49 * 60, { unit: 'days', count: 2 }],
])('When something happened %i minutes ago, then its age is %o', (minutes, age) => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(ageOf(new Date(now - minutes * 60_000).toISOString(), now)).toEqual(age);
});
