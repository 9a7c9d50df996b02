import type { Role } from './people.ts';

/** What a permission is about. */
export const areas = [
  'content',
  'news',
  'reviews',
  'attempts',
  'tutor',
  'people',
  'payments',
  'certificates',
  'support',
  'messages',
  'mails',
  'moderation',
  'operations',
  'audit',
] as const;
export type Area = (typeof areas)[number];

/**
 * Nobody writes into the audit log. `people.assist` is what helps somebody into their account and changes nothing of it;
 * `people.view` is to view the academy as a learner sees it. `audit.unseal` is to read what is personal of the values in the audit log.
 */
export type Permission =
  `${Area}.read` | `${Exclude<Area, 'audit'>}.write` | 'people.assist' | 'people.view' | 'audit.unseal';

export const permissions: readonly Permission[] = areas.flatMap((area): Permission[] => {
  if (area === 'audit') return ['audit.read', 'audit.unseal'];
  if (area === 'people') return ['people.read', 'people.assist', 'people.view', 'people.write'];
  return [`${area}.read`, `${area}.write`];
});

/** The first segments below `/api/admin` of an area's calls: the console's resources, and what belongs to them. */
export const areaPaths: Readonly<Record<Area, readonly string[]>> = {
  content: [
    'courses',
    'lessons',
    'exercises',
    'bin',
    'exercise-reviews',
    'exercise-figures',
    'cover-drawings',
    'cover-images',
    'documents',
    'document-bin',
    'document-categories',
    'document-export',
  ],
  news: ['news', 'tools'],
  reviews: ['reviews'],
  attempts: [
    'attempts',
    'stuck-learners',
    'learning-figures',
    'course-learners',
    'taught-exercises',
    'judged-attempts',
  ],
  tutor: ['tutor-questions', 'tutor-gaps', 'tutor-votes', 'tutor-passages', 'known-questions'],
  people: ['users', 'learners', 'viewings', 'invitations', 'invitation-imports'],
  payments: ['subscriptions', 'subscription-figures', 'invoices'],
  certificates: ['certificates'],
  support: ['help', 'leads', 'canned-answers'],
  messages: ['messages', 'message-recipients'],
  mails: ['mails'],
  moderation: ['flags', 'mutes', 'watched-words', 'posts', 'replies'],
  operations: ['automations', 'categories', 'feeds', 'ai-usage', 'parked-events'],
  audit: ['audit'],
};

const areaOfPath = new Map(areas.flatMap((area) => areaPaths[area].map((path) => [path, area] as const)));

/** The area of a resource of the console; undefined for what it does not have. */
export const areaOf = (resource: string): Area | undefined => areaOfPath.get(resource);

const both = <A extends Exclude<Area, 'audit'>>(area: A) => [`${area}.read`, `${area}.write`] as const;

/**
 * Who may do what: the one table that servers decide by and the console is shown by. Whoever may write in an area may
 * read it. Roles, accounts' deletion and what the academy runs on are the administrator's alone.
 */
export const permissionsOf: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  learner: new Set(),
  teacher: new Set([
    ...both('content'),
    ...both('news'),
    ...both('reviews'),
    ...both('attempts'),
    ...both('tutor'),
    ...both('messages'),
  ]),
  moderator: new Set(both('moderation')),
  support: new Set([
    'people.read',
    'people.assist',
    ...both('payments'),
    ...both('certificates'),
    ...both('support'),
    ...both('messages'),
    ...both('mails'),
  ]),
  auditor: new Set(permissions.filter((permission) => permission.endsWith('.read'))),
  administrator: new Set(permissions),
};

/** All roles, from who may least to who may all. */
export const roles = Object.keys(permissionsOf) as Role[];

const byRole = new Map<string, ReadonlySet<Permission>>(Object.entries(permissionsOf));

/** Whether somebody of this role has the permission; a role of a later release, read from a store, has none. */
export const may = (role: Role, permission: Permission): boolean =>
  byRole.get(role)?.has(permission) ?? false;

/** Everybody who has the permission, in the order in which roles are listed. */
export const rolesWith = (permission: Permission): Role[] => roles.filter((role) => may(role, permission));

/** Whether somebody works at the academy: whoever has a permission. */
export const isStaff = (role: Role): boolean => permissions.some((permission) => may(role, permission));

/** Whether somebody of this role may read a resource of the console. */
export const mayRead = (role: Role, resource: string): boolean => {
  const area = areaOf(resource);
  return area !== undefined && may(role, `${area}.read`);
};

/** Whether somebody of this role may change a resource of the console. */
export const mayWrite = (role: Role, resource: string): boolean => {
  const area = areaOf(resource);
  return area !== undefined && area !== 'audit' && may(role, `${area}.write`);
};
