import type { LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { expect, it } from '@jest/globals';
import { I18nContext } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../../app/i18n/language-context.tsx';
import { CourseFigures } from './course-figures.tsx';

const week = {
  week: '2026-11-23',
  from: '2026-11-22T23:00:00.000Z',
  to: '2026-11-29T22:59:59.999Z',
};
const lesson = { lessonId: 'one', titleEs: 'El detalle decide', titleEn: 'Detail decides' };
const figures: LearningFigures = {
  id: 'fundamentals',
  countedAt: '2026-11-27T10:00:00.000Z',
  weeks: [week],
  points: [
    {
      exerciseId: 'letter',
      exerciseTitleEs: 'Carta',
      exerciseTitleEn: 'Letter',
      key: 'task',
      label: 'La tarea',
      missed: 3,
      judged: 7,
      weeks: [{ missed: 3, judged: 7 }],
    },
  ],
  lessons: [{ ...lesson, began: 4, completed: 1 }],
  began: 4,
  completed: 1,
  cohorts: [{ week: '2026-11-23', began: 4, completed: 1, active: [] }],
};

const drawn = async (of: LearningFigures, language: Language = 'es') => {
  const i18nProvider = await loadI18nProvider(language);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <I18nContext.Provider value={i18nProvider}>
          <CourseFigures figures={of} />
        </I18nContext.Provider>
      </LanguageProvider>
    </MemoryRouter>,
  );
  return html.replaceAll('\u00a0', ' ');
};
const tablesOf = (html: string): string[] => html.match(/<table.*?<\/table>/gs) ?? [];

it('When a course was counted, then each chart has its figures as a table, with what is behind them', async () => {
  const html = await drawn(figures);
  const [points = '', lessons = '', cohorts = ''] = tablesOf(html);
  expect(points).toContain('La tarea · Carta');
  expect(points).toContain('3 de 7');
  expect(lessons).toContain('1. El detalle decide');
  expect(lessons).toContain('4 (100 %)');
  expect(lessons).toContain(encodeURIComponent('"lessonLeft":"one"'));
  expect(cohorts).toContain('Todos juntos');
  expect(html).toContain('4 estudiantes han empezado el curso');
  const charts = html.match(/<div[^>]*aria-hidden="true"/g) ?? [];
  expect(charts.length).toBeGreaterThanOrEqual(tablesOf(html).length);
});

it('When nobody has begun, or nothing was counted yet, then the page says so in place of tables', async () => {
  const none = { ...figures, points: [], began: 0, completed: 0, cohorts: [] };
  const html = await drawn(none, 'en');
  expect(tablesOf(html)).toEqual([]);
  expect(html).toContain('Nobody has begun this course yet.');
  expect(await drawn({ ...none, countedAt: null }, 'en')).toContain('are being counted');
});
