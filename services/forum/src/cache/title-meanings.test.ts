import { createTitleMeanings } from './title-meanings.ts';

const post = (_id: string, title: string) => ({ _id, title, titleTerms: [], createdAt: new Date(0) });

test('When titles are read again, then only new ones are computed, and at most every two seconds', async () => {
  const computed: string[] = [];
  let now = 0;
  let posts = [post('1', 'one')];
  let reads = 0;
  const titles = createTitleMeanings({
    read: () => {
      reads += 1;
      return Promise.resolve(posts);
    },
    vectorOf: (text) => {
      computed.push(text);
      return Float32Array.of(1);
    },
    now: () => now,
  });
  await titles.newest();
  posts = [post('1', 'one'), post('2', 'two')];
  expect(await titles.newest()).toHaveLength(1);
  now = 2_000;
  expect(await titles.newest()).toHaveLength(2);
  expect({ computed, reads }).toEqual({ computed: ['one', 'two'], reads: 2 });
});

test('When the store was away, then the titles are read again at once', async () => {
  let isAway = true;
  const titles = createTitleMeanings({
    read: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([post('1', 'one')])),
    vectorOf: () => null,
    now: () => 0,
  });
  await expect(titles.newest()).rejects.toThrow('away');
  isAway = false;
  expect(await titles.newest()).toHaveLength(1);
});
