import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { readCategories } from '../../src/content/read-categories.ts';
import { importCategories } from '../../src/use-cases/import-categories.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let folder: string;

beforeAll(async () => {
  under = await startForum(stack);
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(import.meta.dirname, '../../../../content/forum'), join(folder, 'forum'), {
    recursive: true,
  });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const runImport = async () => importCategories(under.deps, await readCategories(folder));
const rewrite = async (id: string, file: string, change: (text: string) => string): Promise<void> => {
  const path = join(folder, 'forum', id, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
};

test('When nothing is imported, then there is General all the same', async () => {
  expect((await under.client.get('/api/forum/categories')).body).toMatchObject([
    { id: 'general', nameEs: 'General', postCount: 0 },
  ]);
});

test('When content is imported by two replicas and again, then each category and welcome is there once', async () => {
  const contents = await readCategories(folder);
  await Promise.all([runImport(), runImport()]);
  const listed = async (): Promise<{ id: string; postCount: number }[]> =>
    (await under.client.get('/api/forum/categories')).body;
  expect((await listed()).map(({ id }) => id)).toEqual(contents.map(({ id }) => id));
  // The count of the test before stands for a moment, the longer the more time it took.
  await until(async () => (await listed()).every(({ postCount }) => postCount === 2));
  const created = () => under.events.filter(({ type }) => type === 'academy.forum.post_created.v1');
  await until(() => created().length === contents.length * 2);
  expect(created().every(({ data }) => (data as { imported: boolean }).imported)).toBe(true);
  expect(await runImport()).toEqual({ create: 0, update: 0, keep: contents.length, conflict: 0 });
  const posts = (await under.client.get('/api/forum/posts')).body;
  // Newest first, and yet in the order of the categories, the Spanish one before the English one.
  expect(posts.map(({ id }: { id: string }) => id)).toEqual(
    contents.flatMap(({ id }) => [`welcome-${id}-es`, `welcome-${id}-en`]),
  );
  expect(posts[0].user).toEqual({ kind: 'team', firstName: 'Promptario', lastName: '', username: '' });
});

test('When content changed, then what nobody touched follows, and what staff edited or removed stays', async () => {
  const [first, second] = (await readCategories(folder)).map(({ id }) => id);
  if (!first || !second) throw new Error('content/forum has too few categories for this test');
  await under.deps.categories.change(second, () => ({
    state: { nameEn: 'As staff want it', editedByStaff: true },
    events: [],
  }));
  await under.deps.posts.change(`welcome-${second}-en`, () => ({ state: { status: 'removed' }, events: [] }));
  for (const id of [first, second]) {
    await rewrite(id, 'category.yaml', (yaml) => yaml.replace(/orderIndex: \d+/, 'orderIndex: 40'));
    await rewrite(id, 'welcome.en.md', (text) => `${text}\n\nOne more paragraph.\n`);
  }
  expect(await runImport()).toMatchObject({ update: 1, conflict: 1 });
  expect((await under.deps.categories.find(first))?.orderIndex).toBe(40);
  expect(await under.deps.categories.find(second)).toMatchObject({
    nameEn: 'As staff want it',
    orderIndex: 1,
  });
  expect((await under.deps.posts.find(`welcome-${first}-en`))?.content).toContain('One more paragraph.');
  expect((await under.deps.posts.find(`welcome-${second}-en`))?.content).not.toContain('One more paragraph.');
});
