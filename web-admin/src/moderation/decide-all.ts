import { inBatches } from '../app/in-batches.ts';

/** One that could not be decided, and what the server said. */
export interface Undecided<Item> {
  item: Item;
  error: unknown;
}

/** Decides on each, a few at a time; gives those that failed, in their order. One that fails holds up no other. */
export async function decideAll<Item>(
  items: readonly Item[],
  decide: (item: Item) => Promise<unknown>,
): Promise<Undecided<Item>[]> {
  const errors = new Map<Item, unknown>();
  await inBatches(items, async (item) => {
    try {
      await decide(item);
    } catch (error) {
      errors.set(item, error);
    }
  });
  return items.flatMap((item) => (errors.has(item) ? { item, error: errors.get(item) } : []));
}
