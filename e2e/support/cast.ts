import type { APIRequestContext } from '@playwright/test';
import { administrator, bearer, newPerson, registerByCall, signInAdministrator } from './people.ts';

interface Credentials {
  email: string;
  password: string;
}

/** One person of each kind that an endpoint's access can tell apart. */
export interface Member {
  /** A token of a session that lasts as long as the tests. */
  token: string;
  /** A token of a new session, to be ended. */
  newToken(): Promise<string>;
}

export const memberKinds = ['free learner', 'premium learner', 'moderator', 'administrator'] as const;
export type MemberKind = (typeof memberKinds)[number];
export type Cast = Record<MemberKind, Member>;

const signIn = async (request: APIRequestContext, { email, password }: Credentials): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
};

const memberOf = async (request: APIRequestContext, credentials: Credentials): Promise<Member> => ({
  token: await signIn(request, credentials),
  newToken: () => signIn(request, credentials),
});

const promoted = async (request: APIRequestContext, rights: Record<string, boolean>): Promise<Member> => {
  const person = newPerson();
  const { id } = await registerByCall(request, person);
  const { token } = await signInAdministrator(request);
  const answer = await request.patch(`/api/admin/users/${id}`, { headers: bearer(token), data: rights });
  if (!answer.ok()) throw new Error(`rights: ${answer.status()} ${await answer.text()}`);
  // A sign-in after the change: its token carries the new role and plan.
  return memberOf(request, person);
};

/** Registers somebody of each kind and signs them in. */
export const gatherCast = async (request: APIRequestContext): Promise<Cast> => ({
  'free learner': await promoted(request, {}),
  'premium learner': await promoted(request, { isPremium: true }),
  moderator: await promoted(request, { isModerator: true }),
  administrator: await memberOf(request, administrator()),
});
