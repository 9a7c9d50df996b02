import type { Role } from '@academy/contracts/shared/people.ts';
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

/** An administrator changes what somebody is or holds. */
export const giveRights = async (
  request: APIRequestContext,
  id: string,
  rights: { isPremium?: boolean; role?: Role },
): Promise<void> => {
  const { token } = await signInAdministrator(request);
  const answer = await request.patch(`/api/admin/users/${id}`, { headers: bearer(token), data: rights });
  if (!answer.ok()) throw new Error(`rights: ${answer.status()} ${await answer.text()}`);
};

/** Registers somebody with a first name and, where given, the premium or the role that staff give them. */
export const registerWithRight = async (
  request: APIRequestContext,
  firstName: string,
  right?: 'isPremium' | Role,
): Promise<Person & { id: string }> => {
  const person = newPerson(firstName);
  const { id } = await registerByCall(request, person);
  if (right !== undefined)
    await giveRights(request, id, right === 'isPremium' ? { isPremium: true } : { role: right });
  return { ...person, id };
};
