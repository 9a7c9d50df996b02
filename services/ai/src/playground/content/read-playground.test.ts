import { join } from 'node:path';
import { readPlayground } from './read-playground.ts';

const content = join(import.meta.dirname, '../../../../../content');

test("When the academy's content is read, then there are twelve pairs in each language, in their order", async () => {
  const { pairs, prices } = await readPlayground(content);
  expect(pairs.es.length).toBeGreaterThanOrEqual(12);
  expect(pairs.en.map(({ id }) => id)).toEqual(pairs.es.map(({ id }) => id));
  expect(pairs.es[0]).toMatchObject({ id: 'late-delivery', title: 'Avisar de un retraso' });
  expect(pairs.en[0]?.good.output).toContain('Subject:');
  expect(prices?.models.length).toBeGreaterThan(0);
});

test('When a folder has no playground, then reading it fails', async () => {
  await expect(readPlayground(import.meta.dirname)).rejects.toThrow();
});
