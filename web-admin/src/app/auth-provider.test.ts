import { describe, expect, it } from '@jest/globals';
import type { User } from '@academy/contracts/http/auth.ts';
import { createApiClient } from '@academy/web-kit/api/client.ts';
import { answering, problem, type Call } from '../../test/answering.ts';
import { createAuthProvider, NotAdministrator } from './auth-provider.ts';

const person = (role: User['role']) => ({ id: 'u1', firstName: 'Ana', lastName: 'Gil', role });
const credentials = { email: 'ana@example.com', password: 'secret-7' };

function doorWith(answer: (call: Call) => Response, stored: string | null = null) {
  const { calls, send } = answering(answer);
  let token = stored;
  let isOpen = false;
  const session = { read: () => token, set: (next: string | null) => void (token = next) };
  const gate = { isOpen: () => isOpen, open: () => void (isOpen = true), close: () => void (isOpen = false) };
  const tokens = { read: () => token, refresh: async () => null };
  const client = createApiClient({ tokens, language: () => 'en', fetch: send });
  return { calls, session, gate, auth: createAuthProvider({ client, session, gate }) };
}

const signsIn = (role: User['role']) => () => Response.json({ user: person(role), token: 'fresh' });

describe('auth provider', () => {
  it('When an administrator signs in, then the session is kept and the gate opens', async () => {
    const { auth, gate, session } = doorWith(signsIn('administrator'));
    await auth.login(credentials);
    expect(session.read()).toBe('fresh');
    expect(gate.isOpen()).toBe(true);
    await expect(auth.checkAuth()).resolves.toBeUndefined();
  });

  it.each(['learner', 'moderator'] as const)('When a %s signs in, then the gate stays shut', async (role) => {
    const { auth, gate } = doorWith(signsIn(role));
    await expect(auth.login(credentials)).rejects.toBeInstanceOf(NotAdministrator);
    expect(gate.isOpen()).toBe(false);
    await expect(auth.checkAuth()).rejects.toThrow();
  });

  it('When the password is wrong, then nothing is kept', async () => {
    const { auth, gate, session } = doorWith(() => problem(401, 'Invalid email or password'));
    await expect(auth.login(credentials)).rejects.toMatchObject({ status: 401 });
    expect([session.read(), gate.isOpen()]).toEqual([null, false]);
  });

  it('When an administrator is signed in already, then the gate opens once the server says who it is', async () => {
    const { auth, gate, calls } = doorWith(() => Response.json(person('administrator')), 'present');
    await expect(auth.checkAuth()).rejects.toThrow();
    await auth.login({ presentSession: true });
    expect(calls[0]!.url.pathname).toBe('/api/auth/me');
    expect(gate.isOpen()).toBe(true);
  });

  it('When the flag stands but the session is gone, then sign-in is asked for', async () => {
    const { auth, gate } = doorWith(() => Response.json({}));
    gate.open();
    await expect(auth.checkAuth()).rejects.toThrow();
  });

  it('When somebody signs out, then session and flag are cleared, even if the server is away', async () => {
    const { auth, gate, session, calls } = doorWith(() => problem(503, 'Away'), 'present');
    gate.open();
    await auth.logout();
    expect(calls[0]).toMatchObject({ method: 'POST' });
    expect([session.read(), gate.isOpen()]).toEqual([null, false]);
  });

  it('When the role is gone, then the gate shuts but the academy’s session stays', async () => {
    const { auth, gate, session } = doorWith(() => Response.json({}), 'present');
    gate.open();
    await expect(auth.checkError({ status: 403 })).rejects.toMatchObject({
      logoutUser: false,
      redirectTo: '/login',
    });
    expect([session.read(), gate.isOpen()]).toEqual(['present', false]);
  });

  it('When the session has ended, then it is forgotten; other errors change nothing', async () => {
    const { auth, session } = doorWith(() => Response.json({}), 'present');
    await expect(auth.checkError({ status: 409 })).resolves.toBeUndefined();
    expect(session.read()).toBe('present');
    await expect(auth.checkError({ status: 401 })).rejects.toBeDefined();
    expect(session.read()).toBeNull();
  });
});
