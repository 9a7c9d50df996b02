import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackIcon } from '../../../shared/ui/icons.tsx';
import { LoadErrorPage } from '../../../shared/ui/load-error-page.tsx';
import { NoticePage } from '../../../shared/ui/notice.tsx';
import { postQuery, type ForumPost } from '../api/posts.ts';
import { PostArticle } from './post-article.tsx';
import { Replies } from './replies.tsx';
import './forum.css';
import './post-page.css';

const NOT_FOUND = 404;

interface PostPageProps {
  id: string;
  /** Shows an attempt that the post shares. */
  renderAttempt: (attemptId: string) => ReactNode;
}

/** One post with its replies. */
export function PostPage({ id, renderAttempt }: PostPageProps) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const { data: post, error, refetch } = useQuery(postQuery(id));

  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
        <Link className="button button--small" to="/community">
          {t('back')}
        </Link>
      </NoticePage>
    );
  }
  if (error && !post) return <LoadErrorPage error={error} retry={() => void refetch()} />;
  return (
    <div className="page thread">
      <Link className="back-link" to="/community">
        <BackIcon size={17} /> {t('back')}
      </Link>
      {post ? (
        <Thread post={post} renderAttempt={renderAttempt} />
      ) : (
        <div className="bones" style={{ height: 420 }} role="status" aria-label={shared('loading')} />
      )}
    </div>
  );
}

function Thread({ post, renderAttempt }: { post: ForumPost; renderAttempt: PostPageProps['renderAttempt'] }) {
  return (
    <>
      <PostArticle post={post} attempt={post.attemptId !== null && renderAttempt(post.attemptId)} />
      <Replies post={post} />
    </>
  );
}
