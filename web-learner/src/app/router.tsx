import { createBrowserRouter } from 'react-router-dom';
import { RootLayout } from './layout/root-layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import { Component as Home } from './routes/home.tsx';
import { loadFeatureTexts } from './i18n.ts';

/** A screen whose texts only it needs. */
const withTexts = async (feature: string, load: () => Promise<{ Component: React.ComponentType }>) => {
  const [route] = await Promise.all([load(), loadFeatureTexts(feature)]);
  return route;
};
const policy = (load: () => Promise<{ Component: React.ComponentType }>) => withTexts('policies', load);
/** Of the community, and of what people discuss there. */
const community = (load: () => Promise<{ Component: React.ComponentType }>) => withTexts('community', load);

/** Opened by a link that came by mail. */
const mailLink = (load: () => Promise<{ Component: React.ComponentType }>) => withTexts('mail-links', load);

/** Comparing prompts, and those that are kept. */
const playground = async (load: () => Promise<{ Component: React.ComponentType }>) => {
  const [route] = await Promise.all([withTexts('playground', load), loadFeatureTexts('prompts')]);
  return route;
};

/** The settings, with what a member is notified of, and what comes back to them. */
const settings = async (load: () => Promise<{ Component: React.ComponentType }>) => {
  const [route] = await Promise.all([
    withTexts('settings', load),
    loadFeatureTexts('notifications'),
    loadFeatureTexts('practice'),
  ]);
  return route;
};

/** Every screen is a chunk of its own; `/` chooses between two of them. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, Component: Home },
            { path: 'courses', lazy: () => import('./routes/courses.tsx') },
            { path: 'courses/:id', lazy: () => import('./routes/course.tsx') },
            { path: 'lessons/:id', lazy: () => community(() => import('./routes/lesson.tsx')) },
            { path: 'library', lazy: () => import('./routes/library.tsx') },
            { path: 'library/:id', lazy: () => community(() => import('./routes/document.tsx')) },
            { path: 'community', lazy: () => community(() => import('./routes/community.tsx')) },
            {
              path: 'community/posts/:id',
              lazy: () => community(() => import('./routes/community-post.tsx')),
            },
            {
              path: 'community/moderation',
              lazy: () => withTexts('moderation', () => import('./routes/moderation.tsx')),
            },
            { path: 'playground', lazy: () => playground(() => import('./routes/playground.tsx')) },
            {
              path: 'playground/prompts',
              lazy: () => playground(() => import('./routes/saved-prompts.tsx')),
            },
            { path: 'certificates', lazy: () => import('./routes/certificates.tsx') },
            { path: 'certificates/:code', lazy: () => import('./routes/certificate.tsx') },
            { path: 'settings', lazy: () => settings(() => import('./routes/settings.tsx')) },
            { path: 'privacy-policy', lazy: () => policy(() => import('./routes/privacy-policy.tsx')) },
            { path: 'cookie-policy', lazy: () => policy(() => import('./routes/cookie-policy.tsx')) },
            { path: 'terms', lazy: () => policy(() => import('./routes/terms.tsx')) },
            { path: 'terms-of-sale', lazy: () => policy(() => import('./routes/terms-of-sale.tsx')) },
            { path: 'withdrawal', lazy: () => policy(() => import('./routes/withdrawal.tsx')) },
            { path: 'legal-notice', lazy: () => policy(() => import('./routes/legal-notice.tsx')) },
            { path: 'business', lazy: () => withTexts('business', () => import('./routes/business.tsx')) },
            { path: 'reset', lazy: () => mailLink(() => import('./routes/reset.tsx')) },
            { path: 'confirm-address', lazy: () => mailLink(() => import('./routes/confirm-address.tsx')) },
            {
              path: 'confirm-new-address',
              lazy: () => mailLink(() => import('./routes/confirm-new-address.tsx')),
            },
            { path: 'help', lazy: () => import('./routes/help.tsx') },
            { path: '*', lazy: () => import('./routes/not-found.tsx') },
          ],
        },
      ],
    },
  ]);
