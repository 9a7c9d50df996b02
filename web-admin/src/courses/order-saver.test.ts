import { expect, it } from '@jest/globals';
import { createOrderSaver } from './order-saver.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));

function saver() {
  const sent: string[] = [];
  let failure: Error | null = null;
  const { beginFrom, save } = createOrderSaver(async ({ ids, before }) => {
    sent.push(`${before.join('')} to ${ids.join('')}`);
    if (failure) throw failure;
  });
  return { beginFrom, save, sent, failWith: (error: Error) => (failure = error) };
}

it("When an order is saved, then it goes with the one that was seen, and the next with one's own", async () => {
  const { beginFrom, save, sent } = saver();
  beginFrom(rows('abc'));
  await save(rows('bac'));
  await save(rows('bca'));
  beginFrom(rows('cab'));
  await save(rows('acb'));
  expect(sent).toEqual(['abc to bac', 'bac to bca', 'cab to acb']);
});

it('When an order could not be saved, then the one that was seen is still what the next goes with', async () => {
  const { beginFrom, save, sent, failWith } = saver();
  beginFrom(rows('abc'));
  failWith(new Error('conflict'));
  await expect(save(rows('bac'))).rejects.toThrow('conflict');
  await expect(save(rows('cab'))).rejects.toThrow('conflict');
  expect(sent).toEqual(['abc to bac', 'abc to cab']);
});
