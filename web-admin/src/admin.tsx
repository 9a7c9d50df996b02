import { Admin, Resource } from 'react-admin';
import attempts from './attempts/attempts.ts';
import audit from './audit/audit.ts';
import certificates from './certificates/certificates.ts';
import courses from './courses/courses.ts';
import documents from './documents/documents.ts';
import exercises from './exercises/exercises.ts';
import lessons from './lessons/lessons.ts';
import help from './support/help.ts';
import leads from './support/leads.ts';
import parkedEvents from './parked-events/parked-events.ts';
import reviews from './reviews/reviews.ts';
import subscriptions from './subscriptions/subscriptions.ts';
import users from './users/users.ts';
import { client, session } from './app/api.ts';
import { createAuthProvider } from './app/auth-provider.ts';
import { createDataProvider } from './app/data-provider.ts';
import { createGate } from './app/gate.ts';
import { createHttpClient } from './app/http-client.ts';
import { useLanguage } from './app/i18n/language-context.tsx';
import { storedLanguage } from './app/i18n/stored-language.ts';
import { AdminLayout } from './app/layout/admin-layout.tsx';
import { LatestNotification } from './app/layout/latest-notification.tsx';
import { SignInPage } from './app/sign-in/sign-in-page.tsx';
import { createAcademyStore } from './app/theme/academy-store.ts';
import { darkTheme, lightTheme } from './app/theme/theme.ts';

const dataProvider = createDataProvider(createHttpClient({ tokens: session, language: storedLanguage }));
const authProvider = createAuthProvider({ client, session, gate: createGate() });
const store = createAcademyStore();

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
      layout={AdminLayout}
      notification={LatestNotification}
      loginPage={SignInPage}
      requireAuth
      disableTelemetry
    >
      <Resource {...users} />
      <Resource {...subscriptions} />
      <Resource {...help} />
      <Resource {...leads} />
      <Resource {...courses} />
      <Resource {...lessons} />
      <Resource {...exercises} />
      <Resource {...attempts} />
      <Resource {...certificates} />
      <Resource {...reviews} />
      <Resource {...documents} />
      <Resource {...audit} />
      <Resource {...parkedEvents} />
    </Admin>
  );
}
