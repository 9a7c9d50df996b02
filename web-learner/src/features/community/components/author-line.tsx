import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import type { ForumAuthor } from '../api/community.ts';
import { fullName } from '../model/author.ts';

interface AuthorLineProps {
  author: ForumAuthor;
  at: string;
  editedAt?: string | null;
  children?: ReactNode;
}

/** Who wrote something, and when. */
export function AuthorLine({ author, at, editedAt = null, children }: AuthorLineProps) {
  const { t } = useTranslation('community');
  const { kind, username } = author;
  return (
    <p className="author-line">
      <b>{kind === 'deleted' ? t('author.deleted') : fullName(author)}</b>
      {(kind === 'team' || kind === 'moderator') && <span className="tag">{t(`author.${kind}`)}</span>}
      {username !== '' && <span className="author-line__username">@{username}</span>}
      <TimeAgo at={at} />
      {editedAt && (
        <span>
          {t('edited')} <TimeAgo at={editedAt} />
        </span>
      )}
      {children}
    </p>
  );
}
