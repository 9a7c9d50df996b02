import type { AuthDeps } from '../../deps.ts';
import { hasStalePermit, withAdministrator, withoutAdministrator } from './administrators.ts';
import { lastAdministrator } from '../users/user-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'administrators'>;

/** Lets an account count as an administrator, once its own record says so. */
export const registerAdministrator = async (
  { administrators }: Pick<Deps, 'administrators'>,
  id: string,
  version: number,
): Promise<void> => {
  await administrators.change((entries) => withAdministrator(entries, id, version));
};

/**
 * Brings the list up to date with the accounts: administrators that a crash kept off it count again. One that was
 * given a permit and never used it is moved on to a new version first, so that a permit still in use is refused.
 */
export const reregisterAdministrators = async ({ users, administrators }: Deps): Promise<void> => {
  for (const { _id, version } of await users.administrators()) {
    const isUnused = hasStalePermit(await administrators.read(), _id, version);
    const moved = isUnused
      ? await users.change(_id, ({ role }) =>
          role === 'administrator' ? { state: { role }, events: [] } : null,
        )
      : null;
    if (isUnused && moved?.role !== 'administrator') continue;
    await registerAdministrator({ administrators }, _id, moved?.version ?? version);
  }
};

/** Two who were given a permit would otherwise take it back from each other again and again. */
const letOthersFinish = () => new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));

/**
 * Permits the demotion or deletion of an administrator whose account is at this version; see administrators.ts.
 * Throws 409 for the last one. Where the list knows of a newer version there is nothing to give: the store refuses
 * a write on this one anyway, and its retry asks again.
 */
export const permitDemotion = async (deps: Deps, id: string, version: number): Promise<void> => {
  const ask = () => deps.administrators.change((entries) => withoutAdministrator(entries, id, version));
  if ((await ask()) !== 'last') return;
  await letOthersFinish();
  await reregisterAdministrators(deps);
  if ((await ask()) === 'last') throw lastAdministrator();
};
