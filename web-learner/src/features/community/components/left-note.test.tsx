import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { allowanceQuery } from '../api/community.ts';
import { LeftNote } from './left-note.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('community'));

const drawn = async (language: string, kind: 'posts' | 'replies', left: number | null) => {
  await i18next.changeLanguage(language);
  const queries = new QueryClient();
  const allowance = { mayPost: true, mayReply: true, mutedUntil: null, muteReason: null };
  if (left !== null)
    queries.setQueryData(allowanceQuery.queryKey, {
      ...allowance,
      postsLeft: 50,
      repliesLeft: 50,
      [`${kind}Left`]: left,
    });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <LeftNote kind={kind} />
    </QueryClientProvider>,
  );
};

test.each([
  ['es', 'posts', 3, 'Puedes publicar 3 posts más'],
  ['es', 'replies', 1, 'una respuesta más'],
  ['en', 'posts', 1, 'one more post'],
  ['en', 'replies', 0, 'used all your replies'],
] as const)('When in %s few %s are left (%i), then the form says so', async (language, kind, left, words) => {
  expect(await drawn(language, kind, left)).toContain(words);
});

test.each([4, 60, null])('When %s are left, then nothing is said', async (left) => {
  expect(await drawn('en', 'posts', left)).toBe('');
});
