import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unreadable, type Schema } from '@academy/contracts/events/compatibility.ts';
import { eventJsonSchema } from '@academy/contracts/events/event-json-schema.ts';
import { z } from 'zod';
import { readers, root, type EventReader } from './readers.ts';

const written = ({ event }: EventReader): Schema => eventJsonSchema(event) as Schema;
const read = ({ expects }: EventReader): Schema => z.toJSONSchema(expects, { io: 'input' }) as Schema;

/** Fields that a reader names and the contract does not: a renamed optional field would go unread in silence. */
const unwritten = (writer: Schema, reader: Schema, path = 'data'): string[] =>
  Object.entries(reader.properties ?? {}).flatMap(([name, expected]) => {
    const field = writer.properties?.[name];
    return field ? unwritten(field, expected, `${path}.${name}`) : [`${path}.${name}`];
  });

const renamed = (schema: Schema, field: string): Schema => {
  const rename = (name: string): string => (name === field ? `${name}Renamed` : name);
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, value]) => [rename(name), value]),
    ),
    required: (schema.required ?? []).map(rename),
  };
};

const cases = readers.map((reader) => [reader.name, reader.event.type, reader] as const);

describe.each(cases)('%s reads %s', (_name, _type, reader) => {
  test('When it is written as its contract says, then it can be read', () => {
    expect(unreadable(written(reader), read(reader))).toEqual([]);
    expect(unwritten(written(reader), read(reader))).toEqual([]);
  });

  test.each(Object.keys(read(reader).properties ?? {}))(
    'When the producer renames %s, then it is told of',
    (field) => {
      const other = renamed(written(reader), field);
      expect([...unreadable(other, read(reader)), ...unwritten(other, read(reader))]).not.toEqual([]);
    },
  );

  if (reader.example === undefined) return;
  test('When its handler is tried on its example, then that is data which may really come', () => {
    expect(reader.event.data.safeParse(reader.example).error).toBeUndefined();
    expect(reader.expects.safeParse(reader.example).error).toBeUndefined();
  });
});

test('When something reads a topic, then what it expects is among the readers, or it reads no data', () => {
  const files = globSync(['services/*/src/**/*.ts', 'gateway/src/**/*.ts', 'packages/*/src/**/*.ts'], {
    cwd: root,
  }).filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'));
  const reading = files.filter((file) =>
    /\bstartBroadcastConsumer\(|\bkafka\.consume\(|\bdefineHandler\(/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  // A service's own handlers stand in its events/ folder, where consumers.ts lists them for `readers`.
  const elsewhere = reading.filter((file) => !/^services\/[a-z]+\/src\/events\//.test(file));
  expect(elsewhere.sort()).toEqual([
    // Reads by the contracts' own live notes.
    'gateway/src/live/live-feed.ts',
    // Found by the consumers.ts of the services that have work of automations.
    'packages/service-kit/src/automations/automation-due-handler.ts',
    // The ways in which everything else reads.
    'packages/service-kit/src/consumers/broadcast-consumer.ts',
    'packages/service-kit/src/consumers/start-consumer.ts',
    // Found by the consumers.ts of the services that keep what is published.
    'packages/service-kit/src/content/published-content-handlers.ts',
    // Reads by account-access.ts and revocations.ts.
    'packages/service-kit/src/identity/identity-feed.ts',
    // Starts what a service declares; a broadcast only learns that something changed.
    'packages/service-kit/src/lifecycle/service-readers.ts',
    // Parked messages are read as they are, whatever they hold.
    'packages/service-kit/src/parked/parked-reader.ts',
    // Found by the consumers.ts of the services that keep people.
    'packages/service-kit/src/people/person-handlers.ts',
  ]);
});
