import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { postUrl } from '../../../shared/links.ts';
import { similarQuery, TITLE } from '../api/posts.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';

const REST_MS = 400;

/** Discussions like the title that is being written. They open in another tab: the form stays. */
export function SimilarPosts({ title }: { title: string }) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const rested = useDebounced(title.trim(), REST_MS);
  const isLong = rested.length >= TITLE.min;
  const { data } = useQuery({
    ...similarQuery(rested),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const posts = isLong ? (data ?? []) : [];
  return (
    <div className="similar" role="status">
      {posts.length > 0 && (
        <>
          <p>{t('similar')}</p>
          <ul>
            {posts.map((post) => (
              <li key={post.id}>
                <Link className="text-link" to={postUrl(post.id)} target="_blank">
                  {post.title}
                </Link>{' '}
                <span className="hint">{shared('count.replies', { count: post.replyCount })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
