import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { User } from '@academy/contracts/http/auth/user.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import type {
  createTestClient,
  TestRequest,
  TestResponse,
} from '@academy/service-kit/testing/http-client.ts';

/** Somebody with an account, as their browser knows them. */
export interface Person {
  user: User;
  email: string;
  password: string;
  token: string;
  /** The account's version when they signed in. */
  version: number;
  /** The Authorization header. */
  bearer: string;
  /** The refresh cookie as `name=value`. */
  cookie: string;
  /** An address that nobody else in the tests has. */
  address: string;
}

export interface People {
  /** The body of a registration that nobody has sent yet. */
  newcomer(): { email: string; password: string; firstName: string; lastName: string; username: string };
  register(body?: Record<string, unknown>): Promise<Person>;
  signIn(email: string, password: string, more?: Record<string, unknown>): Promise<Person>;
  admin(): Promise<Person>;
  /** A registered person whom the administrator has given this role. */
  withRole(role: Role): Promise<Person>;
}

export const cookieOf = (response: TestResponse): string =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

let addresses = 0;
export const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

export const from = (address: string, request: TestRequest = {}): TestRequest => ({
  ...request,
  headers: { 'x-forwarded-for': address, ...request.headers },
});

export const createPeople = (client: ReturnType<typeof createTestClient>): People => {
  const personOf = (
    response: TestResponse,
    sent: { email: string; password: string },
    address: string,
  ): Person => {
    if (response.status >= 300)
      throw new Error(`refused: ${response.status} ${JSON.stringify(response.body)}`);
    const { user, token } = response.body as { user: User; token: string };
    const bearer = `Bearer ${token}`;
    return {
      user,
      email: sent.email,
      password: sent.password,
      token,
      version: Number(decodeJwt(token).userSeq),
      bearer,
      cookie: cookieOf(response),
      address,
    };
  };

  const newcomer: People['newcomer'] = () => {
    const id = randomUUID().slice(0, 13);
    return {
      email: `ana.${id}@example.com`,
      password: `long enough ${id}`,
      firstName: 'Ana',
      lastName: 'Núñez',
      username: `ana_${id}`,
    };
  };

  const signIn: People['signIn'] = async (email, password, more = {}) => {
    const address = newAddress();
    const response = await client.post(
      '/api/auth/login',
      from(address, { body: { email, password, ...more } }),
    );
    return personOf(response, { email, password }, address);
  };

  const register: People['register'] = async (changes = {}) => {
    const address = newAddress();
    const body = { ...newcomer(), ...changes };
    return personOf(await client.post('/api/auth/register', from(address, { body })), body, address);
  };

  const admin: People['admin'] = () => signIn('admin@example.com', 'the admin of these tests');

  const withRole: People['withRole'] = async (role) => {
    const [person, chief] = await Promise.all([register(), admin()]);
    await client.patch(`/api/admin/users/${person.user.id}`, {
      authorization: chief.bearer,
      body: { role },
    });
    return signIn(person.email, person.password);
  };

  return { newcomer, register, signIn, admin, withRole };
};
