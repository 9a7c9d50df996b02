import { parseArgs } from 'node:util';

export class UsageError extends Error {}

export type ParkedCommand =
  | { name: 'list'; topic?: string; group?: string; all: boolean }
  | { name: 'show' | 'replay' | 'discard'; id: string };

export const usage = [
  'npm run parked -- list [--topic <topic>] [--group <group>] [--all]',
  'npm run parked -- show <id>',
  'npm run parked -- replay <id>',
  'npm run parked -- discard <id>',
].join('\n');

const options = {
  topic: { type: 'string' },
  group: { type: 'string' },
  all: { type: 'boolean' },
} as const;

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** What was asked for; throws UsageError. */
export const parseArguments = (args: string[]): ParkedCommand => {
  const { values, positionals } = parse(args);
  const [name = 'list', id, ...more] = positionals;
  const { topic, group, all = false } = values;
  if (more.length > 0) throw new UsageError(`Only one message at a time: "${more[0] ?? ''}" is too much.`);
  if (name === 'list') return { name, all, ...(topic && { topic }), ...(group && { group }) };
  if (name !== 'show' && name !== 'replay' && name !== 'discard')
    throw new UsageError(`There is no command "${name}".`);
  if (id === undefined)
    throw new UsageError(`Which message? Give the id that the list shows after "${name}".`);
  return { name, id };
};
