import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The environment with what the file adds to it; a variable that is set already wins over the file. */
export const readEnvFile = (file: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  if (!existsSync(file)) return env;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
};
