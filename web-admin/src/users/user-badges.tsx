import type { User } from '@academy/contracts/http/auth/user.ts';
import { useRecordContext, useTranslate } from 'ra-core';

/** Admin or what else they are, Premium, or plain User: words, never colour alone. */
export function UserBadges() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (!user) return null;
  const { role, isPremium } = user;
  const isPlain = role === 'learner';
  const word = (badge: string) => translate(`resources.users.badges.${badge}`);
  return (
    <span className="tags">
      {role === 'administrator' ? <span className="tag tag--ink">{word('admin')}</span> : null}
      {isPlain || role === 'administrator' ? null : (
        <span className="tag">{translate(`resources.users.roles.${role}`)}</span>
      )}
      {isPremium ? <span className="tag tag--key">{word('premium')}</span> : null}
      {!isPlain || isPremium ? null : <span className="tag">{word('user')}</span>}
    </span>
  );
}
