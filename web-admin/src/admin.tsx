import type { Role } from '@academy/contracts/shared/people.ts';
import { Admin, Resource } from 'react-admin';
import { client, session } from './app/api.ts';
import { createAuthProvider } from './app/auth-provider.ts';
import { pagesFor } from './app/console-access.ts';
import { createDataProvider } from './app/data-provider.ts';
import { createGate } from './app/gate.ts';
import { createHttpClient } from './app/http-client.ts';
import { useLanguage } from './app/i18n/language-context.tsx';
import { currentLanguage } from './app/i18n/current-language.ts';
import { createViews, withKeptViews } from './app/kept-views.ts';
import { lazy } from 'react';
import { AdminLayout } from './app/layout/admin-layout.tsx';
import { LatestNotification } from './app/layout/latest-notification.tsx';
import { NotFound } from './app/layout/not-found.tsx';
import { SignInPage } from './app/sign-in/sign-in-page.tsx';
import { createAcademyStore } from './app/theme/academy-store.ts';
import { darkTheme, lightTheme } from './app/theme/theme.ts';
import { resources } from './resources.ts';

const Home = lazy(() => import('./home/home.tsx').then(({ Home }) => ({ default: Home })));

const dataProvider = createDataProvider(createHttpClient({ tokens: session, language: currentLanguage }));
const authProvider = createAuthProvider({ client, session, gate: createGate() });
const store = withKeptViews(createAcademyStore(), createViews(session.read));

/** Routes only for what this person works with; everything else is not found. */
const resourcesOf = (role: Role | null) =>
  pagesFor(role, resources).map((resource) => <Resource key={resource.name} {...resource} />);

/** The console: its resources, and the doors to data and sign-in. */
export function AdminApp() {
  const { i18nProvider } = useLanguage();
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      dashboard={Home}
      layout={AdminLayout}
      catchAll={NotFound}
      notification={LatestNotification}
      loginPage={SignInPage}
      requireAuth
      disableTelemetry
    >
      {resourcesOf}
    </Admin>
  );
}
