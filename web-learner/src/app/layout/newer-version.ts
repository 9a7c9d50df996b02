import { connection } from '../../shared/connection/connection.ts';

/** The page's own entry script, whose name changes with every build. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server has another build than the one this page runs: the files of this one are gone then. */
export async function isNewerDeployed(page: Document = document): Promise<boolean> {
  const entry = entryOf(page);
  if (entry === null) return false;
  try {
    const answer = await connection.fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}
