import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import type { User } from '@academy/contracts/http/auth/user.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { isStaff } from '@academy/contracts/shared/permissions.ts';
import type { ApiClient } from '@academy/web-kit/api/client.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import type { Session } from '@academy/web-kit/session/session.ts';
import type { AuthProvider, HttpError } from 'ra-core';
import type { Gate } from './gate.ts';

const me = endpointRef<typeof accountEndpoints.me>('GET', '/api/auth/me');
const login = endpointRef<typeof accountEndpoints.login>('POST', '/api/auth/login');
const logout = endpointRef<typeof accountEndpoints.logout>('POST', '/api/auth/logout');

/** Signed in, but with no permission that the console is for. */
export class NotStaff extends Error {
  readonly user: User;
  constructor(user: User) {
    super('academy.signIn.notAdministrator');
    this.user = user;
  }
}

/** Either credentials, or the session that the browser already has. */
export type SignInParams = { email: string; password: string } | { presentSession: true };

export interface AuthDeps {
  client: Pick<ApiClient, 'call'>;
  session: Pick<Session, 'read' | 'set'>;
  gate: Gate;
}

export type AcademyAuthProvider = ReturnType<typeof createAuthProvider>;

/**
 * Who may use the console, and as what. The server decides in every call; the gate's flag only says whether this browser
 * session has been through sign-in.
 */
export function createAuthProvider({ client, session, gate }: AuthDeps) {
  let known: Promise<User> | null = null;

  const provider = {
    /** Signs in, or goes in with the present session. Throws NotStaff, or what the call throws. */
    async login(params: SignInParams) {
      const user = 'presentSession' in params ? await client.call(me, {}) : await signIn(params);
      if (!isStaff(user.role)) throw new NotStaff(user);
      known = Promise.resolve(user);
      gate.open();
    },
    /**
     * Ends the session everywhere, also where the server cannot be reached to hear of it. react-admin calls it too for
     * somebody who has not come in yet: they keep the academy's session, and may come in with it.
     */
    async logout() {
      known = null;
      if (!gate.isOpen()) return;
      gate.close();
      if (session.read()) await client.call(logout, {}).catch(() => undefined);
      session.set(null);
    },
    async checkAuth() {
      if (!gate.isOpen() || !session.read()) throw new Error('academy.signIn.needed');
    },
    /** 401: the session is over. 403: the role is gone, but the session stays for the academy. */
    async checkError(error: Pick<HttpError, 'status'>) {
      if (error.status === 401) {
        known = null;
        session.set(null);
        throw { message: 'ra.notification.logged_out' };
      }
      if (error.status === 403) {
        known = null;
        gate.close();
        throw { logoutUser: false, redirectTo: '/login', message: false };
      }
    },
    async getIdentity() {
      if (!session.read()) throw new Error('academy.signIn.needed');
      const user = await whoIsHere();
      return { id: user.id, fullName: `${user.firstName} ${user.lastName}`, email: user.email };
    },
    /** What the console is shown as; null before sign-in. */
    async getPermissions(): Promise<Role | null> {
      if (!gate.isOpen() || !session.read()) return null;
      return (await whoIsHere()).role;
    },
    /** Asks the server again who is here, for instance after their role has changed. */
    forgetUser() {
      known = null;
    },
  } satisfies AuthProvider & { forgetUser: () => void };

  /** Asks once for all who want to know; a failure is not kept. */
  function whoIsHere(): Promise<User> {
    const asked = known ?? client.call(me, {});
    known = asked;
    asked.catch(() => {
      if (known === asked) known = null;
    });
    return asked;
  }

  async function signIn(credentials: { email: string; password: string }): Promise<User> {
    const { user, token } = await client.call(login, { body: credentials });
    session.set(token);
    return user;
  }

  return provider;
}
