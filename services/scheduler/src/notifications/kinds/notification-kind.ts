import type { Envelope, EventContract } from '@academy/contracts/events/event.ts';
import type { Bilingual, Language } from '@academy/contracts/shared/language.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { z } from 'zod';
import type { MailKind } from '../../mail/kinds/mail-kind.ts';
import type { NotificationContent } from '../domain/notification.ts';
import type { Told } from '../domain/told.ts';

/** What a sentence may name, in the reader's language. */
export interface SentenceParts {
  /** How many it stands for, 1 or more. */
  count: number;
  actor: string;
  subject: string;
  date: string;
}

export interface KindWords {
  /** Of a kind that is an activity: what the settings call it. */
  activity?: string;
  /** Of a kind that is an activity: what ends with the link in its mails, as in "no more mails of this kind: …". */
  mails?: string;
  /** Its sentences, by the text that is stored. */
  says: Readonly<Record<string, string | ((parts: SentenceParts) => string)>>;
}

interface Reading<Text extends string, Expects extends z.ZodType> {
  /** Only the fields of the event that it reads. */
  expects: Expects;
  example: z.input<Expects>;
  /** Whom it tells, about what, and where the link leads; null for nobody. */
  tell: (envelope: Envelope<z.output<Expects>>) => Told<Text> | null;
}

/** An event that a member is told of. */
export interface Rule<Text extends string = string> extends Reading<Text, z.ZodType> {
  event: EventContract;
}

/** Declares a rule, with the data that it reads typed by what it expects. */
export const on = <const Text extends string, Expects extends z.ZodType>(
  event: EventContract,
  rule: Reading<Text, Expects>,
): Rule<Text> =>
  // Rules of different events share a list; each is only ever called with data that its own schema parsed.
  ({ event, ...rule }) as unknown as Rule<Text>;

/** What a mail may say beside the notification's own content. */
export interface MailParts {
  /** What the recipient is called. */
  name: string;
  /** Who did it, as members see them. */
  author: string;
  /** What it is about. */
  subject: Bilingual | null;
  /** Where its link leads, as an absolute address. */
  url: string;
}

export type Mailed = Pick<NotificationContent, 'text' | 'note' | 'weekly' | 'dueExercises'>;

export interface KindMail<Schema extends z.ZodObject = z.ZodObject> {
  kind: MailKind<Schema>;
  /** Null where this one is not mailed. */
  valuesOf: (content: Mailed, parts: MailParts) => z.output<Schema> | null;
}

/** The mail of a kind, with its values typed by the mail's own schema. */
export const mailed = <Schema extends z.ZodObject>(
  kind: MailKind<Schema>,
  valuesOf: KindMail<Schema>['valuesOf'],
): KindMail<Schema> => ({ kind, valuesOf });

/** One kind of notification. */
export interface NotificationKind<
  Activity extends NotificationActivity = NotificationActivity,
  Words extends KindWords = KindWords,
  Mail extends KindMail | null = KindMail | null,
> {
  /** Whose switches decide whether somebody is told. */
  activity: Activity;
  words: Readonly<Record<Language, Words>>;
  /** Whether `thingId` is a course, whose title is looked up when it is shown. */
  isAboutCourse: boolean;
  /** Whether it leads to a post, and is worth nothing while others cannot see that. */
  isAboutPost: boolean;
  rules: readonly Rule[];
  /** Null where no mail says it, or another service sends it. */
  mail: Mail;
}

interface Definition<Activity, Words extends KindWords, Mail> extends Partial<
  Pick<NotificationKind, 'isAboutCourse' | 'isAboutPost'>
> {
  activity: Activity;
  words: Readonly<Record<Language, Words>>;
  rules?: readonly Rule<keyof Words['says'] & string>[];
  mail?: Mail;
}

/** Declares a kind of notification, whose rules say only what it has words for. */
export const defineNotificationKind = <
  Activity extends NotificationActivity,
  Words extends KindWords,
  Mail extends KindMail | null = null,
>({
  isAboutCourse = false,
  isAboutPost = false,
  rules = [],
  // Where a definition leaves it out, Mail is null.
  mail = null as Mail,
  ...definition
}: Definition<Activity, Words, Mail>): NotificationKind<Activity, Words, Mail> => ({
  ...definition,
  isAboutCourse,
  isAboutPost,
  rules,
  mail,
});
