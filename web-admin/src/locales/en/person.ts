/** The parts of a person's page. */
export const person = {
  progress: {
    title: 'Progress',
    none: 'Has not started a course.',
    lessons: '%{smart_count} lesson completed |||| %{smart_count} lessons completed',
    exercises: '%{smart_count} exercise passed |||| %{smart_count} exercises passed',
    attempts: '%{smart_count} attempt |||| %{smart_count} attempts',
    completed: 'Completed on %{date}',
    last: 'Last here on %{date}',
    unpublished: 'Not published',
  },
  attempts: {
    title: 'Latest attempts',
    all: 'The only one |||| All %{smart_count}',
    none: 'Has not tried an exercise.',
  },
  certificates: { title: 'Certificates', all: 'In the list', none: 'None.' },
  subscription: {
    title: 'Subscription',
    all: 'Invoices and history',
    started: 'since %{date}',
    nextCharge: 'next charge on %{date}',
    ends: 'ends on %{date}',
    gift: 'premium gifted',
    giftUntil: 'premium gifted until %{date}',
    invoices: '%{smart_count} invoice |||| %{smart_count} invoices',
  },
  sessions: {
    title: 'Sessions',
    none: 'Not signed in anywhere.',
    since: 'Signed in on %{date}',
    lastUsed: 'Used %{date}',
    current: 'Yours, here',
    action: { end: 'End', endAll: 'End all' },
    endOne: 'End the session on %{device}',
    all_title: 'End every session of %{name}?',
    all_content: 'They are signed out everywhere and have to enter their password again. They get no notice.',
    all_own: 'You are signed out everywhere else. This session, which you are using now, goes on.',
    done: { end: 'Session ended', endAll: 'Sessions ended' },
    failed: { end: 'Failed to end the session', endAll: 'Failed to end the sessions' },
  },
  questions: {
    title: 'Questions',
    all: 'The only one |||| All %{smart_count}',
    none: 'Has not asked anything.',
  },
};

export type PersonTexts = typeof person;
