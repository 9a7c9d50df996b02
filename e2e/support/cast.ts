import type { APIRequestContext } from '@playwright/test';
import type { Role } from '@academy/contracts/shared/people.ts';
import { administrator, bearer, newPerson, registerByCall } from './people.ts';

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

export const memberKinds = [
  'free learner',
  'premium learner',
  'teacher',
  'moderator',
  'support',
  'auditor',
  'administrator',
] as const;
export type MemberKind = (typeof memberKinds)[number];
export type Cast = Record<MemberKind, Member>;

export const roleOf = (kind: MemberKind): Role =>
  kind === 'free learner' || kind === 'premium learner' ? 'learner' : kind;

const signIn = async (request: APIRequestContext, { email, password }: Credentials): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
};

const memberOf = async (request: APIRequestContext, credentials: Credentials): Promise<Member> => ({
  token: await signIn(request, credentials),
  newToken: () => signIn(request, credentials),
});

interface Rights {
  isPremium?: true;
  role?: Role;
}

const memberWith = async (request: APIRequestContext, boss: Member, rights: Rights): Promise<Member> => {
  const person = newPerson();
  const { id } = await registerByCall(request, person);
  const answer = await request.patch(`/api/admin/users/${id}`, {
    headers: bearer(boss.token),
    data: rights,
  });
  if (!answer.ok()) throw new Error(`rights: ${answer.status()} ${await answer.text()}`);
  // A sign-in after the change: its token carries the new role and plan.
  return memberOf(request, person);
};

/** Registers somebody of each kind and signs them in. */
export const gatherCast = async (request: APIRequestContext): Promise<Cast> => {
  const boss = await memberOf(request, administrator());
  const withRole = (role: Role) => memberWith(request, boss, { role });
  return {
    'free learner': await memberWith(request, boss, {}),
    'premium learner': await memberWith(request, boss, { isPremium: true }),
    teacher: await withRole('teacher'),
    moderator: await withRole('moderator'),
    support: await withRole('support'),
    auditor: await withRole('auditor'),
    administrator: boss,
  };
};
