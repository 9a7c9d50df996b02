import type { Role } from '@academy/contracts/shared/people.ts';

/** The console's resources in the order of its menu, and who works with each. The server decides in every call. */
const workedOnBy = {
  users: 'administrator',
  automations: 'administrator',
  subscriptions: 'administrator',
  invoices: 'administrator',
  help: 'administrator',
  leads: 'administrator',
  'tutor-questions': 'administrator',
  'tutor-gaps': 'administrator',
  'tutor-votes': 'administrator',
  'known-questions': 'administrator',
  courses: 'administrator',
  lessons: 'administrator',
  exercises: 'administrator',
  bin: 'administrator',
  'exercise-reviews': 'administrator',
  attempts: 'administrator',
  certificates: 'administrator',
  reviews: 'administrator',
  documents: 'administrator',
  'document-bin': 'administrator',
  flags: 'moderator',
  mutes: 'moderator',
  categories: 'administrator',
  news: 'administrator',
  feeds: 'administrator',
  tools: 'administrator',
  'ai-usage': 'administrator',
  mails: 'administrator',
  audit: 'administrator',
  'parked-events': 'administrator',
} as const satisfies Record<string, Role>;

/** Who may enter the console at all. An administrator has a moderator's rights too. */
export const isStaff = (role: Role): boolean => role !== 'learner';

/** The names of the resources that the console shows somebody, in the order of the menu; none without a role. */
export const resourcesFor = (role: Role | null): string[] =>
  Object.entries(workedOnBy)
    .filter(([, needed]) => role === 'administrator' || (role !== null && role === needed))
    .map(([name]) => name);
