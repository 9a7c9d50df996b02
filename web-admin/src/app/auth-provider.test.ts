import { describe, expect, it } from '@jest/globals';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { createApiClient } from '@academy/web-kit/api/client.ts';
import { answering, problem, type Call } from '../../test/answering.ts';
import { createAuthProvider, NotStaff } from './auth-provider.ts';

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

  it.each(['moderator', 'administrator'] as const)(
    'When a %s signs in, then the console opens as their role, without asking again',
    async (role) => {
      const { auth, gate, calls } = doorWith(signsIn(role));
      expect(await auth.getPermissions()).toBeNull();
      await auth.login(credentials);
      expect(gate.isOpen()).toBe(true);
      expect(await auth.getPermissions()).toBe(role);
      expect(calls).toHaveLength(1);
    },
  );

  it('When a learner signs in, then the gate stays shut', async () => {
    const { auth, gate } = doorWith(signsIn('learner'));
    await expect(auth.login(credentials)).rejects.toBeInstanceOf(NotStaff);
    expect(gate.isOpen()).toBe(false);
    expect(await auth.getPermissions()).toBeNull();
    await expect(auth.checkAuth()).rejects.toThrow();
  });

  it('When a learner is signed in to the academy already, then the gate stays shut too', async () => {
    const { auth, gate } = doorWith(() => Response.json(person('learner')), 'present');
    await expect(auth.login({ presentSession: true })).rejects.toBeInstanceOf(NotStaff);
    expect(gate.isOpen()).toBe(false);
  });

  it('When the page is loaded again, then name and role are asked for once', async () => {
    const { auth, gate, calls } = doorWith(() => Response.json(person('moderator')), 'present');
    gate.open();
    const [role, identity] = await Promise.all([auth.getPermissions(), auth.getIdentity()]);
    expect(role).toBe('moderator');
    expect(identity).toMatchObject({ fullName: 'Ana Gil' });
    expect(calls).toHaveLength(1);
  });

  it('When the server could not say who is here, then the next question asks it again', async () => {
    let isAway = true;
    const answer = () => (isAway ? problem(503, 'Away') : Response.json(person('administrator')));
    const { auth, gate } = doorWith(answer, 'present');
    gate.open();
    await expect(auth.getPermissions()).rejects.toMatchObject({ status: 503 });
    isAway = false;
    expect(await auth.getPermissions()).toBe('administrator');
  });

  it('When a role changes, then the new one is read once the user is forgotten', async () => {
    let role: User['role'] = 'administrator';
    const { auth, gate } = doorWith(() => Response.json(person(role)), 'present');
    gate.open();
    expect(await auth.getPermissions()).toBe('administrator');
    role = 'moderator';
    auth.forgetUser();
    expect(await auth.getPermissions()).toBe('moderator');
  });

  it('When somebody else signs in after a sign-out, then nothing is left of the first', async () => {
    let role: User['role'] = 'administrator';
    const { auth } = doorWith(() => Response.json({ user: person(role), token: 'fresh' }));
    await auth.login(credentials);
    await auth.logout();
    role = 'moderator';
    await auth.login(credentials);
    expect(await auth.getPermissions()).toBe('moderator');
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

  it('When somebody opens the console who has not come in yet, then the academy’s session stays', async () => {
    const { auth, session, calls } = doorWith(() => Response.json({}), 'present');
    await auth.logout();
    expect(session.read()).toBe('present');
    expect(calls).toEqual([]);
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
