import type { ForumAuthor } from '@academy/contracts/http/forum/forum-author.ts';
import { useTranslate } from 'ra-core';

/** Names somebody as the community does; of a deleted member no name is left. */
export function useAuthorName() {
  const translate = useTranslate();
  return ({ kind, firstName, lastName }: ForumAuthor): string =>
    kind === 'deleted' ? translate('academy.deletedMember') : `${firstName} ${lastName}`.trim();
}
