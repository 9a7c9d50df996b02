import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventJsonSchema, goldenFileName } from '../src/events/event-json-schema.ts';
import { events, services } from '../src/registry/services.ts';
import { serviceNames } from '../src/registry/service-names.ts';
import { topics } from '../src/registry/topics.ts';
import { unreadable, type Schema } from '../src/events/compatibility.ts';

const golden = (type: string): Schema => {
  const path = join(import.meta.dirname, '../generated/events', goldenFileName(type));
  if (!existsSync(path)) throw new Error(`${type} has no golden schema: run npm run contracts:generate`);
  return JSON.parse(readFileSync(path, 'utf8')) as Schema;
};

test('When a service has a name, then it has a contract', () => {
  expect(services.map(({ name }) => name)).toEqual(serviceNames);
});

test('When two events are declared, then their types differ', () => {
  expect(new Set(events.map((event) => event.type)).size).toBe(events.length);
});

test('When an event has a file, then the registry lists it', () => {
  const files = globSync('*/*.v*.ts', { cwd: join(import.meta.dirname, '../src/events') });
  const declared = files.map((file) =>
    `academy/${file}`.replace(/\.ts$/, '').replaceAll('-', '_').replaceAll('/', '.'),
  );
  expect(declared.toSorted()).toEqual(events.map(({ type }) => type).toSorted());
});

describe.each(events.map((event) => [event.type, event] as const))('%s', (type, event) => {
  const today = eventJsonSchema(event) as Schema;

  test('When an old reader meets a new event, then it can read it', () => {
    expect(unreadable(today, golden(type))).toEqual([]);
  });

  test('When a new reader meets an old event, then it can read it', () => {
    expect(unreadable(golden(type), today)).toEqual([]);
  });

  test('When it is published, then its topic is one that the academy creates', () => {
    expect(topics.map((topic) => topic.name)).toContain(event.topic);
  });
});

describe('the compatibility rule itself', () => {
  const base: Schema = {
    type: 'object',
    properties: { id: { type: 'string' }, plan: { type: 'string', enum: ['free', 'premium'] } },
    required: ['id', 'plan'],
  };
  const without = (name: string): Schema => ({
    ...base,
    properties: Object.fromEntries(Object.entries(base.properties ?? {}).filter(([key]) => key !== name)),
    required: (base.required ?? []).filter((key) => key !== name),
  });

  test('When a needed field is renamed or dropped, then old readers are told apart', () => {
    expect(unreadable(without('plan'), base)).toEqual(['data.plan: needed but not written']);
  });

  test('When an enum grows, then old readers do not know the new value', () => {
    const grown = {
      ...base,
      properties: { ...base.properties, plan: { type: 'string', enum: ['free', 'premium', 'team'] } },
    };
    expect(unreadable(grown, base)).toEqual(['data.plan: team is not known']);
    expect(unreadable(base, grown)).toEqual([]);
  });

  test('When an optional field is added, then both directions can read', () => {
    const added = { ...base, properties: { ...base.properties, note: { type: 'string' } } };
    expect(unreadable(added, base)).toEqual([]);
    expect(unreadable(base, added)).toEqual([]);
  });

  test('When a type changes, then it is a break', () => {
    const changed = { ...base, properties: { ...base.properties, id: { type: 'number' } } };
    expect(unreadable(changed, base)).toEqual(['data.id: written as number, read as string']);
  });

  test('When a reader knows only some values of what is written freely, then it is a break', () => {
    const free = { ...base, properties: { ...base.properties, plan: { type: 'string' } } };
    expect(unreadable(free, base)).toEqual(['data.plan: any value is written, only free, premium are known']);
    expect(unreadable(base, free)).toEqual([]);
  });

  test('When a reader has a limit that the writer has not, then it is a break', () => {
    const limited = { ...base, properties: { ...base.properties, id: { type: 'string', minLength: 3 } } };
    expect(unreadable(base, limited)).toEqual(['data.id: read only with minLength 3']);
    expect(unreadable(limited, base)).toEqual([]);
  });

  test('When null comes to be written, then a reader that takes none is told apart', () => {
    const id = { anyOf: [{ type: 'string' }, { type: 'null' }] };
    const nullable = { ...base, properties: { ...base.properties, id } };
    expect(unreadable(nullable, base)).toEqual(['data.id: written as null, read as string']);
    expect(unreadable(base, nullable)).toEqual([]);
  });

  test('When a reader refuses fields that it does not know, then every other field is a break', () => {
    const strict = { ...without('plan'), additionalProperties: false };
    expect(unreadable(base, strict)).toEqual(['data.plan: written but refused']);
  });
});
