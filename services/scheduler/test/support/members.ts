import type { EventContract } from '@academy/contracts/events/event.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { SchedulerUnderTest } from './scheduler-under-test.ts';

interface Sent {
  /** The message key. */
  subject: string;
  sequence?: number;
  data: Record<string, unknown>;
  /** Where the key is not the aggregate's id. */
  aggregate?: { kind: string; id: string };
  /** The same for a second delivery. */
  id?: string;
  time?: Date;
}

/** Publishes what another service would, with data that fits its contract; gives the event's id. */
export const sendEvent = async (
  { runtime }: Pick<SchedulerUnderTest, 'runtime'>,
  event: EventContract,
  { subject, sequence = 1, data, aggregate, id = newId(), time = new Date() }: Sent,
): Promise<string> => {
  const envelope = {
    specversion: '1.0',
    id,
    source: '/academy/test',
    type: event.type,
    subject,
    ...(aggregate && { aggregate: aggregate.kind, aggregateid: aggregate.id }),
    time: time.toISOString(),
    sequence,
    datacontenttype: 'application/json',
    data: event.data.parse(data),
  };
  await runtime.kafka.send(event.topic, [{ key: subject, value: JSON.stringify(envelope), headers: {} }]);
  return id;
};

/** An account's full public state. */
export const account = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  username: id,
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'learner',
  plan: 'free',
  language: 'es',
  createdAt: '2026-01-01T12:00:00.000Z',
  ...over,
});

/** Somebody whom the scheduler knows, with what they ask of it. */
export const memberOf = async (under: SchedulerUnderTest, id: string, over: Record<string, unknown> = {}) => {
  await sendEvent(under, userRegisteredV1, { subject: id, data: account(id, over) });
  await until(() => under.deps.people.find(id), { what: `${id} among the people` });
  const authorization = await under.issuer.bearer({ sub: id });
  return {
    id,
    get: (path: string) => under.client.get(path, { authorization }),
    post: (path: string, body: unknown = {}) => under.client.post(path, { authorization, body }),
    put: (path: string, body: unknown, language: 'es' | 'en' = 'en') =>
      under.client.put(path, { authorization, body, language }),
    leaves: async () => {
      await sendEvent(under, userDeletedV1, { subject: id, sequence: 100, data: { id } });
      await until(() => under.deps.people.isDeleted(id), { what: `${id} is gone` });
    },
  };
};

export type MemberUnderTest = Awaited<ReturnType<typeof memberOf>>;
