import { existsSync, readFileSync } from 'node:fs';
import * as util from 'node:util';

/** The environment with what the file adds; Node before 20.12 cannot read such files. */
export function readEnvironment(file) {
  if (!existsSync(file) || !util.parseEnv) return process.env;
  return { ...util.parseEnv(readFileSync(file, 'utf8')), ...process.env };
}
