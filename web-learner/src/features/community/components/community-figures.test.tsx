import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { communityFiguresQuery } from '../api/community.ts';
import { CommunitySide } from './community-side.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('community'));

const drawn = async (language: string, count: number) => {
  await i18next.changeLanguage(language);
  const queries = new QueryClient();
  const figures = { postCount: count, replyCount: count, activeMembers: count, answeredCount: count };
  queries.setQueryData(communityFiguresQuery.queryKey, figures);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <CommunitySide />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test.each([
  ['es', 1, ['post', 'respuesta', 'miembro activo', 'resuelto']],
  ['es', 2, ['posts', 'respuestas', 'miembros activos', 'resueltos']],
  ['en', 1, ['post', 'reply', 'active member', 'answered']],
  ['en', 0, ['posts', 'replies', 'active members', 'answered']],
])('When the figures in %s are %i, then their names agree with them', async (language, count, names) => {
  const html = await drawn(language, count);
  for (const name of names) expect(html).toContain(`<dt>${name}</dt>`);
});
