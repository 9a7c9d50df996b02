import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';

const learner = async (request: APIRequestContext) => {
  const person = newPerson();
  const { token, id } = await registerByCall(request, person);
  return { id, person, headers: bearer(token) };
};

test('A lesson cannot be completed without its passes, and the refusal names what is left', async ({
  request,
}) => {
  const { headers } = await learner(request);
  const { lessonId, exerciseIds } = await firstLessonOf(request, course, headers);
  expect((await request.post(`/api/courses/${course}/enrol`, { headers })).ok()).toBe(true);
  const refused = await request.post(`/api/lessons/${lessonId}/complete`, { headers });
  expect(refused.status()).toBe(409);
  const { fields } = (await refused.json()) as { fields: { path: string; message: string }[] };
  expect(fields.map(({ path }) => path)).toEqual(exerciseIds.map((id) => `exercises.${id}`));

  const progress = await (await request.get('/api/user/progress', { headers })).json();
  expect(progress[course]).toMatchObject({ lessonsCompleted: [], completed: false, progress: 0 });
});

test('A weak answer with a claim of having passed changes nothing', async ({ request }) => {
  const { headers } = await learner(request);
  const { exerciseIds } = await firstLessonOf(request, course, headers);
  const weak = exercisesOf(course, 1)[0]?.samples.en.weak[0] ?? '';
  const claims = { passed: true, score: 100, override: { passed: true }, userId: 'somebody' };
  const answer = await request.post(`/api/exercises/${exerciseIds[0]}/check`, {
    headers,
    data: { answer: weak, language: 'en', ...claims },
  });
  if (answer.ok()) expect(await answer.json()).toMatchObject({ passed: false });
  else expect(answer.status()).toBe(400);
});

test("Nobody sees another's attempts, drafts, hints or notes", async ({ request }) => {
  const owner = await learner(request);
  const other = await learner(request);
  const { lessonId, exerciseIds } = await firstLessonOf(request, course, owner.headers);
  const exercise = `/api/exercises/${exerciseIds[0]}`;
  const secret = 'Escribe un correo sobre mi secreto';
  const write = { headers: owner.headers };
  const check = { answer: secret, language: 'es' };
  expect((await request.post(`${exercise}/check`, { ...write, data: check })).ok()).toBe(true);
  expect((await request.put(`${exercise}/draft`, { ...write, data: { text: secret } })).ok()).toBe(true);
  expect((await request.post(`${exercise}/hints`, { ...write, data: { level: 'nudge' } })).ok()).toBe(true);
  const note = { text: secret, bookmarked: true };
  expect((await request.put(`/api/notes/${lessonId}`, { ...write, data: note })).ok()).toBe(true);

  const seen = async (path: string, whose = other) =>
    (await (await request.get(path, { headers: whose.headers })).json()) as unknown;
  expect(await seen(`${exercise}/attempts`)).toEqual([]);
  expect(await seen(`/api/lessons/${lessonId}/drafts`)).toEqual([]);
  expect(await seen(`${exercise}/hints`)).toEqual({ opened: [], next: 'nudge' });
  expect(await seen('/api/notes')).toEqual([]);
  expect(await seen(`/api/notes/${lessonId}`)).toMatchObject({ text: '', bookmarked: false });
  expect(await seen(`${exercise}/attempts`, owner)).toHaveLength(1);
  expect(await seen('/api/notes', owner)).toMatchObject([{ text: secret }]);
});

test('The hint ladder is climbed in its order, and only what was opened is told', async ({ request }) => {
  const { headers } = await learner(request);
  const { exerciseIds } = await firstLessonOf(request, course, headers);
  const hints = `/api/exercises/${exerciseIds[0]}/hints`;
  expect((await request.post(hints, { headers, data: { level: 'example' } })).status()).toBe(409);
  const { hints: texts } = exercisesOf(course, 1)[0] ?? {};
  const listed = await (await request.get(hints, { headers })).text();
  expect(listed).not.toContain(texts?.nudge.en ?? 'no hint');
  const opened = await (await request.post(hints, { headers, data: { level: 'nudge' } })).json();
  expect(opened).toMatchObject({ opened: [{ level: 'nudge' }], next: 'targeted' });
});

test('A rubric that misjudges its own samples is not published, and nobody but staff may try', async ({
  request,
}) => {
  const boss = await signInAdministrator(request);
  const someone = await learner(request);
  const { exerciseIds } = await firstLessonOf(request, course, someone.headers);
  const path = `/api/admin/exercises/${exerciseIds[0]}`;
  const before = await (await request.get(path, { headers: bearer(boss.token) })).json();
  const lax = { passScore: 1, criteria: [{ id: 'task', weight: 1 }] };
  const patch = (headers: Record<string, string>) => request.patch(path, { headers, data: { rubric: lax } });

  expect((await patch(someone.headers)).status()).toBe(403);
  const refused = await patch(bearer(boss.token));
  expect(refused.status()).toBe(400);
  const { fields } = (await refused.json()) as { fields: { path: string }[] };
  expect(fields.some(({ path: field }) => /samples\.(es|en)\.weak\.\d/.test(field))).toBe(true);
  expect(await (await request.get(path, { headers: bearer(boss.token) })).json()).toEqual(before);
});

test('A decision of staff on an attempt wins, and the learner sees its reason at once and later', async ({
  open,
  request,
}) => {
  const boss = await signInAdministrator(request);
  const { headers, person } = await learner(request);
  const { lessonId, exerciseIds } = await firstLessonOf(request, course, headers);
  const weak = exercisesOf(course, 1)[0]?.samples.en.weak[0] ?? '';
  const check = await request.post(`/api/exercises/${exerciseIds[0]}/check`, {
    headers,
    data: { answer: weak, language: 'en' },
  });
  const { attemptId } = (await check.json()) as { attemptId: string };
  const override = (whose: Record<string, string>, data: object) =>
    request.post(`/api/admin/attempts/${attemptId}/override`, { headers: whose, data });

  const { page } = await open({ language: 'en', person });
  await page.goto(`/lessons/${lessonId}`);
  const decision = page.getByRole('blockquote').filter({ hasText: 'Short, and right for this case' });
  await expect(page.getByText(text('en', 'lessons', 'attempts', { count: 1 }))).toBeVisible();

  expect((await override(headers, { passed: true, reason: 'Because I say so' })).status()).toBe(403);
  expect((await override(bearer(boss.token), { passed: true, reason: '' })).status()).toBe(400);
  const reason = 'Short, and right for this case';
  expect((await override(bearer(boss.token), { passed: true, reason })).ok()).toBe(true);

  const progress = async () =>
    ((await (await request.get(`/api/lessons/${lessonId}/exercises`, { headers })).json()) as object[])[0];
  await expect.poll(progress).toMatchObject({ passed: true });
  const attempts = await (await request.get(`/api/exercises/${exerciseIds[0]}/attempts`, { headers })).json();
  expect(attempts).toMatchObject([{ passed: true, override: { passed: true, reason } }]);

  await expect(page.getByText(text('en', 'live', 'decision.passed'), { exact: true })).toBeVisible();
  await expect(decision.first()).toBeVisible();
  // The exercise is passed by now, and a reload stays at it.
  await page.reload();
  await expect(decision.first()).toBeVisible();
});
