import { z } from 'zod';
import { secretKeys } from './secret.ts';
import { fileVariable, withSecretFiles, type SettingFault } from './secret-files.ts';

/** The environment does not fit. Its message names the keys at fault and never their values. */
export class ConfigError extends Error {
  readonly keys: readonly string[];

  constructor(faults: readonly SettingFault[]) {
    super(`Configuration: ${faults.map(({ key, reason }) => `${key} ${reason}`).join('; ')}`);
    this.name = 'ConfigError';
    this.keys = faults.map(({ key }) => key);
  }
}

const reasonOf = (issue: z.core.$ZodIssue, isSet: boolean): string => {
  if (!isSet) return 'is missing';
  if (issue.code === 'custom') return issue.message;
  return 'is not valid';
};

/**
 * Parses the environment with a service's schema, before anything starts. Empty values count as absent. A setting that
 * is marked as a secret may come from a file instead: `NAME_FILE` holds the file's path. Throws ConfigError, also where
 * both are given, or where the file is empty or cannot be read.
 */
export const parseConfig = <Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.output<Schema> => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const secrets = schema instanceof z.ZodObject ? secretKeys(schema) : [];
  const { env: present, faults } = withSecretFiles(given, secrets);
  const result = schema.safeParse(present);
  if (result.success && faults.length === 0) return result.data;
  const told = new Set(faults.map(({ key }) => key));
  throw new ConfigError([
    ...faults,
    ...(result.error?.issues ?? [])
      .map((issue) => ({ issue, key: issue.path.join('.') || 'environment' }))
      .filter(({ key }) => !told.has(fileVariable(key)))
      .map(({ issue, key }) => ({ key, reason: reasonOf(issue, key in present) })),
  ]);
};
