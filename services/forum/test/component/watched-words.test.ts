import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { takeToQueue } from '../../src/use-cases/moderation/take-to-queue.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let mod: CallerUnderTest;
let ana: CallerUnderTest;
const all = '/api/admin/watched-words';

beforeAll(async () => {
  under = await startForum(stack);
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  await watch('scam');
  await watch('lottery', { action: 'hold' });
  await watch('timo', { language: 'es' });
}, 60_000);

const watch = (phrase: string, over: object = {}) =>
  mod.post(all, { phrase, language: 'both', action: 'flag', ...over });
const caseOf = async (id: string) => (await mod.get(`/api/admin/flags/${id}`)).body;
const decide = async (id: string, action: string) => {
  const { version, wording } = await caseOf(id);
  return mod.post(`/api/admin/flags/${id}/decision`, { action, reason: 'So be it', version, wording });
};
const post = async (content: string, over: object = {}) =>
  (await ana.writePost({ content: `${content}, in a text that is long enough`, ...over })).body;
const edit = async (id: string, content: string) =>
  (await ana.patch(`/api/forum/posts/${id}`, { content: `${content}, in a text that is long enough` })).body;
const isSeen = async (id: string) => (await under.client.get(`/api/forum/posts/${id}`)).status === 200;
const named = async (id: string) =>
  (await caseOf(id)).history.flatMap((entry: { words?: string[] }) => entry.words ?? []);

test('When a post has a watched word, then it appears as any other and a case names the word', async () => {
  const { id, ...written } = await post('It is a SCÁM');
  const { id: other, ...plain } = await post('It is fine');
  expect(Object.keys(written)).toEqual(Object.keys(plain));
  expect([written.status, await isSeen(id)]).toEqual(['visible', true]);
  expect(await caseOf(`post_${id}`)).toMatchObject({
    isOpen: true,
    openFlags: 0,
    status: 'visible',
    history: [{ kind: 'watched', words: ['scam'] }],
  });
  expect(await caseOf(`post_${other}`)).toMatchObject({ isOpen: false, history: [] });
  const { body: queue } = await mod.get(`/api/admin/flags?filter=${JSON.stringify({ isOpen: true })}`);
  expect(queue.map((one: { id: string }) => one.id)).toContain(`post_${id}`);
});

test('When a word makes texts wait, then others see it once a moderator lets it pass', async () => {
  const { id, status } = await post('Win the lottery');
  expect([status, await isSeen(id)]).toEqual(['held', false]);
  expect((await caseOf(`post_${id}`)).history).toMatchObject([
    { kind: 'watched', words: ['lottery'] },
    { kind: 'held', reasons: ['watched_word'] },
  ]);
  await decide(`post_${id}`, 'approve');
  expect(await isSeen(id)).toBe(true);
  expect(await edit(id, 'Win the lottery twice')).toMatchObject({ status: 'visible' });
});

test('When a watched word is edited into a post or reply, then a case opens, once for each word', async () => {
  const { id } = await post('A question');
  await edit(id, 'A scam');
  await edit(id, 'A scam, I say');
  expect(await named(`post_${id}`)).toEqual(['scam']);
  const { body: reply } = await ana.reply(id);
  await ana.patch(`/api/forum/replies/${reply.id}`, { content: 'That scam again' });
  expect(await named(`reply_${reply.id}`)).toEqual(['scam']);
  await ana.patch(`/api/forum/replies/${reply.id}`, { content: 'That scam is a lottery' });
  expect(await named(`reply_${reply.id}`)).toEqual(['scam', 'lottery']);
  expect((await ana.get(`/api/forum/posts/${id}/replies`)).body).toMatchObject([{ status: 'held' }]);
});

test('When a moderator closed the case, then the same word keeps it closed and another opens it', async () => {
  const { id } = await post('Scam');
  await decide(`post_${id}`, 'approve');
  await edit(id, 'Scam, in other words');
  await takeToQueue(under.deps, { kind: 'post', targetId: id });
  expect(await caseOf(`post_${id}`)).toMatchObject({ isOpen: false });
  await watch('roulette');
  await edit(id, 'Scam and roulette');
  expect(await caseOf(`post_${id}`)).toMatchObject({ isOpen: true });
});

test('When an approved word comes to hold, then another category changes nothing, and an edit is held by name', async () => {
  const { body: word } = await watch('jackpot');
  const boss = await memberOf(under, { id: 'boss', role: 'administrator' });
  const { body: category } = await boss.post('/api/admin/categories', { nameEs: 'Otras', nameEn: 'Others' });
  const { id } = await post('A jackpot');
  await decide(`post_${id}`, 'approve');
  await under.client.patch(`${all}/${word.id}`, {
    authorization: mod.authorization,
    body: { action: 'hold' },
    headers: { 'if-match': `"${word.version}"` },
  });
  const moved = await ana.patch(`/api/forum/posts/${id}`, { categoryId: category.id });
  expect(moved.body).toMatchObject({ categoryId: category.id, status: 'visible' });
  expect(await edit(id, 'A jackpot again')).toMatchObject({ status: 'held' });
  expect((await caseOf(`post_${id}`)).history.slice(-3)).toMatchObject([
    { kind: 'decision' },
    { kind: 'watched', words: ['jackpot'] },
    { kind: 'held', reasons: ['watched_word'] },
  ]);
});

