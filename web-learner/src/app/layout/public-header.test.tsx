import { PublicHeader } from './public-header.tsx';
import { drawnPage } from '../../../test/support/page.tsx';
import { useTextsOf } from '../../../test/support/texts.ts';

beforeAll(() => useTextsOf());

test.each([
  ['es', ['Cursos', 'Biblioteca', 'Precios', 'Para empresas']],
  ['en', ['Courses', 'Library', 'Prices', 'For business']],
] as const)('When a visitor comes (%s), then the header leads to what there is', async (language, names) => {
  const html = await drawnPage(<PublicHeader />, { language });
  const nav = /<nav[^>]*>(.*)<\/nav>/s.exec(html)?.[1] ?? '';
  const links = [...nav.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, to, name]) => [
    to,
    name,
  ]);
  const [courses, library, prices, business] = names;
  expect(links).toEqual([
    ['/courses', courses],
    ['/library', library],
    ['/#pricing', prices],
    ['/business', business],
  ]);
});
