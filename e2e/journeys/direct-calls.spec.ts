import { expect, test, type APIRequestContext } from '@playwright/test';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';

const lessonsOf = async (request: APIRequestContext, course: string): Promise<{ id: string }[]> =>
  (await request.get(`/api/courses/${course}/lessons`)).json();

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

  const documents = (await (await request.get('/api/documents')).json()) as {
    id: string;
    isPremium: boolean;
  }[];
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
  const paths = ['/api/auth/me', '/api/user/progress', '/api/live'];
  expect((await request.post('/api/auth/logout', { headers })).status()).toBe(204);
  for (const path of paths)
    await expect
      .poll(async () => (await request.get(path, { headers })).status(), { timeout: 5_000 })
      .toBe(401);
});

test('A demoted administrator is refused by every service within five seconds', async ({ request }) => {
  const boss = await signInAdministrator(request);
  const { token, id } = await registerByCall(request, newPerson());
  const headers = bearer(token);
  const setAdmin = (isAdmin: boolean) =>
    request.patch(`/api/admin/users/${id}`, { headers: bearer(boss.token), data: { isAdmin } });
  const statuses = async (): Promise<number[]> => [
    (await request.get('/api/admin/users', { headers })).status(),
    (await request.get('/api/admin/documents', { headers })).status(),
  ];
  await setAdmin(true);
  await expect.poll(statuses, { timeout: 5_000 }).toEqual([200, 200]);
  await setAdmin(false);
  await expect.poll(statuses, { timeout: 5_000 }).toEqual([403, 403]);
});
