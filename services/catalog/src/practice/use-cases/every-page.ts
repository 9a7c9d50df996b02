import type { Page } from '../data/practice-repository.ts';

const limit = 200;

/** Every id of a list that is paged by id. Throws when the signal aborts, between two of them. */
export async function* everyPage(
  list: (page: Page) => Promise<string[]>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const ids = await list({ after, limit });
    for (const id of ids) {
      signal.throwIfAborted();
      yield id;
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < limit) return;
    after = last;
  }
}
