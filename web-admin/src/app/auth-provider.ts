import type { authEndpoints, User } from '@academy/contracts/http/auth.ts';
import type { ApiClient } from '@academy/web-kit/api/client.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import type { Session } from '@academy/web-kit/session/session.ts';
import type { AuthProvider, HttpError } from 'ra-core';
import type { Gate } from './gate.ts';

const me = endpointRef<typeof authEndpoints.me>('GET', '/api/auth/me');
const login = endpointRef<typeof authEndpoints.login>('POST', '/api/auth/login');
const logout = endpointRef<typeof authEndpoints.logout>('POST', '/api/auth/logout');

/** Signed in, but not as an administrator. */
export class NotAdministrator extends Error {
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

/**
 * Who may use the console. The server decides in every call; the gate's flag only says whether this browser
 * session has been through sign-in.
 */
export function createAuthProvider({ client, session, gate }: AuthDeps) {
  const provider = {
    /** Signs in, or goes in with the present session. Throws NotAdministrator, or what the call throws. */
    async login(params: SignInParams) {
      const user = 'presentSession' in params ? await client.call(me, {}) : await signIn(params);
      if (user.role !== 'administrator') throw new NotAdministrator(user);
      gate.open();
    },
    /** Ends the session everywhere, also where the server cannot be reached to hear of it. */
    async logout() {
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
        session.set(null);
        throw { message: 'ra.notification.logged_out' };
      }
      if (error.status === 403) {
        gate.close();
        throw { logoutUser: false, redirectTo: '/login', message: false };
      }
    },
    async getIdentity() {
      if (!session.read()) throw new Error('academy.signIn.needed');
      const user = await client.call(me, {});
      return { id: user.id, fullName: `${user.firstName} ${user.lastName}`, email: user.email };
    },
  } satisfies AuthProvider;

  async function signIn(credentials: { email: string; password: string }): Promise<User> {
    const { user, token } = await client.call(login, { body: credentials });
    session.set(token);
    return user;
  }

  return provider;
}
