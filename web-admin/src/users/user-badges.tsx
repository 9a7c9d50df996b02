import type { User } from '@academy/contracts/http/auth/user.ts';
import { useRecordContext, useTranslate } from 'ra-core';

/** Admin or Moderator, Premium, or plain User: words, never colour alone. */
export function UserBadges() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (!user) return null;
  const { isAdmin, isModerator, isPremium } = user;
  const word = (badge: string) => translate(`resources.users.badges.${badge}`);
  return (
    <span className="tags">
      {isAdmin ? <span className="tag tag--ink">{word('admin')}</span> : null}
      {isModerator && !isAdmin ? <span className="tag">{word('moderator')}</span> : null}
      {isPremium ? <span className="tag tag--key">{word('premium')}</span> : null}
      {isAdmin || isModerator || isPremium ? null : <span className="tag">{word('user')}</span>}
    </span>
  );
}
