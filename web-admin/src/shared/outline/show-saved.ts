import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Puts what a save answered in the cache, and waits until it is on the screen. A query tells its readers in a later task: an
 * unsaved state that is let go before that uncovers the one of before, and the next key would move a row from there.
 */
export async function showSaved<State>(
  queries: QueryClient,
  queryKey: QueryKey,
  saved: State,
): Promise<void> {
  // What was read during the save may be older.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, saved);
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}
