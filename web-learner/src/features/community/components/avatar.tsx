import type { ForumAuthor } from '../api/community.ts';
import { initials } from '../model/author.ts';

export function Avatar({ author }: { author: ForumAuthor }) {
  return (
    <span className={`avatar avatar--${author.kind}`} aria-hidden="true">
      {initials(author) || '·'}
    </span>
  );
}
