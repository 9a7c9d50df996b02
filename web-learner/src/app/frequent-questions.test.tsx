import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Sidebar } from './layout/sidebar.tsx';
import { FrequentQuestions } from '../features/help/components/frequent-questions.tsx';
import { namedSection } from '../features/settings/model/settings-sections.ts';
import { TipProvider } from '../shared/ui/tip.tsx';
import { useTextsOf } from '../../test/support/texts.ts';

beforeEach(() => useTextsOf('help'));

const drawn = (part: React.ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TipProvider>{part}</TipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

it.each(['en', 'es'])(
  'When the frequent questions are shown in %s, then each has a text and an answer',
  async (language) => {
    await i18next.changeLanguage(language);
    const html = drawn(<FrequentQuestions isMember />);
    expect(html.match(/<details>/g)).toHaveLength(7);
    // A key without its text is shown as the key.
    expect(html).not.toContain('faq.');
  },
);

it('When an answer leads on, then to a section that the settings have', () => {
  const links = [...drawn(<FrequentQuestions isMember />).matchAll(/href="\/settings(#[^"]*)"/g)];
  expect(links).toHaveLength(4);
  for (const [, hash = ''] of links) expect(namedSection(hash)).not.toBeNull();
});

it('When a visitor reads them, then no answer leads to settings', () => {
  expect(drawn(<FrequentQuestions isMember={false} />)).not.toContain('href');
});

it.each([true, false])(
  'When the sidebar is collapsed, %s, then help is in it, above the settings',
  (collapsed) => {
    const html = drawn(<Sidebar collapsed={collapsed} onToggle={() => undefined} />);
    expect(html).toMatch(/href="\/help".*href="\/settings"/);
  },
);
