import { randomUUID } from 'node:crypto';
import type { Viewing } from '@academy/contracts/http/auth/viewings.ts';
import type { Person } from './people.ts';
import type { TestAuth } from './use-auth.ts';

export const aReason = () => `No puede abrir su curso (${randomUUID().slice(0, 8)})`;

/** Viewings as the tests ask for, open and end them. */
export const viewingsOf = (auth: TestAuth) => {
  const ask = (by: Pick<Person, 'bearer'>, learner: Person, reason = aReason()) =>
    auth.client.post(`/api/admin/users/${learner.user.id}/viewings`, {
      authorization: by.bearer,
      language: 'es',
      body: { reason },
    });
  const open = (by: Pick<Person, 'bearer'>, code: unknown) =>
    auth.client.post('/api/admin/viewings/open', {
      authorization: by.bearer,
      language: 'es',
      body: { code },
    });
  const end = (by: Pick<Person, 'bearer'>, id: string) =>
    auth.client.delete(`/api/admin/viewings/${id}`, { authorization: by.bearer });
  const begin = async (by: Person, learner: Person, reason = aReason()) => {
    const { id, code } = (await ask(by, learner, reason)).body as { id: string; code: string };
    const { token, endsAt } = (await open(by, code)).body as { token: string; endsAt: string };
    return { id, code, endsAt, reason, bearer: `Bearer ${token}` };
  };
  const me = async ({ bearer }: { bearer: string }) =>
    (await auth.client.get('/api/auth/me', { authorization: bearer })).status;
  const listed = async ({ bearer }: Person) =>
    (await auth.client.get('/api/auth/viewings', { authorization: bearer })).body as Viewing[];
  const recorded = (action: string, { user }: Person) =>
    auth.events.filter(({ data }) => {
      const said = data as { action?: string; resourceId?: string };
      return said.action === `user.${action}` && said.resourceId === user.id;
    });
  return { ask, open, end, begin, me, listed, recorded };
};
