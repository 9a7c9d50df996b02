import type { Border } from './rule.ts';

export const webApps: Border[] = [
  {
    name: 'learner-feature-imports-no-other',
    why: 'A feature never imports another feature; compose them in app/.',
    from: { path: '^web-learner/src/features/([^/]+)/' },
    to: { path: '^web-learner/src/features/', pathNot: '^web-learner/src/features/$1/' },
  },
  {
    name: 'learner-feature-imports-no-app',
    why: 'app/ composes features; a feature knows nothing of it.',
    from: { path: '^web-learner/src/features/' },
    to: { path: '^web-learner/src/app/' },
  },
  {
    name: 'learner-shared-imports-no-feature',
    why: 'What all features use knows none of them.',
    from: { path: '^web-learner/src/shared/' },
    to: { path: '^web-learner/src/(app|features)/' },
  },
  // The back office in floors: locales < app (the shell) < shared < resources < admin.tsx.
  {
    name: 'console-locales-import-nothing',
    why: 'Texts of the back office import texts.',
    from: { path: '^web-admin/src/locales/' },
    to: { path: '^web-admin/src/', pathNot: '^web-admin/src/locales/' },
  },
  {
    name: 'console-shell-imports-no-part',
    why: 'The shell of the back office imports neither shared parts nor resources.',
    from: { path: '^web-admin/src/app/' },
    to: { path: '^web-admin/src/', pathNot: '^web-admin/src/(app|locales)/' },
  },
  {
    name: 'console-shared-imports-no-resource',
    why: 'Shared parts of the back office import no resource.',
    from: { path: '^web-admin/src/shared/' },
    to: { path: '^web-admin/src/', pathNot: '^web-admin/src/(app|shared|locales)/' },
  },
  {
    name: 'console-resource-imports-no-other',
    why: 'A resource of the back office never imports another; share the part.',
    from: { path: '^web-admin/src/(?!app/|shared/|locales/)([^/]+)/' },
    to: { path: '^web-admin/src/', pathNot: '^web-admin/src/($1|app|shared|locales)/' },
  },
];
