import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { RootLayout } from './layout/root-layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import { Component as Home } from './routes/home.tsx';
import { loadFeatureTexts } from './i18n.ts';

/** A screen, loaded together with the texts of the features that it shows and that are not with every page. */
const screen =
  (load: () => Promise<{ Component: ComponentType }>, ...features: readonly string[]) =>
  async (): Promise<{ Component: ComponentType }> => {
    const [route] = await Promise.all([load(), ...features.map(loadFeatureTexts)]);
    return route;
  };

const settingsTexts = ['settings', 'notifications', 'practice', 'subscription', 'certificates'];

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
            { path: 'courses', lazy: screen(() => import('./routes/courses.tsx')) },
            {
              path: 'courses/:id',
              lazy: screen(() => import('./routes/course.tsx'), 'certificates', 'reviews'),
            },
            {
              path: 'lessons/:id',
              lazy: screen(() => import('./routes/lesson.tsx'), 'lessons', 'certificates', 'community'),
            },
            { path: 'library', lazy: screen(() => import('./routes/library.tsx')) },
            { path: 'library/:id', lazy: screen(() => import('./routes/document.tsx'), 'community') },
            {
              path: 'community',
              lazy: screen(() => import('./routes/community.tsx'), 'community', 'lessons'),
            },
            {
              path: 'community/posts/:id',
              lazy: screen(() => import('./routes/community-post.tsx'), 'community', 'lessons'),
            },
            {
              path: 'community/moderation',
              lazy: screen(() => import('./routes/moderation.tsx'), 'moderation'),
            },
            {
              path: 'playground',
              lazy: screen(() => import('./routes/playground.tsx'), 'playground', 'prompts'),
            },
            {
              path: 'playground/prompts',
              lazy: screen(() => import('./routes/saved-prompts.tsx'), 'playground', 'prompts'),
            },
            {
              path: 'certificates',
              lazy: screen(() => import('./routes/certificates.tsx'), 'certificates'),
            },
            {
              path: 'certificates/:code',
              lazy: screen(() => import('./routes/certificate.tsx'), 'certificates'),
            },
            {
              path: 'settings',
              lazy: screen(() => import('./routes/settings.tsx'), ...settingsTexts),
            },
            {
              path: 'privacy-policy',
              lazy: screen(() => import('./routes/privacy-policy.tsx'), 'policies'),
            },
            {
              path: 'cookie-policy',
              lazy: screen(() => import('./routes/cookie-policy.tsx'), 'policies'),
            },
            { path: 'terms', lazy: screen(() => import('./routes/terms.tsx'), 'policies') },
            {
              path: 'terms-of-sale',
              lazy: screen(() => import('./routes/terms-of-sale.tsx'), 'policies'),
            },
            { path: 'withdrawal', lazy: screen(() => import('./routes/withdrawal.tsx'), 'policies') },
            { path: 'legal-notice', lazy: screen(() => import('./routes/legal-notice.tsx'), 'policies') },
            { path: 'business', lazy: screen(() => import('./routes/business.tsx'), 'business') },
            { path: 'reset', lazy: screen(() => import('./routes/reset.tsx'), 'mail-links') },
            {
              path: 'confirm-address',
              lazy: screen(() => import('./routes/confirm-address.tsx'), 'mail-links'),
            },
            {
              path: 'confirm-new-address',
              lazy: screen(() => import('./routes/confirm-new-address.tsx'), 'mail-links'),
            },
            {
              path: 'invitation',
              lazy: screen(() => import('./routes/invitation.tsx'), 'mail-links'),
            },
            {
              path: 'viewing',
              lazy: screen(() => import('./routes/viewing.tsx'), 'viewing'),
            },
            { path: 'help', lazy: screen(() => import('./routes/help.tsx'), 'help') },
            { path: '*', lazy: screen(() => import('./routes/not-found.tsx')) },
          ],
        },
      ],
    },
  ]);
