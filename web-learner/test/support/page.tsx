import type { User } from '@academy/contracts/http/auth/user.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '../../src/shared/i18n/language.ts';
import { SessionContext, type SessionValue } from '../../src/shared/session/session-context.tsx';

const member: User = {
  id: 'ana',
  email: 'ana@example.org',
  emailConfirmed: true,
  pendingEmail: null,
  firstName: 'Ana',
  lastName: 'Ruiz',
  username: 'ana',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
  role: 'learner',
  plan: 'free',
  language: 'es',
  timeZone: 'Europe/Madrid',
  createdAt: '2026-11-21T10:00:00.000Z',
};
const unused = () => {
  throw new Error('a first drawing changes no session');
};
const sessionOf = (status: 'signed-in' | 'signed-out'): SessionValue => ({
  status,
  user: status === 'signed-in' ? member : null,
  signIn: unused,
  signOut: unused,
  forget: unused,
  reload: unused,
  setUser: unused,
});

interface Around {
  language?: Language;
  at?: string;
  status?: 'signed-in' | 'signed-out';
  /** What the server has answered already, by query key. */
  known?: readonly (readonly [readonly unknown[], unknown])[];
  /** What it could not answer, by query key. */
  failed?: readonly (readonly unknown[])[];
}

/** The first drawing of a screen as HTML, with what stands around it in the app. */
export async function drawnPage(
  screen: ReactNode,
  { language = 'es', at = '/', status = 'signed-out', known = [], failed = [] }: Around = {},
): Promise<string> {
  await i18next.changeLanguage(language);
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const [key, answer] of known) queries.setQueryData(key, answer);
  for (const queryKey of failed)
    await queries.prefetchQuery({ queryKey, retry: false, queryFn: () => Promise.reject(new Error('away')) });
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={queries}>
        <SessionContext.Provider value={sessionOf(status)}>{screen}</SessionContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
