import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { notYours, removedByModerator, replyNotFound } from '../../domain/forum-texts.ts';
import type { ReplyRecord } from '../../domain/reply.ts';
import { isOwn, maySee } from '../../domain/visibility.ts';

/** A reply that its author may change now. Throws DomainError 404 or 403. */
export const assertOwn = (reply: ReplyRecord | null, caller: Caller): ReplyRecord => {
  if (!reply || !maySee(reply, caller)) throw replyNotFound();
  if (!isOwn(reply, caller)) throw notYours();
  return reply;
};

/** The same for a change of the text, which a moderator's removal ends. */
export const assertEditable = (reply: ReplyRecord | null, caller: Caller): ReplyRecord => {
  const own = assertOwn(reply, caller);
  if (own.status === 'removed') throw removedByModerator();
  return own;
};
