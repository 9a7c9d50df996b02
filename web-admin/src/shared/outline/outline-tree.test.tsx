import { RoleContext } from '../../app/role-context.ts';
import { expect, it } from '@jest/globals';
import type { Language } from '@academy/contracts/shared/language.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  DataProviderContext,
  HttpError,
  I18nContext,
  testDataProvider,
  ResourceContextProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../../app/i18n/language-context.tsx';
import { lightTheme } from '../../app/theme/theme.ts';
import { OrderFailure } from './order-failure.tsx';
import { OutlineTree } from './outline-tree.tsx';
import type { Outline } from './outline.ts';

const outline: Outline = {
  id: 'c',
  version: 4,
  lessons: [
    {
      id: 'l1',
      titleEs: 'Di para quién',
      titleEn: 'Say for whom',
      status: 'published',
      orderIndex: 0,
      version: 2,
      missing: [],
      lacks: [],
      exercises: [
        {
          id: 'e1',
          titleEs: 'Un correo',
          titleEn: 'An email',
          passRate: 0.25,
          attempts: 8,
          misjudged: 2,
          missing: [],
          lacks: [],
        },
      ],
    },
    {
      id: 'l2',
      titleEs: '',
      titleEn: 'Only in English',
      status: 'draft',
      orderIndex: 1,
      version: 1,
      missing: ['es'],
      lacks: ['contentEs'],
      exercises: [],
    },
  ],
};

async function drawn(language: Language, children: ReactNode) {
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <QueryClientProvider client={new QueryClient()}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <ResourceContextProvider value="courses">
                  <ThemeProvider theme={createTheme(lightTheme)}>{children}</ThemeProvider>
                </ResourceContextProvider>
              </RoleContext>
            </I18nContext.Provider>
          </DataProviderContext.Provider>
        </QueryClientProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a class="row-link" href="([^"]+)"[^>]*>([^<]*)/g)].map(
    ([, to, title]) => `${to} ${title}`,
  );
const tagsIn = (html: string) => [...html.matchAll(/<span class="tag[^"]*">([^<]*)/g)].map(([, tag]) => tag);

it.each([
  [
    'es',
    ['/lessons/l1 Di para quién', '/exercises/e1 Un correo', '/lessons/l2 Only in English'],
    ['Publicada', '2 por resolver', 'Falta en español: texto de la lección', 'Borrador'],
    'Superado en el 25 % de 8 intentos',
  ],
  [
    'en',
    ['/lessons/l1 Say for whom', '/exercises/e1 An email', '/lessons/l2 Only in English'],
    ['Published', '2 to fix', 'Spanish missing: text of the lesson', 'Draft'],
    '25% of 8 attempts passed',
  ],
] as const)(
  'When an outline is read in %s, then each row leads to its page and says how it stands',
  async (language, links, tags, rate) => {
    const html = (await drawn(language, <OutlineTree saved={outline} />)).replaceAll('\u00a0', ' ');
    expect(linksIn(html)).toEqual(links);
    expect(tagsIn(html)).toEqual(tags);
    expect(html).toContain(rate);
  },
);

it('When a lesson alone is shown, then its exercises are, and no other row', async () => {
  const html = await drawn('en', <OutlineTree saved={outline} lessonId="l1" />);
  expect(linksIn(html)).toEqual(['/exercises/e1 An email']);
});

it('When a lesson is published, then an exercise is not written in it, and it is said where; in a draft it is', async () => {
  const newIn = async (lessonId: string) => {
    const html = await drawn('en', <OutlineTree saved={outline} lessonId={lessonId} />);
    return [html.includes('Add exercise'), html.includes('write a new exercise in a draft lesson')];
  };
  expect(await newIn('l1')).toEqual([false, true]);
  expect(await newIn('l2')).toEqual([true, false]);
});

it('When a row can be moved, then its handle has a name, says which keys move it, and what they do', async () => {
  const html = await drawn('en', <OutlineTree saved={outline} />);
  const handle = /<span[^>]*data-handle="e1"[^>]*>/.exec(html)?.[0] ?? '';
  expect(handle).toContain('aria-label="Move “An email”"');
  expect(handle).toContain('aria-keyshortcuts="ArrowUp ArrowDown"');
  const [, help] = /aria-describedby="([^"]+)"/.exec(handle) ?? [];
  expect(html).toMatch(new RegExp(`id="${help}"[^>]*>[^<]*arrows`));
});

it.each([
  [409, 'Somebody else changed this order at the same time'],
  [400, 'The lesson “B” is missing'],
])(
  'When an order is refused with %i, then it is said, and the saved one is offered',
  async (status, words) => {
    const failure = new HttpError('The lesson “B” is missing', status);
    const html = await drawn('en', <OrderFailure failure={failure} onReload={() => {}} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain(words);
    expect(html).toContain('Load the saved order');
  },
);
