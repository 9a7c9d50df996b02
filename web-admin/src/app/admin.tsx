import { Admin, Resource } from 'react-admin';
import attempts from '../attempts/attempts.ts';
import certificates from '../certificates/certificates.ts';
import courses from '../courses/courses.ts';
import documents from '../documents/documents.ts';
import exercises from '../exercises/exercises.ts';
import lessons from '../lessons/lessons.ts';
import help from '../requests/help.ts';
import leads from '../requests/leads.ts';
import reviews from '../reviews/reviews.ts';
import subscriptions from '../subscriptions/subscriptions.ts';
import users from '../users/users.ts';
import { client, session } from './api.ts';
import { createAuthProvider } from './auth-provider.ts';
import { createDataProvider } from './data-provider.ts';
import { createGate } from './gate.ts';
import { createHttpClient } from './http-client.ts';
import { useLanguage } from './i18n/language-context.tsx';
import { storedLanguage } from './i18n/stored-language.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { LatestNotification } from './layout/latest-notification.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { createAcademyStore } from './theme/academy-store.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

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
    </Admin>
  );
}
