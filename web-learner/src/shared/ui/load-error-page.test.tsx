import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LoadErrorPage } from './load-error-page.tsx';
import { useTextsOf } from '../../../test/support/texts.ts';

beforeAll(() => useTextsOf());

test.each([
  ['en', 'This could not be loaded'],
  ['es', 'No se ha podido cargar'],
])(
  'When a whole screen cannot be loaded in %s, then it still has its one heading',
  async (language, title) => {
    await i18next.changeLanguage(language);
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <LoadErrorPage error={new Error('no answer')} retry={() => undefined} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(new RegExp(`>${title}$`))]);
    expect(html).toContain('role="alert"');
  },
);
