import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { postUrl } from '../../../shared/links.ts';
import { CheckIcon, CommunityIcon } from '../../../shared/ui/icons.tsx';
import type { ForumPostSummary } from '../api/posts.ts';
import { useCategoryName } from '../hooks/use-category-name.ts';
import { usePostLanguage } from '../hooks/use-post-language.ts';
import { AuthorLine } from './author-line.tsx';
import { Avatar } from './avatar.tsx';
import './post-card.css';

/** A post in the list. Everybody may open it: reading and replying are free. */
export function PostCard({ post }: { post: ForumPostSummary }) {
  const { t } = useTranslation('community');
  const lang = usePostLanguage(post.isSpanish);
  return (
    <article className="post-card sheet" data-unread={post.unread}>
      <Avatar author={post.user} />
      <div className="post-card__body">
        <AuthorLine author={post.user} at={post.createdAt} editedAt={post.editedAt} />
        <h2 className="post-card__title" lang={lang}>
          <Link to={postUrl(post.id)}>{post.title || t('deletedPost')}</Link>
        </h2>
        {post.content !== '' && (
          <p className="post-card__preview" lang={lang}>
            {post.content}
          </p>
        )}
        <PostMarks post={post} />
      </div>
      <div className="post-card__action">
        <Link className="button button--quiet button--small" to={postUrl(post.id)}>
          {t('view')}
        </Link>
      </div>
    </article>
  );
}

/** Category, language and how far a discussion has come. */
function PostMarks({ post }: { post: ForumPostSummary }) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const categoryName = useCategoryName();
  return (
    <p className="post-marks">
      <span className="tag">{categoryName(post.categoryId)}</span>
      <span className="tag">{t(post.isSpanish ? 'inSpanish' : 'inEnglish')}</span>
      {post.status !== 'visible' && post.status !== 'deleted' && (
        <span className="tag tag--waiting">{t(`status.${post.status}`)}</span>
      )}
      {post.acceptedReplyId !== null && (
        <span className="tag tag--answered">
          <CheckIcon size={14} /> {t('answered')}
        </span>
      )}
      <span className="post-card__count">
        <CommunityIcon size={16} /> {shared('count.replies', { count: post.replyCount })}
      </span>
      {post.meTooCount > 0 && <span>{t('meTooCount', { count: post.meTooCount })}</span>}
      {post.unread && <span className="mark">{t('unread')}</span>}
    </p>
  );
}
