import type { ChainFault } from './check-chain.ts';

/** What a command found: the figures on stdout, the first fault on stderr, and then exit code 1. */
export const reportVerified = (
  what: string,
  { fault, ...figures }: { fault: ChainFault | null } & Record<string, unknown>,
): void => {
  process.stdout.write(`${what} ${JSON.stringify(figures)}\n`);
  if (fault === null) return;
  const entry = fault.entryId === null ? '' : ` (entry ${fault.entryId})`;
  process.stderr.write(`${fault.place}: ${fault.kind}${entry}\n`);
  process.exitCode = 1;
};
