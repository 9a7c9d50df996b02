import type { ShownDecision } from '@academy/contracts/http/forum/forum-author.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTextsOf } from '../../../../test/support/texts.ts';
import { DecisionNote } from './decision-note.tsx';

beforeAll(() => useTextsOf('community'));

const removal: ShownDecision = {
  action: 'remove',
  reason: 'It sells something',
  at: '2026-03-02T10:00:00.000Z',
  appeal: 'possible',
};
const drawn = async (language: string, decision: Partial<ShownDecision>, own = true) => {
  await i18next.changeLanguage(language);
  const shown = { ...removal, ...decision };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DecisionNote
        status={shown.action === 'approve' ? 'visible' : 'removed'}
        decision={shown}
        target={{ kind: 'post', id: 'p1' }}
        postId="p1"
        own={own}
      />
    </QueryClientProvider>,
  );
};

test.each([
  ['en', {}, 'Object to this decision'],
  ['es', {}, 'Reclamar contra esta decisión'],
  ['en', { appeal: 'waiting' }, 'You have objected'],
  ['es', { appeal: 'confirmed' }, 'sigue retirado'],
  ['en', { appeal: 'restored', action: 'approve' }, 'it is visible again'],
] as const)('When in %s the decision is %j, then its author reads: %s', async (language, decision, words) => {
  const html = await drawn(language, decision);
  expect(html).toContain(words);
  expect(html).toContain('It sells something');
});

test.each([{ appeal: 'waiting' }, { appeal: 'confirmed' }, { action: 'warn', appeal: null }] as const)(
  'When the decision is %j, then nothing is left to object to',
  async (decision) => {
    expect(await drawn('en', decision)).not.toContain('<button');
  },
);

test('When somebody else reads the removal, then they are not asked to object', async () => {
  expect(await drawn('en', {}, false)).not.toContain('<button');
});
