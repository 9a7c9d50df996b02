import { expect, it } from '@jest/globals';
import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import type { ExerciseFigure } from '@academy/contracts/http/catalog/staff-learning.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nContext } from 'ra-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { AutomationsOff } from './automations-off.tsx';
import { ExerciseFigures } from './exercise-figures.tsx';
import { NewMembers } from './new-members.tsx';
import { OpenQuestions } from './open-questions.tsx';

const figure: ExerciseFigure = {
  exerciseId: 'ask',
  titleEs: 'Pide un aviso',
  titleEn: 'Ask for a notice',
  courseId: 'fundamentals',
  attempts: 20,
  passed: 5,
  mostMissed: { key: 'audience', label: 'Quién lo lee', missed: 12 },
};
const easy = { ...figure, exerciseId: 'easy', titleEs: 'Lo fácil', passed: 20, mostMissed: null };
const createdAt = '2026-11-21T10:00:00.000Z';

const drawn = async (
  panel: ReactNode,
  key: readonly unknown[],
  answer: unknown,
  language: Language = 'es',
) => {
  const queries = new QueryClient();
  queries.setQueryData(key, answer);
  const i18nProvider = await loadI18nProvider(language);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <LanguageProvider initial={{ language, i18nProvider }}>
          <I18nContext.Provider value={i18nProvider}>{panel}</I18nContext.Provider>
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return html.replaceAll('\u00a0', ' ');
};
const linksOf = (html: string): string[][] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to = '', text = '']) => [
    decodeURIComponent(to.replaceAll('&amp;', '&')),
    text.replaceAll(/<[^>]+>/g, ''),
  ]);

it('When exercises were tried, then the worst comes first, with its pass rate and what is missed most', async () => {
  const html = await drawn(<ExerciseFigures />, ['exercise-figures', 'es'], [easy, figure]);
  expect(html.indexOf('Pide un aviso')).toBeGreaterThan(-1);
  expect(html.indexOf('Lo fácil')).toBeGreaterThan(html.indexOf('Pide un aviso'));
  expect(html).toContain('Lo que más falta: Quién lo lee (12 de 20)');
  expect(html).toContain('No falta ningún criterio');
  const links = linksOf(html);
  expect(links).toContainEqual(['/attempts?filter={"exerciseId":"ask"}', '25 % superado (5 de 20)']);
  expect(links).toContainEqual(['/attempts?filter={"exerciseId":"ask","passed":false}', '15 no superados']);
});

it('When people have registered, then they are counted and the newest lead to their pages', async () => {
  const items = [{ id: 'ana', firstName: 'Ana', lastName: 'Ruiz', username: 'ana.ruiz', createdAt }];
  const answer = { items, total: 31, registeredSince: createdAt };
  const html = await drawn(<NewMembers />, ['users', 'home'], answer);
  const links = linksOf(html);
  expect(links).toContainEqual([
    `/users?filter={"registeredSince":"${createdAt}"}`,
    '31 en los últimos 7 días',
  ]);
  expect(links).toContainEqual(['/users/ana/show', 'Ana Ruiz']);
  expect(html).toContain('@ana.ruiz');
});

it('When questions wait, then the new ones come before those in progress, and both are counted', async () => {
  const question = (id: string, subject: string) => ({
    id,
    subject,
    name: 'Ana Ruiz',
    language: 'es',
    createdAt,
  });
  const answer = {
    fresh: { items: [question('new', 'Mi nota')], total: 1 },
    open: { items: [question('old', 'Mi factura')], total: 4 },
  };
  const links = linksOf(await drawn(<OpenQuestions />, ['help', 'home'], answer)).slice(1);
  expect(links).toEqual([
    ['/help?filter={"status":"new"}', '1 nueva'],
    ['/help?filter={"status":"open"}', '4 en curso'],
    ['/help/new/show', 'Mi nota'],
    ['/help/old/show', 'Mi factura'],
  ]);
});

const automationsKey = [
  'automations',
  'getList',
  { pagination: { page: 1, perPage: 100 }, sort: { field: 'type', order: 'ASC' }, filter: {} },
];
const automations = (...items: { type: string; isActive: boolean }[]) => ({
  data: items,
  total: items.length,
});

it('When automations that members rely on are paused, then home names them and leads to their page', async () => {
  const answer = automations(
    { type: 'weekly_goal', isActive: false },
    { type: 'refresh_news', isActive: true },
  );
  for (const [language, name] of [
    ['es', findAutomationKind('weekly_goal')?.name.es],
    ['en', findAutomationKind('weekly_goal')?.name.en],
  ] as const) {
    const html = await drawn(<AutomationsOff />, automationsKey, answer, language);
    expect(html).toContain(`: ${name}.`);
    expect(linksOf(html).map(([to]) => to)).toEqual(['/automations']);
  }
});

it('When all automations that members rely on run, then home says nothing of them', async () => {
  const answer = automations({ type: 'weekly_goal', isActive: true });
  expect(await drawn(<AutomationsOff />, automationsKey, answer)).toBe('');
});
