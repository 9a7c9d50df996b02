const AT_ONCE = 5;

/**
 * Does the work for every item, a few at a time, and goes on after a failure so that one item does not hold
 * up the others.
 * @throws what the first failure threw, once all are done.
 */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const results = await Promise.allSettled(items.slice(from, from + AT_ONCE).map(work));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
  }
  if (failures.length > 0) throw failures[0];
}
