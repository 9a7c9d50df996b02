import type { NotificationDeps } from './notification-deps.ts';
import { changePreferences } from './preferences.ts';
import { readAllNotifications, readNotification, readNotificationsAbout } from './read-notifications.ts';

/** What was written, and whether the guard that erases after a deleted account saw it. */
const recording = () => {
  const writes: string[] = [];
  let isGuarded = false;
  const write = (name: string, answer?: unknown) => (): Promise<unknown> => {
    writes.push(isGuarded ? name : `${name} without the guard`);
    return Promise.resolve(answer);
  };
  const answers = (answer: unknown) => () => Promise.resolve(answer);
  const deps = {
    now: () => new Date('2026-11-21T12:00:00Z'),
    erasure: {
      guard: async (_userId: string, work: () => Promise<unknown>) => {
        isGuarded = true;
        await work();
        isGuarded = false;
      },
    },
    notifications: {
      findShown: answers({ userId: 'eva' }),
      markRead: write('read'),
      markAllRead: write('all read'),
      markReadAbout: write('read about', true),
      countUnread: answers(0),
    },
    announcements: { find: answers(null), listSince: answers([]) },
    announcementReads: {
      addAll: write('announcements read'),
      readsOf: answers({ upTo: new Date(0), ids: [] }),
    },
    reads: { record: write('recorded') },
    preferences: { choose: write('chosen'), choicesOf: answers({}) },
    people: { find: answers(null) },
  };
  // Only what these use cases call.
  return { writes, deps: deps as unknown as NotificationDeps };
};

test.each([
  [
    'reads one',
    (deps: NotificationDeps) => readNotification(deps, { id: 'n1', userId: 'eva' }),
    ['read', 'recorded'],
  ],
  [
    'reads all',
    (deps: NotificationDeps) => readAllNotifications(deps, 'eva'),
    ['all read', 'announcements read', 'recorded'],
  ],
  [
    'opens a post',
    (deps: NotificationDeps) => readNotificationsAbout(deps, { thingId: 'p1', userId: 'eva' }),
    ['read about', 'recorded'],
  ],
  [
    'sets a switch',
    (deps: NotificationDeps) => changePreferences(deps, 'eva', { reply: { mail: false } }),
    ['chosen'],
  ],
] as const)(
  'When a member %s while their account is deleted, then every write is erased with it',
  async (_what, act, wanted) => {
    const { writes, deps } = recording();
    await act(deps);
    expect(writes).toEqual(wanted);
  },
);
