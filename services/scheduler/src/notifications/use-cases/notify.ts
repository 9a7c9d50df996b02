import { isNews, type Fact, type NotificationRecord } from '../domain/notification.ts';
import { isOn } from '../domain/preferences.ts';
import { aboutPosts } from '../kinds/notification-kinds.ts';
import type { NotificationDeps } from './notification-deps.ts';

/** A post may be hidden while its notification is being written: whichever comes second sees the other. */
const withdrawIfHidden = async (
  { notifications, subjects }: NotificationDeps,
  { activity, content: { thingId } }: Fact,
): Promise<void> => {
  if (thingId === null || !aboutPosts.includes(activity)) return;
  const post = await subjects.find('post', thingId);
  if (post?.isVisible === false) await notifications.withdraw({ thingId, activities: aboutPosts }, true);
};

/** A group is mailed once: under the first of its facts. */
const requestLater = async (
  { notificationTasks, mailDelayMs, now }: NotificationDeps,
  { _id, userId, group: [first] }: NotificationRecord,
): Promise<void> => {
  const dueAt = new Date(now().getTime() + mailDelayMs);
  const task = { _id: `${_id}:${first}`, key: null, notificationId: _id, userId, dueAt };
  await notificationTasks.add(task);
};

const keep = async (deps: NotificationDeps, fact: Fact): Promise<void> => {
  const choices = await deps.preferences.choicesOf(fact.userId);
  const [inApp, byMail] = (['app', 'mail'] as const).map((channel) =>
    isOn(choices, { activity: fact.activity, channel }),
  );
  if (!inApp && !byMail) return;
  const notification = await deps.notifications.add(fact, { inApp: inApp === true });
  await withdrawIfHidden(deps, fact);
  if (byMail && notification.readAt === null) await requestLater(deps, notification);
};

/**
 * Notifies a member of something that happened, by the channels that they have on: in the app at once, by mail later.
 * Once, however often the fact is delivered; nothing for what is no news any more.
 */
export const notify = async (deps: NotificationDeps, fact: Fact): Promise<void> => {
  const { erasure, now } = deps;
  if (!isNews(fact.happenedAt, now())) return;
  const { actorId } = fact.content;
  const write = () => erasure.guard(fact.userId, () => keep(deps, fact));
  await (actorId === null ? write() : erasure.guard(actorId, write));
};
