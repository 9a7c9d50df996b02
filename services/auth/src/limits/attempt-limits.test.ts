import { createAttemptLimits } from './attempt-limits.ts';

const limits = () =>
  createAttemptLimits({
    failuresPerAccount: 3,
    failuresPerAddress: 5,
    failuresPerDay: 1_000,
    registrationsPerAddress: 10,
  });
const ana = { account: 'ana@example.com', address: '10.0.0.1', browserId: null };

test('When passwords were never checked, then the attempts do not count', async () => {
  const { signIn, currentPassword } = limits();
  for (let tries = 0; tries < 20; tries += 1) {
    await (await signIn(ana)).notChecked();
    await (await currentPassword('ana')).notChecked();
  }
  await expect(signIn(ana)).resolves.toBeDefined();
});

test("When somebody behind the owner's address guesses, then the owner's own browser is let in", async () => {
  const { signIn } = limits();
  for (let tries = 0; tries < 3; tries += 1) await signIn(ana);
  await expect(signIn(ana)).rejects.toMatchObject({ status: 429 });
  await expect(signIn({ ...ana, browserId: 'browser-1' })).resolves.toBeDefined();
});

test('When an attempt has to wait, then it counts nothing', async () => {
  const { signIn } = createAttemptLimits({
    failuresPerAccount: 100,
    failuresPerAddress: 12,
    failuresPerDay: 10,
    registrationsPerAddress: 10,
  });
  const refused = async () => {
    try {
      await signIn(ana);
      return false;
    } catch {
      return true;
    }
  };
  let waits = 0;
  for (let tries = 0; tries < 40; tries += 1) waits += (await refused()) ? 1 : 0;
  expect(waits).toBeGreaterThan(30);
  // Another account from the same address is not kept out by what was refused.
  await expect(signIn({ ...ana, account: 'eva@example.com' })).resolves.toBeDefined();
});
