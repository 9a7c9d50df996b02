import { expect, it } from '@jest/globals';
import type { CaseContext } from '@academy/contracts/http/forum/case-context.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nContext, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { AuthorRecord } from './author-record.tsx';
import { Conversation } from './conversation.tsx';

const at = '2026-03-02T10:00:00.000Z';
const user = { id: 'u1', kind: 'member' as const, firstName: 'Ana', lastName: 'Ruiz', username: 'ana' };
const record = {
  id: 'reply_2',
  version: 3,
  mutedUntil: null,
  title: 'A title',
  content: 'Itself',
  user,
  postId: 'p',
};
const near = (id: string, content: string, status: 'visible' | 'removed' = 'visible') => ({
  id,
  content,
  status,
  user,
  createdAt: at,
});
const context: CaseContext = {
  author: {
    memberSince: at,
    posts: 12,
    replies: 34,
    held: 0,
    removed: 5,
    warned: 6,
    muted: 7,
    cases: [
      {
        id: 'post_9',
        kind: 'post',
        title: 'Buy now',
        status: 'removed',
        isOpen: false,
        action: 'remove',
        openedAt: at,
      },
    ],
    caseCount: 3,
  },
  conversation: {
    post: near('post_p', 'The question'),
    before: [near('reply_1', 'Said before', 'removed')],
    after: [near('reply_3', 'Said after')],
    moreBefore: false,
    moreAfter: true,
  },
};

const drawn = async (part: ReactNode, language: Language, answer: CaseContext = context) => {
  const queries = new QueryClient();
  queries.setQueryData(['flags', record.id, 'context', record.version, null], answer);
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <LanguageProvider initial={{ language, i18nProvider }}>
          <I18nContext.Provider value={i18nProvider}>
            <ResourceContextProvider value="flags">
              <RecordContextProvider value={record}>{part}</RecordContextProvider>
            </ResourceContextProvider>
          </I18nContext.Provider>
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

it.each([
  ['en', 'Times muted', 'All their cases', 'Removed'],
  ['es', 'Veces silenciado', 'Todos sus casos', 'Retirado'],
] as const)(
  'When an author has a past, then it stands beside the case, each case a link (%s)',
  async (language, muted, all, removed) => {
    const html = await drawn(<AuthorRecord />, language);
    expect(html).toMatch(new RegExp(`${muted}</dt><dd[^>]*>7</dd>`));
    expect(html).toContain('href="/flags/post_9/show"');
    expect(html).toContain(removed);
    expect(decodeURIComponent(html)).toContain('/flags?filter={"userId":"u1"}');
    expect(html).toContain(all);
  },
);

it('When a text was never held, then that reads as none, not as unknown', async () => {
  expect(await drawn(<AuthorRecord />, 'en')).toMatch(/Put on hold<\/dt><dd[^>]*>0<\/dd>/);
});

it('When a reply is read, then the conversation stands around it in order, with what is removed marked', async () => {
  const html = await drawn(<Conversation />, 'en');
  const order = [
    'The question',
    'Said before',
    'The text of this case',
    'Said after',
    'There are more replies',
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toContain('tag--ink');
  expect(html).toContain('href="/flags/reply_1/show"');
});

it('When nobody wrote around a post, then nothing of a conversation is drawn', async () => {
  const alone = { post: null, before: [], after: [], moreBefore: false, moreAfter: false };
  expect(await drawn(<Conversation />, 'en', { ...context, conversation: alone })).not.toContain(
    'conversation',
  );
});
