import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { Bilingual } from '@academy/contracts/shared/language.ts';
import type { Fact, NotificationContent } from './notification.ts';

/** What one member is told; what is left out of the content is null. */
export interface Told<Text extends string = string> extends Partial<NotificationContent> {
  /** The same however often it is delivered. */
  id: string;
  userId: string;
  /** What is told about the same thing shares a notification. */
  about: string;
  text: Text;
  /** A path of the learners' app. */
  link: string;
}

/** A title in the one language that its author wrote. */
export const inBoth = (title: string): Bilingual => ({ es: title, en: title });

export const factOf = (
  { id, userId, about, ...content }: Told,
  { activity, happenedAt }: { activity: NotificationActivity; happenedAt: Date },
): Fact => ({
  id,
  userId,
  activity,
  about,
  happenedAt,
  content: {
    thingId: null,
    subject: null,
    actorId: null,
    note: null,
    at: null,
    weekly: null,
    dueExercises: null,
    ...content,
  },
});
