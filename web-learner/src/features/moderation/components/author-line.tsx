import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import type { ModerationCase } from '../api/cases.ts';
import { fullName } from '../model/queue.ts';

/** Names somebody; of a deleted member no name is left. */
export function useName() {
  const { t } = useTranslation('moderation');
  return (user: ModerationCase['user']) => (user.kind === 'deleted' ? t('deletedMember') : fullName(user));
}

/** Who wrote the text, and when. */
export function AuthorLine({ user, at }: { user: ModerationCase['user']; at: string }) {
  const nameOf = useName();
  return (
    <p className="meta">
      <b>{nameOf(user)}</b>
      {user.username !== '' && <span>@{user.username}</span>}
      <TimeAgo at={at} />
    </p>
  );
}
