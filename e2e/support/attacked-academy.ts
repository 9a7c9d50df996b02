import {
  createTestClient,
  type TestRequest,
  type TestResponse,
} from '@academy/service-kit/testing/http-client.ts';
import { administrator, newPerson, type Person } from './people.ts';

/** Somebody whose account an attack made. */
export interface Attacker extends Person {
  id: string;
  /** Whole value of the Authorization header. */
  authorization: string;
}

type Right = 'isPremium' | 'isModerator';

/** What an attack says that it found; null where the academy held. */
export type Finding = string | null;

export interface Attack {
  name: string;
  tries: string;
  /** What it would find in an academy that does not hold. */
  finds: string;
  run: (academy: AttackedAcademy) => Promise<Finding>;
}

/** The answer's body. Throws where the status is another: an attack that could not begin has not been held. */
export const bodyOf = ({ status, body }: TestResponse, wanted: number): TestResponse['body'] => {
  if (status === wanted) return body;
  throw new Error(`${status} in the place of ${wanted}: ${JSON.stringify(body).slice(0, 200)}`);
};

export const manyAtOnce = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

export const countStatus = (answers: readonly TestResponse[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Calls as they come from a network address; the academy has to believe it (`TRUST_PROXY=1`). */
export const clientFrom = (url: string, address: string) => {
  const client = createTestClient(url);
  const call =
    (method: Method) =>
    (path: string, request: TestRequest = {}): Promise<TestResponse> =>
      client[method](path, { ...request, headers: { 'x-forwarded-for': address, ...request.headers } });
  return {
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
  };
};

/** A running academy as an attacker reaches it from one address; it remembers who was registered, and deletes them at the end. */
export const attackedAcademy = async (url: string, address: string) => {
  const client = clientFrom(url, address);
  /** Somebody else, who is to notice nothing. */
  const neighbour = clientFrom(url, `203.0.113.${address.split('.').at(-1) ?? 0}`);
  const signIn = async (body: { email: string; password: string }): Promise<string> =>
    `Bearer ${bodyOf(await client.post('/api/auth/login', { body }), 200).token as string}`;
  const staff = await signIn(administrator());
  const made: Attacker[] = [];

  const register = async (right?: Right): Promise<Attacker> => {
    const person = newPerson();
    const { user, token } = bodyOf(await client.post('/api/auth/register', { body: person }), 201) as {
      user: { id: string };
      token: string;
    };
    const attacker = { ...person, id: user.id, authorization: `Bearer ${token}` };
    made.push(attacker);
    if (right === undefined) return attacker;
    const body = { [right]: true };
    bodyOf(await client.patch(`/api/admin/users/${user.id}`, { authorization: staff, body }), 200);
    attacker.authorization = await signIn(person);
    return attacker;
  };

  /** A post of somebody's; their answer, whatever it is. */
  const post = (
    { authorization }: Pick<Attacker, 'authorization'>,
    words: { content: string; title?: string; id?: string },
  ): Promise<TestResponse> => {
    const body = { title: 'A question about prompts', categoryId: 'general', isSpanish: false, ...words };
    return client.post('/api/forum/posts', { authorization, body });
  };

  const leave = async (): Promise<void> => {
    for (const { id } of made) await client.delete(`/api/admin/users/${id}`, { authorization: staff });
  };

  return { url, address, client, neighbour, staff, register, post, leave };
};

export type AttackedAcademy = Awaited<ReturnType<typeof attackedAcademy>>;
