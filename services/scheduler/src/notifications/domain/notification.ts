import type { Bilingual } from '@academy/contracts/shared/language.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/** How a learner's week of practice went. */
export interface WeeklyFigures {
  unit: 'lessons' | 'exercises';
  goal: number;
  done: number;
  streakWeeks: number;
}

/** What a notification says. */
export interface NotificationContent {
  /** The sentence, of those in `kinds/`. */
  text: string;
  /** The post, course or document that it is about; null where it is about none. */
  thingId: string | null;
  /** Its title; null where there is none, or it is looked up by `thingId` when it is shown. */
  subject: Bilingual | null;
  /** Null for the academy, and once that member is deleted. */
  actorId: string | null;
  note: string | null;
  at: Date | null;
  link: string;
  weekly: WeeklyFigures | null;
  /** How many exercises wait to be practised; absent in a row of before, whose `weekly.done` says it. */
  dueExercises?: number | null;
}

/** Something that happened, for one member. */
export interface Fact {
  /** The same however often it is delivered. */
  id: string;
  userId: string;
  activity: NotificationActivity;
  /** Facts about the same thing share a notification. */
  about: string;
  happenedAt: Date;
  content: NotificationContent;
}

/**
 * What one member is shown about one thing. What happens while it is unread joins it ("3 new replies"); what happens
 * later makes it unread again.
 */
export interface NotificationState extends NotificationContent {
  _id: string;
  userId: string;
  activity: NotificationActivity;
  /** The facts that it stands for, oldest first. */
  group: string[];
  /** Whether all that it stood for was taken back: nothing is left to show. */
  isEmpty: boolean;
  /** The facts that it stood for before it was last read. */
  earlier: string[];
  /** False where it is kept for the mail alone, because its member turned it off in the app. */
  inApp: boolean;
  /** Whether what it is about cannot be seen at the moment. */
  isWithdrawn: boolean;
  /** When the newest of its facts happened. */
  createdAt: Date;
  readAt: Date | null;
}

export type NotificationRecord = Aggregate<NotificationState>;

/** Beyond these, the oldest facts of a thing are forgotten. */
const mostFacts = 500;

/** A thing's notification of one member, as an id that fits into a path. */
export const notificationId = ({ activity, about, userId }: Pick<Fact, 'activity' | 'about' | 'userId'>) =>
  `${activity}_${about}_${userId}`;

export const newNotification = (fact: Fact, inApp: boolean): NotificationState => ({
  _id: notificationId(fact),
  userId: fact.userId,
  activity: fact.activity,
  ...fact.content,
  group: [fact.id],
  isEmpty: false,
  earlier: [],
  inApp,
  isWithdrawn: false,
  createdAt: fact.happenedAt,
  readAt: null,
});

type Facts = Pick<NotificationState, 'group' | 'earlier' | 'readAt' | 'createdAt'>;

/** What changes with another fact; null for one that it has, or once had. */
export const withFact = (
  { group, earlier, readAt, createdAt }: Facts,
  fact: Fact,
  inApp: boolean,
): Partial<NotificationState> | null => {
  if (group.includes(fact.id) || earlier.includes(fact.id)) return null;
  const content = { ...fact.content, inApp, isEmpty: false, createdAt: later(createdAt, fact.happenedAt) };
  if (readAt === null) return { ...content, group: [...group, fact.id].slice(-mostFacts) };
  return {
    ...content,
    group: [fact.id],
    earlier: [...earlier, ...group].slice(-mostFacts),
    readAt: null,
  };
};

/**
 * What changes when a fact is taken back, as when a reply is removed; null where it does not have it. One that was read
 * is remembered, so that it is not new again when it comes back.
 */
export const withoutFact = (
  { group, earlier, readAt }: Facts,
  factId: string,
): Partial<NotificationState> | null => {
  if (!group.includes(factId)) return null;
  const left = group.filter((id) => id !== factId);
  const change = { group: left, isEmpty: left.length === 0 };
  return readAt === null ? change : { ...change, earlier: [...earlier, factId].slice(-mostFacts) };
};

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** What comes to us later than this is no news, as on the first start beside services that have run for years. */
const newsForMs = 7 * 24 * 60 * 60 * 1000;

export const isNews = (happenedAt: Date, now: Date): boolean =>
  now.getTime() - happenedAt.getTime() <= newsForMs;
