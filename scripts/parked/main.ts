import { join } from 'node:path';
import { connectedKafka } from './connected-kafka.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import { createParkedMessages } from '@academy/service-kit/parked/parked-messages.ts';
import { parseArguments, usage, UsageError } from './arguments.ts';
import { runParkedCommand } from './run-parked-command.ts';

/** `npm run parked -- list | show <id> | replay <id> | discard <id>`: exit code 0 done, 1 not possible, 2 misused. */
const main = async (): Promise<number> => {
  const command = parseArguments(process.argv.slice(2));
  const kafka = await connectedKafka(join(import.meta.dirname, '..', '..'));
  const parked = createParkedMessages(
    kafka,
    Object.values(topics).map(({ name }) => name),
  );
  try {
    process.stdout.write(`${await runParkedCommand(parked, command)}\n`);
    return 0;
  } finally {
    await kafka.close();
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isMisused = error instanceof UsageError;
  process.stderr.write(isMisused ? `${message}\n\n${usage}\n` : `${message}\n`);
  process.exitCode = isMisused ? 2 : 1;
}
