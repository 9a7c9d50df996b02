import type { AuthDeps } from '../../deps.ts';
import { ensureFirstAdministrator, type FirstAdministratorSetup } from './ensure-first-administrator.ts';

/** A store that keeps the account and loses its answer, once. */
const forgetful = () => {
  const kept: { _id: string; version: number }[] = [];
  let failures = 1;
  const deps = {
    users: {
      administrators: async () => kept,
      create: async ({ _id }: { _id: string }) => {
        kept.push({ _id, version: 1 });
        if (failures-- > 0) throw new Error('the answer is lost');
        return { _id, version: 1 };
      },
    },
    administrators: { read: async () => [], change: async () => undefined },
    hasher: { hash: async () => 'hash' },
    config: { TERMS_VERSION: '1' },
    now: () => new Date(),
    logger: { error: () => undefined },
  };
  // Only what the use case reads.
  return { deps: deps as unknown as AuthDeps, kept };
};

test('When the answer of the creation is lost, then the repeated preparation still shows the one password', async () => {
  const { deps, kept } = forgetful();
  const setup: FirstAdministratorSetup = { made: null };
  await expect(ensureFirstAdministrator(deps, setup)).rejects.toThrow('lost');
  const password = setup.made?.signIn.password;
  expect(await ensureFirstAdministrator(deps, setup)).toMatchObject({ password });
  expect(kept).toHaveLength(1);
  expect(await ensureFirstAdministrator(deps)).toBeNull();
});
