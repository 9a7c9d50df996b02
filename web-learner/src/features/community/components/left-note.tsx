import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allowanceQuery } from '../api/community.ts';

/** So many posts or replies are worth a word before they are used up. */
const few = 3;

/** How many posts or replies the member may still write in this hour, once that is few; nothing for others. */
export function LeftNote({ kind }: { kind: 'posts' | 'replies' }) {
  const { t } = useTranslation('community');
  const allowance = useQuery(allowanceQuery).data;
  const left = kind === 'posts' ? allowance?.postsLeft : allowance?.repliesLeft;
  if (left === undefined || left > few) return null;
  return (
    <p className="hint" role="status">
      {t(`left.${kind}`, { count: left })}
    </p>
  );
}
