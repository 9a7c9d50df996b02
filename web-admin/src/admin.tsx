import type { Role } from '@academy/contracts/shared/people.ts';
import { Admin, Resource, type ResourceProps } from 'react-admin';
import aiUsage from './ai-usage/ai-usage.ts';
import attempts from './attempts/attempts.ts';
import audit from './audit/audit.ts';
import automations from './automations/automations.ts';
import certificates from './certificates/certificates.ts';
import courses from './courses/courses.ts';
import documents from './documents/documents.ts';
import exercises from './exercises/exercises.ts';
import exerciseReviews from './exercise-reviews/exercise-reviews.ts';
import lessons from './lessons/lessons.ts';
import bin from './bin/bin.ts';
import documentBin from './bin/document-bin.ts';
import categories from './categories/categories.ts';
import flags from './moderation/flags.ts';
import mutes from './moderation/mutes.ts';
import tutorQuestions from './tutor-questions/tutor-questions.ts';
import tutorVotes from './tutor-votes/tutor-votes.ts';
import knownQuestions from './known-questions/known-questions.ts';
import tutorGaps from './tutor-gaps/tutor-gaps.ts';
import help from './support/help.ts';
import leads from './support/leads.ts';
import feeds from './feeds/feeds.ts';
import news from './news/news.ts';
import tools from './tools/tools.ts';
import parkedEvents from './parked-events/parked-events.ts';
import mails from './mails/mails.ts';
import reviews from './reviews/reviews.ts';
import invoices from './invoices/invoices.ts';
import subscriptions from './subscriptions/subscriptions.ts';
import users from './users/users.ts';
import { client, session } from './app/api.ts';
import { createAuthProvider } from './app/auth-provider.ts';
import { resourcesFor } from './app/console-access.ts';
import { createDataProvider } from './app/data-provider.ts';
import { createGate } from './app/gate.ts';
import { createHttpClient } from './app/http-client.ts';
import { useLanguage } from './app/i18n/language-context.tsx';
import { currentLanguage } from './app/i18n/current-language.ts';
import { lazy } from 'react';
import { AdminLayout } from './app/layout/admin-layout.tsx';
import { LatestNotification } from './app/layout/latest-notification.tsx';
import { NotFound } from './app/layout/not-found.tsx';
import { SignInPage } from './app/sign-in/sign-in-page.tsx';
import { createAcademyStore } from './app/theme/academy-store.ts';
import { darkTheme, lightTheme } from './app/theme/theme.ts';

const Home = lazy(() => import('./home/home.tsx').then(({ Home }) => ({ default: Home })));

const dataProvider = createDataProvider(createHttpClient({ tokens: session, language: currentLanguage }));
const authProvider = createAuthProvider({ client, session, gate: createGate() });
const store = createAcademyStore();

const resources: ResourceProps[] = [
  users,
  automations,
  subscriptions,
  invoices,
  help,
  leads,
  tutorQuestions,
  tutorGaps,
  tutorVotes,
  knownQuestions,
  courses,
  lessons,
  exercises,
  bin,
  exerciseReviews,
  attempts,
  certificates,
  reviews,
  documents,
  documentBin,
  flags,
  mutes,
  categories,
  news,
  feeds,
  tools,
  aiUsage,
  mails,
  audit,
  parkedEvents,
];

/** Routes only for what this person works with; everything else is not found. */
const resourcesOf = (role: Role | null) => {
  const names = new Set(resourcesFor(role));
  return resources
    .filter(({ name }) => names.has(name))
    .map((resource) => <Resource key={resource.name} {...resource} />);
};

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
