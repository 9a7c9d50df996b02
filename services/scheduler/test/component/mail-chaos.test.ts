import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { runMailChaos } from '../chaos/mail-chaos.ts';

const stack = useTestStack();
const mails = 60;
const kills = 2;

test('When mailers are killed at random, then each mail arrives, and at most one a kill twice, known by its Message-ID', async () => {
  const { logger, env } = stack;
  const report = await runMailChaos({ stack: env, mails, kills, logger, withinMs: 90_000 });
  expect(report).toMatchObject({ sent: mails, kills, lost: 0, unmarked: 0 });
  expect(report.doubled).toBeLessThanOrEqual(kills);
}, 120_000);