test('When the case cannot be written with the post, then the post’s own event writes it', async () => {
  const { cases } = under.deps;
  under.deps.cases = { ...cases, change: () => Promise.reject(new Error('no store')) };
  const { id, status } = await post('One more scam').finally(() => (under.deps.cases = cases));
  expect(status).toBe('visible');
  await until(async () => (await named(`post_${id}`)).length > 0);
  expect(await named(`post_${id}`)).toEqual(['scam']);
});

test('When a word is watched in Spanish, then it is found there and in replies there, and not in English', async () => {
  const english = await post('A timo of a word');
  const spanish = await post('Un timo', { isSpanish: true });
  const { body: reply } = await ana.reply(spanish.id, 'Vaya timo, de verdad');
  expect(await named(`post_${english.id}`)).toEqual([]);
  expect(await named(`post_${spanish.id}`)).toEqual(['timo']);
  expect(await named(`reply_${reply.id}`)).toEqual(['timo']);
  await ana.patch(`/api/forum/posts/${english.id}`, { isSpanish: true });
  expect(await named(`post_${english.id}`)).toEqual(['timo']);
});

test('When a word is in code, or staff who moderate write it, then there is no case', async () => {
  const { id } = await post('See `scam` in the output');
  const { body } = await mod.writePost({ content: 'What to do when you meet a scam' });
  expect([await named(`post_${id}`), await named(`post_${body.id}`)]).toEqual([[], []]);
});

test('When a word is changed or deleted, then the list and what is looked for follow', async () => {
  const { body } = await watch('casinos');
  const change = (over: object, version = body.version) =>
    under.client.patch(`${all}/${body.id}`, {
      authorization: mod.authorization,
      body: over,
      headers: { 'if-match': `"${version}"` },
    });
  expect((await change({ phrase: 'casino*' })).body).toMatchObject({ phrase: 'casino*', action: 'flag' });
  expect((await change({ phrase: 'x' })).status).toBe(409);
  const { id } = await post('The Casinoland');
  expect(await named(`post_${id}`)).toEqual(['casino*']);
  expect((await change({ action: 'hold' }, body.version + 1)).status).toBe(200);
  expect(await edit(id, 'To the Casinoland')).toMatchObject({ status: 'held' });
  const found = await mod.get(`${all}?filter=${JSON.stringify({ q: 'casino' })}`);
  expect(found.body).toEqual([(await mod.get(`${all}/${body.id}`)).body]);
  expect((await mod.delete(`${all}/${body.id}`)).status).toBe(204);
  expect([
    (await mod.delete(`${all}/${body.id}`)).status,
    (await mod.get(`${all}/${body.id}`)).status,
  ]).toEqual([404, 404]);
  expect(await named(`post_${(await post('Another casino')).id}`)).toEqual([]);
});

test.each([
  [400, 'phrase', { phrase: '  ' }, 'La palabra o frase'],
  [400, 'phrase', { phrase: 'x'.repeat(81) }, 'La palabra o frase'],
  [400, 'phrase', { phrase: '?!' }, 'al menos una letra'],
  [400, 'phrase', { phrase: 'a*' }, 'al menos 2 letras'],
  [400, 'language', { language: 'fr' }, 'El idioma'],
  [400, 'action', { action: 'delete' }, 'Lo que pasa'],
  [409, 'phrase', { phrase: 'SCÁM', language: 'es' }, 'ya se vigila'],
])('When what is to be watched cannot be, then %i names %s: %#', async (status, path, over, words) => {
  const before = (await mod.get(all)).body;
  const answer = await under.client.post(all, {
    authorization: mod.authorization,
    body: { phrase: 'new', language: 'both', action: 'flag', ...over },
    language: 'es',
  });
  expect([answer.status, answer.body.fields[0].path]).toEqual([status, path]);
  expect(JSON.stringify(answer.body)).toContain(words);
  expect((await mod.get(all)).body).toEqual(before);
});

test('When the list is full, then one more is refused and nothing is added', async () => {
  const { watchedWords } = under.deps;
  const [first] = await watchedWords.listAll();
  const full = Array.from({ length: 500 }, (_, index) => ({
    ...first!,
    _id: `w${index}`,
    phrase: `w${index}`,
  }));
  under.deps.watchedWords = { ...watchedWords, listAll: () => Promise.resolve(full) };
  const answer = await watch('one more').finally(() => (under.deps.watchedWords = watchedWords));
  expect([answer.status, answer.body.type]).toEqual([409, '/problems/watched-words-full']);
});

test('When roles ask for the list, then those who read moderation read it and those who moderate change it', async () => {
  const statuses = async (role: 'learner' | 'auditor' | 'teacher' | 'moderator') => {
    const authorization = await under.issuer.bearer({ sub: role, role });
    const body = { phrase: `by ${role}`, language: 'en', action: 'flag' };
    const read = await under.client.get(all, { authorization });
    return [read.status, (await under.client.post(all, { authorization, body })).status];
  };
  expect(await statuses('learner')).toEqual([403, 403]);
  expect(await statuses('teacher')).toEqual([403, 403]);
  expect(await statuses('auditor')).toEqual([200, 403]);
  expect(await statuses('moderator')).toEqual([200, 201]);
});
