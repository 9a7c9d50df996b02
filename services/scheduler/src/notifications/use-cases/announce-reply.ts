import { notificationId } from '../domain/notification.ts';
import { factsOfReply } from '../domain/reply.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { notify } from './notify.ts';

/**
 * Brings the notifications of a reply in line with whether others see it: those whom it concerns are notified once it is
 * visible, and it is taken back from them when it is not. Again changes nothing.
 */
export const announceReply = async (
  deps: NotificationDeps,
  { replyId, at }: { replyId: string; at: Date },
): Promise<void> => {
  const { replies, notifications } = deps;
  const reply = await replies.find(replyId);
  if (!reply) return;
  const isVisible = reply.status === 'visible';
  if (isVisible === (reply.announcedAt !== null)) return;
  for (const fact of factsOfReply(reply, at))
    await (isVisible ? notify(deps, fact) : notifications.takeBack(notificationId(fact), replyId));
  await replies.announced(replyId, isVisible ? at : null);
};
