import type { z } from 'zod';

/** The environment does not fit. Its message names the keys at fault and never their values. */
export class ConfigError extends Error {
  readonly keys: readonly string[];

  constructor(faults: readonly { key: string; reason: string }[]) {
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
 * Parses the environment with a service's schema, before anything starts. Empty values count as absent.
 * Throws ConfigError.
 */
export const parseConfig = <Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.output<Schema> => {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const key = issue.path.join('.') || 'environment';
      return { key, reason: reasonOf(issue, key in present) };
    }),
  );
};
