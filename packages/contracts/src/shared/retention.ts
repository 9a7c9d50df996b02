/** How long something is kept, counted from its last use or, where it has none, from when it was made. */
export interface Age {
  count: number;
  unit: 'day' | 'year';
}

interface RetentionRule {
  /** The services whose sweeps remove it; none where nothing here does: the account's deletion, its author, or the host. */
  services: readonly ('auth' | 'catalog' | 'library' | 'ai' | 'scheduler')[];
  /** `account`: with the account. `author`: until its author deletes it. `consent`: until it is withdrawn, or with the account. */
  until: Age | 'account' | 'author' | 'consent';
}

const days = (count: number): Age => ({ count, unit: 'day' });
const years = (count: number): Age => ({ count, unit: 'year' });

/**
 * What personal data is kept, and for how long: the services' sweeps take their ages from here, the automation
 * `retention_sweep` runs them, and the privacy policy prints this table.
 */
export const retention = {
  account: { services: [], until: 'account' },
  learning: { services: [], until: 'account' },
  /** What teachers judged of the attempts of members who let them teach the checker: gone within a minute. */
  judgedAttempts: { services: [], until: 'consent' },
  posts: { services: [], until: 'author' },
  reportedTexts: { services: [], until: 'account' },
  prompts: { services: [], until: 'author' },
  sessions: { services: ['auth'], until: days(30) },
  /** Counted from when one was accepted, spent or withdrawn, or else from when its link expired. */
  invitations: { services: ['auth'], until: days(30) },
  /** As Spanish law has a merchant keep them (Código de Comercio, art. 30). */
  invoices: { services: ['auth'], until: years(6) },
  /** No provider delivers a message again after that. */
  paymentMessages: { services: ['auth'], until: days(60) },
  inquiries: { services: ['auth'], until: years(2) },
  /** What staff note about a member for colleagues. */
  staffNotes: { services: [], until: 'account' },
  /** When administrators viewed the academy as a member, and why: as long as the audit log says so. */
  viewings: { services: ['auth'], until: years(2) },
  sentQuestions: { services: ['ai'], until: days(90) },
  /** As long as the longest time that staff see them over; counted from when somebody last asked near a place. */
  tutorGaps: { services: ['ai'], until: days(90) },
  tutorVotes: { services: ['ai'], until: days(90) },
  /** Counted from when staff removed one: so long it can be brought back. */
  knownQuestions: { services: ['ai'], until: days(30) },
  staffChanges: { services: ['auth'], until: years(2) },
  /** Courses, lessons, exercises and documents that staff deleted: so long they can be brought back. */
  bin: { services: ['catalog', 'library'], until: days(30) },
  /** Who saved a version of one of these: as long as the audit log says so. The version itself stays. */
  versionAuthors: { services: ['catalog', 'library'], until: years(2) },
  notifications: { services: ['scheduler'], until: days(90) },
  /** Longer than any topic whose events ask for mails keeps them: an event that is read again must find its mail. */
  mails: { services: ['scheduler'], until: days(120) },
  /** Longer than any call runs past the midnight after its day. */
  aiBudgets: { services: ['ai'], until: days(2) },
  technicalRecords: { services: [], until: days(90) },
} as const satisfies Record<string, RetentionRule>;

export type RetentionId = keyof typeof retention;

type Swept = { [Id in RetentionId]: (typeof retention)[Id]['until'] extends Age ? Id : never }[RetentionId];

const dayMs = 24 * 3_600_000;

/** What was last used before this moment is kept no longer. Years are those of the calendar, in UTC. */
export const keptSince = (id: Swept, now: Date): Date => {
  const { count, unit } = retention[id].until;
  if (unit === 'day') return new Date(now.getTime() - count * dayMs);
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - count);
  return since;
};

/** Which kinds of data a service removes. */
export const sweptBy = (service: string): RetentionId[] =>
  // Object.keys forgets which keys there are.
  (Object.keys(retention) as RetentionId[]).filter((id) =>
    (retention[id].services as readonly string[]).includes(service),
  );

/** The services that take part in a run of `retention_sweep`. */
export const retentionServices: readonly string[] = [
  ...new Set(Object.values(retention).flatMap(({ services }) => services)),
];
