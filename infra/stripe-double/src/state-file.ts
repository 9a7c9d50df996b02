import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { World } from './world.ts';

const pack = (_key: string, value: unknown): unknown => {
  if (value instanceof Map) return { $map: [...value] };
  return value instanceof Set ? { $set: [...value] } : value;
};

const unpack = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('$map' in value) return new Map(value.$map as [unknown, unknown][]);
  return '$set' in value ? new Set(value.$set as unknown[]) : value;
};

/** The keys that Stripe's own client makes up for one call's retries: a later process never sees one again. */
const isOfOneCall = (key: string): boolean => key.startsWith('stripe-node-retry-');

/** Where the account is kept in a data folder. */
export const stateFile = (dataDir: string): string => join(dataDir, 'sandbox', 'stripe.json');

/** Fills the account from its file, if there is one. */
export const loadState = (file: string, world: World): void => {
  if (existsSync(file)) Object.assign(world, JSON.parse(readFileSync(file, 'utf8'), unpack));
};

/** Writes the whole account, so that a process that dies at any point leaves it as it was before or as it is after. */
export const saveState = (file: string, { now: _now, newId: _newId, ...tables }: World): void => {
  const answers = new Map([...tables.answers].filter(([key, { answer }]) => answer && !isOfOneCall(key)));
  mkdirSync(dirname(file), { recursive: true });
  // Names, addresses and what is bought: for the academy's own user alone.
  writeFileSync(`${file}.new`, JSON.stringify({ ...tables, answers }, pack), { flush: true, mode: 0o600 });
  renameSync(`${file}.new`, file);
};
