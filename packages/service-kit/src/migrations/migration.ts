import type { Logger } from '../logging/logger.ts';

export interface MigrationContext {
  logger: Logger;
  /** Aborts when another replica has taken the lock: the run must then stop writing. Ask it between batches. */
  signal: AbortSignal;
}

/** One change of stored data to a new form, run once for a database. */
export interface Migration {
  /** `NNN-name`, such as `001-attempts-whole`; they run in the order of their numbers. A name never changes. */
  name: string;
  /** Runs again from the start after a crash, so it must skip what is already in the new form. */
  run: (context: MigrationContext) => Promise<void>;
}

const form = /^\d{3}-[a-z0-9-]+$/;

/** In the order of their numbers. Throws for a name of another form, or a number used twice. */
export const inOrder = (migrations: readonly Migration[]): Migration[] => {
  const numbers = new Set<string>();
  for (const { name } of migrations) {
    const number = name.slice(0, 3);
    if (!form.test(name) || numbers.has(number))
      throw new Error(`The migration "${name}" needs a name of the form NNN-name and a number of its own`);
    numbers.add(number);
  }
  return [...migrations].sort((a, b) => a.name.localeCompare(b.name));
};
