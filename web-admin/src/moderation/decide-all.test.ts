import { expect, it } from '@jest/globals';
import { decideAll } from './decide-all.ts';

it('When some of many are refused, then all are tried once, and the refused ones are named in their order', async () => {
  const tried: number[] = [];
  const items = Array.from({ length: 12 }, (_, index) => index);
  const undecided = await decideAll(items, async (item) => {
    tried.push(item);
    await Promise.resolve();
    if (item % 5 === 2) throw new Error(`refused ${item}`);
  });
  expect(tried.toSorted((a, b) => a - b)).toEqual(items);
  expect(undecided).toEqual([2, 7].map((item) => ({ item, error: new Error(`refused ${item}`) })));
});

it('When nothing fails, then nothing is left', async () => {
  expect(await decideAll([1, 2], () => Promise.resolve())).toEqual([]);
});
