import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  username: string;
}

/** Somebody who has never been here. */
export const newPerson = (firstName = 'Ana'): Person => {
  const tag = randomBytes(4).toString('hex');
  const plain = firstName
    .normalize('NFD')
    .replaceAll(/\P{ASCII}/gu, '')
    .toLowerCase();
  return {
    email: `${plain}.${tag}@promptario.example`,
    password: `palabra-larga-${tag}`,
    firstName,
    lastName: 'Prueba',
    username: `${plain}_${tag}`,
  };
};

interface SignedIn {
  token: string;
  id: string;
}

const signedIn = async (response: Awaited<ReturnType<APIRequestContext['post']>>): Promise<SignedIn> => {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { token, id: user.id };
};

export const registerByCall = async (request: APIRequestContext, person: Person): Promise<SignedIn> =>
  signedIn(await request.post('/api/auth/register', { data: person }));

/** The first administrator's account, as the runner set it. */
export const administrator = (): { email: string; password: string } => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD are not set');
  return { email, password };
};

export const signInAdministrator = async (request: APIRequestContext): Promise<SignedIn> =>
  signedIn(await request.post('/api/auth/login', { data: administrator() }));

export const bearer = (token: string): { Authorization: string } => ({ Authorization: `Bearer ${token}` });

/** Registers somebody with a first name and, where given, a right that staff give them. */
export const registerWithRight = async (
  request: APIRequestContext,
  firstName: string,
  right?: 'isPremium' | 'isModerator' | 'isAdmin',
): Promise<Person> => {
  const person = newPerson(firstName);
  const { id } = await registerByCall(request, person);
  if (right === undefined) return person;
  const { token } = await signInAdministrator(request);
  const answer = await request.patch(`/api/admin/users/${id}`, {
    headers: bearer(token),
    data: { [right]: true },
  });
  if (!answer.ok()) throw new Error(`rights: ${answer.status()} ${await answer.text()}`);
  return person;
};
