import { expect, test, type APIRequestContext } from '@playwright/test';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';

const lessonsOf = async (request: APIRequestContext, course: string): Promise<{ id: string }[]> =>
  (await request.get(`/api/courses/${course}/lessons`)).json();

const documentsOf = async (request: APIRequestContext): Promise<{ id: string; isPremium: boolean }[]> =>
  (await request.get('/api/documents')).json();

const statusesOf =
  (request: APIRequestContext, headers: Record<string, string>, paths: string[]) => (): Promise<number[]> =>
    Promise.all(paths.map(async (path) => (await request.get(path, { headers })).status()));

test('A free learner who calls directly gets no premium lesson, exercise, check or document', async ({
  request,
}) => {
  const { token } = await registerByCall(request, newPerson());
  const headers = bearer(token);
  const [lesson] = await lessonsOf(request, 'structured-outputs');
  for (const path of [`/api/lessons/${lesson?.id}`, `/api/lessons/${lesson?.id}/exercises`])
    expect((await request.get(path, { headers })).status()).toBe(403);

  const admin = await signInAdministrator(request);
  const exercises = (await (
    await request.get(`/api/lessons/${lesson?.id}/exercises`, { headers: bearer(admin.token) })
  ).json()) as { id: string }[];
  const check = await request.post(`/api/exercises/${exercises[0]?.id}/check`, {
    headers,
    data: { answer: 'Escribe una tabla', language: 'es' },
  });
  expect(check.status()).toBe(403);

  const documents = await documentsOf(request);
  const premium = documents.find(({ isPremium }) => isPremium);
  const document = await (await request.get(`/api/documents/${premium?.id}`, { headers })).json();
  expect(document).toMatchObject({ locked: true });
  expect(document).not.toHaveProperty('contentEs');
  expect((await request.get(`/api/documents/${premium?.id}/download`, { headers })).status()).toBe(403);
});

test('Nobody makes themselves premium or an administrator', async ({ request }) => {
  const person = newPerson();
  const asked = { ...person, isPremium: true, isAdmin: true, role: 'administrator', plan: 'premium' };
  const { token, id } = await registerByCall(request, asked);
  const headers = bearer(token);
  await request.put('/api/user/profile', { headers, data: asked });
  expect(
    (await request.patch(`/api/admin/users/${id}`, { headers, data: { isPremium: true } })).status(),
  ).toBe(403);
  const me = await (await request.get('/api/auth/me', { headers })).json();
  expect(me).toMatchObject({ isPremium: false, isAdmin: false, role: 'learner', plan: 'free' });
});

test('A session that signs out is refused by every service within five seconds', async ({ request }) => {
  const { token } = await registerByCall(request, newPerson());
  const headers = bearer(token);
  const documents = await documentsOf(request);
  const free = documents.find(({ isPremium }) => !isPremium);
  const statuses = statusesOf(request, headers, [
    '/api/auth/me',
    '/api/user/progress',
    `/api/documents/${free?.id}/download`,
    '/api/forum/standing',
    '/api/ai-budget',
    '/api/notifications',
  ]);
  expect(await statuses()).toEqual(Array(6).fill(200));
  expect((await request.post('/api/auth/logout', { headers })).status()).toBe(204);
  await expect.poll(statuses, { timeout: 5_000 }).toEqual(Array(6).fill(401));
  // The gateway's own, which would go on for ever while the session lasts.
  await expect.poll(statusesOf(request, headers, ['/api/live']), { timeout: 5_000 }).toEqual([401]);
});

test('A demoted administrator is refused by every service within five seconds', async ({ request }) => {
  const boss = await signInAdministrator(request);
  const { token, id } = await registerByCall(request, newPerson());
  const headers = bearer(token);
  const setAdmin = (isAdmin: boolean) =>
    request.patch(`/api/admin/users/${id}`, { headers: bearer(boss.token), data: { isAdmin } });
  const statuses = statusesOf(request, headers, [
    '/api/admin/users',
    '/api/admin/courses',
    '/api/admin/documents',
    '/api/admin/categories',
    '/api/admin/feeds',
    '/api/admin/automations',
  ]);
  await setAdmin(true);
  await expect.poll(statuses, { timeout: 5_000 }).toEqual(Array(6).fill(200));
  await setAdmin(false);
  await expect.poll(statuses, { timeout: 5_000 }).toEqual(Array(6).fill(403));
});
