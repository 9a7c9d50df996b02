import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { text } from '../support/texts.ts';

const spanish = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** As long as a message may be. */
const long = 'How do I ask a model for a table with the columns that I need? '.repeat(64).slice(0, 4_000);

test('A visitor reads what each plan has of the tutor; a member who spends the day reads when it is back', async ({
  open,
  request,
}) => {
  const { tokensPerDay } = (await (await request.get('/api/ai-budget/plans')).json()) as {
    tokensPerDay: { free: number; premium: number };
  };
  const { page: landing } = await open({ language: 'es' });
  await landing.goto('/');
  for (const plan of ['free', 'premium'] as const) {
    // Without a model the tokens reach much further than so many of its questions.
    const line = text('es', 'plans', `${plan}.tutorBudget`, { tokens: spanish.format(tokensPerDay[plan]) });
    await expect(landing.getByText(line, { exact: true })).toBeVisible();
  }

  const person = newPerson('Eva');
  const headers = bearer((await registerByCall(request, person)).token);
  const { page } = await open({ language: 'en', person });
  const left = async (): Promise<number> => {
    await page.goto('/settings');
    const meter = page.getByRole('meter');
    await expect(meter).toBeVisible();
    return Number(await meter.getAttribute('aria-valuenow'));
  };
  expect(await left()).toBe(tokensPerDay.free);
  const ask = () =>
    request.post('/api/ai-tutor/chat', {
      headers: { ...headers, 'accept-language': 'en' },
      data: { message: long },
    });
  let answer = await ask();
  for (let asked = 1; answer.ok() && asked < 60; asked += 1) answer = await ask();
  expect(answer.status()).toBe(429);
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining('They reset at 00:00 UTC') });
  expect(await left()).toBeLessThan(2_000);
  const [resets = ''] = text('en', 'settings', 'ai.resets', { time: '…' }).split('…');
  await expect(page.getByText(resets)).toBeVisible();
});

test('A second opinion is offered beside a verdict only where a model is configured, labelled as the model’s', async ({
  open,
  request,
}) => {
  const t = (key: string, values = {}): string => text('es', 'second-opinion', key, values);
  const person = newPerson('Leo');
  const headers = bearer((await registerByCall(request, person)).token);
  const { lessonId } = await firstLessonOf(request, 'fundamentals', headers);
  const { page } = await open({ language: 'es', person });
  const check = async (): Promise<void> => {
    await page.goto(`/lessons/${lessonId}`);
    await page.getByLabel(text('es', 'lessons', 'yourPrompt')).fill('Escribe un correo a mi equipo.');
    await page.getByRole('button', { name: text('es', 'lessons', 'check'), exact: true }).click();
    await expect(page.getByRole('region', { name: text('es', 'lessons', 'verdict') })).toBeVisible();
  };
  const button = page.getByRole('button', { name: t('ask') });

  // A model is played here: the academy under test has none.
  let hasModel = true;
  const budget = (await (await request.get('/api/ai-budget', { headers })).json()) as object;
  await page.route('**/api/ai-budget', (route) => route.fulfill({ json: { ...budget, hasModel } }));
  const answers = [
    { status: 503, json: { status: 503, detail: 'El modelo de IA no responde ahora mismo.' } },
    {
      status: 200,
      json: { comment: 'Dices a quién. ¿Sobre qué?', answeredBy: { kind: 'openai', model: 'm-1' } },
    },
  ];
  await page.route('**/api/exercises/*/second-opinion', (route) => route.fulfill(answers.shift()));
  await check();
  await button.click();
  await expect(page.getByText('El modelo de IA no responde ahora mismo.')).toBeVisible();
  await button.click();
  const opinion = page.getByRole('region', { name: t('title') });
  await expect(opinion).toContainText('Dices a quién. ¿Sobre qué?');
  await expect(opinion).toContainText(t('label', { model: 'm-1' }));

  hasModel = false;
  const budgetRead = page.waitForResponse('**/api/ai-budget');
  await check();
  await budgetRead;
  await page.evaluate('new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))');
  await expect(button).toHaveCount(0);
});
