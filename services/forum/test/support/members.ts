import { randomUUID } from 'node:crypto';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { ForumUnderTest } from './forum-under-test.ts';

export interface Who {
  role?: 'learner' | 'moderator' | 'administrator';
  plan?: 'free' | 'premium';
}

/** An account's full public state, as the events of `auth.users` carry it: registered long ago, with a confirmed address. */
export const account = (id: string, over: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  username: id,
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'learner',
  plan: 'free',
  language: 'es',
  emailConfirmed: true,
  createdAt: '2026-01-01T12:00:00.000Z',
  ...over,
});

/** Publishes what auth would publish of one account, with data that fits its contract. */
export const sendUserEvent = (
  kafka: KafkaPort,
  event: EventContract,
  { id, sequence, data }: { id: string; sequence: number; data: Record<string, unknown> },
): Promise<void> => {
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: event.type,
    subject: id,
    time: new Date().toISOString(),
    sequence,
    datacontenttype: 'application/json',
    data: event.data.parse(data),
  };
  return kafka.send(event.topic, [{ key: id, value: JSON.stringify(envelope), headers: {} }]);
};

let made = 0;
/** Another one each time: a text that repeats itself waits for a moderator. */
const distinct = (): number => (made += 1);

/** The same again under the same id, another one otherwise. */
export const draft = (over: Record<string, unknown> = {}) => ({
  title: 'How do you check facts?',
  content: `I ask for sources and still get some that do not exist (${String(over['id'] ?? distinct())}).`,
  categoryId: 'general',
  isSpanish: false,
  ...over,
});

/** What one person asks of the forum. */
export const callerOf = async (under: ForumUnderTest, sub: string, who: Who = {}) => {
  const authorization = await under.issuer.bearer({ sub, ...who });
  const get = (path: string) => under.client.get(path, { authorization });
  const post = (path: string, body: unknown = {}) => under.client.post(path, { authorization, body });
  /** No answer waits for what follows a text; tests that look at it do. */
  const followed = async (answer: ReturnType<typeof post>): ReturnType<typeof post> => {
    const { body } = await answer;
    await under.deps.followUps.isDone(body.id);
    return answer;
  };
  return {
    id: sub,
    authorization,
    get,
    post,
    put: (path: string, body: unknown = {}) => under.client.put(path, { authorization, body }),
    patch: (path: string, body: unknown, language?: 'es' | 'en') =>
      under.client.patch(path, { authorization, body, ...(language && { language }) }),
    delete: (path: string) => under.client.delete(path, { authorization }),
    writePost: (over: Record<string, unknown> = {}) => followed(post('/api/forum/posts', draft(over))),
    reply: (
      postId: string,
      content = `Ask for the page number, number ${distinct()}.`,
      id: string = randomUUID(),
    ) => followed(post(`/api/forum/posts/${postId}/replies`, { id, content })),
  };
};

export type CallerUnderTest = Awaited<ReturnType<typeof callerOf>>;

/** Somebody whom the forum knows by name, with an account that is old enough to write freely and whose flags weigh. */
export const memberOf = async (
  under: ForumUnderTest,
  {
    id,
    createdAt,
    emailConfirmed,
    ...who
  }: Who & { id: string; createdAt?: string; emailConfirmed?: boolean },
): Promise<CallerUnderTest> => {
  const data = account(id, {
    ...who,
    ...(createdAt !== undefined && { createdAt }),
    ...(emailConfirmed !== undefined && { emailConfirmed }),
  });
  await sendUserEvent(under.runtime.kafka, userRegisteredV1, { id, sequence: 1, data });
  await until(() => under.deps.people.find(id), { what: `${id} among the people` });
  return callerOf(under, id, who);
};
