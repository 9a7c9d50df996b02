import { tellsOfFullDisk } from '../machine/disk.mjs';
import { runCommand } from '../start/run-command.ts';
import { StartFailure } from '../start/start-failure.ts';

/** Runs the system's tar (Linux, macOS and Windows bring one). Throws StartFailure with the cure. */
export const tar = async (args: readonly string[], cwd: string): Promise<string> => {
  const result = await runCommand(['tar', ...args], { cwd }).catch(() => null);
  if (result === null) throw new StartFailure('The program tar is missing; install it and try again.');
  if (result.code === 0) return result.output;
  if (tellsOfFullDisk(result.output)) throw new StartFailure('The disk is full; free some space.');
  // The first line is the reason; the last one only says that there was one.
  const [reason = ''] = result.output.trim().split('\n');
  throw new StartFailure(`The archive could not be written or read: ${reason.replace(/^(bsd)?tar: /, '')}`);
};
