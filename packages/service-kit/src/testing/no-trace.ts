import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import type { Connection } from 'mongoose';
import type { createTestClient } from './http-client.ts';
import { until } from './wait-for.ts';

interface Traced {
  client: ReturnType<typeof createTestClient>;
  mongo: Connection;
  /** What the service has published. */
  events: readonly unknown[];
}

interface Viewing {
  /** All of the service's, from its contract: a new one is read by itself. */
  endpoints: Readonly<Record<string, Endpoint>>;
  /** The whole Authorization header of the viewing. */
  authorization: string;
  /** Ids of what there is, so that the calls read something. */
  idOf: (path: string) => string;
  /** What a call needs after its path, by its name: `?q=cats`. */
  queries?: Readonly<Record<string, string>>;
  /** Collections that the service writes by itself, whoever reads: with the reason beside the test. */
  leftOut?: readonly string[];
}

/** What each collection of a database holds, as text. */
const storedIn = async (mongo: Connection, leftOut: readonly string[]): Promise<Record<string, string>> => {
  const collections = (await mongo.listCollections())
    .map(({ name }) => name)
    .filter((name) => !leftOut.includes(name));
  const texts = await Promise.all(
    collections
      .toSorted()
      .map(async (name) => [
        name,
        JSON.stringify(await mongo.collection(name).find().sort({ _id: 1 }).toArray()),
      ]),
  );
  return Object.fromEntries(texts) as Record<string, string>;
};

/** The statuses of the calls of these endpoints. */
const callAll = async (
  { client }: Traced,
  { endpoints, authorization, idOf, queries = {} }: Viewing,
  which: (endpoint: Endpoint) => boolean,
): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {};
  for (const [name, endpoint] of Object.entries(endpoints).filter(([, each]) => which(each))) {
    const { method, path, body } = endpoint;
    const call = client[method.toLowerCase() as Lowercase<typeof method>];
    const address = `${path.replaceAll(/:\w+/g, idOf(path))}${queries[name] ?? ''}`;
    statuses[name] = (await call(address, { authorization, ...(body && { body: {} }) })).status;
  }
  return statuses;
};

/**
 * Makes every call of a service with the token of a viewing. `read` has the statuses of what a viewing may read, `refused` of all
 * else; `changed` names the collections that are not as they were, and `published` counts the events that came of it.
 */
export const callInViewing = async (traced: Traced, viewing: Viewing) => {
  const { leftOut = [] } = viewing;
  const stored = () => storedIn(traced.mongo, leftOut);
  let before = await stored();
  // What the test did before has come to rest: nothing waits to be published, and nothing changes by itself.
  await until(
    async () => {
      const then = before;
      before = await stored();
      const isQuiet = JSON.stringify(before) === JSON.stringify(then);
      return isQuiet && !JSON.stringify(before).includes('\\"outboxPending\\":\\"');
    },
    { what: 'a store at rest' },
  );
  const events = traced.events.length;
  const read = await callAll(traced, viewing, ({ inViewing }) => inViewing === true);
  const refused = await callAll(traced, viewing, ({ inViewing }) => inViewing !== true);
  const after = await stored();
  const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return { read, refused, changed, published: traced.events.length - events };
};
