import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lessonUrl, postUrl } from '../../../shared/links.ts';
import { MemberText } from '../../../shared/markdown/member-text.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import type { ForumPost } from '../api/posts.ts';
import { useCategoryName } from '../hooks/use-category-name.ts';
import { usePostLanguage } from '../hooks/use-post-language.ts';
import { AuthorLine } from './author-line.tsx';
import { Avatar } from './avatar.tsx';
import { DecisionNote } from './decision-note.tsx';
import { PostActions } from './post-actions.tsx';
import { PostEditor } from './post-editor.tsx';

/** The post itself: what it says, what it is about, and what the reader may do with it. */
export function PostArticle({ post, attempt }: { post: ForumPost; attempt: ReactNode }) {
  const { t } = useTranslation('community');
  const categoryName = useCategoryName();
  const lang = usePostLanguage(post.isSpanish);
  const [isEditing, setEditing] = useState(false);
  return (
    <article className="thread__post">
      <header className="thread__head">
        <p className="post-marks">
          <Link className="tag" to={`/community?category=${post.categoryId}`}>
            {categoryName(post.categoryId)}
          </Link>
          <span className="tag">{t(post.isSpanish ? 'inSpanish' : 'inEnglish')}</span>
          {post.acceptedReplyId !== null && (
            <Link className="tag tag--answered" to={postUrl(post.id, post.acceptedReplyId)}>
              <CheckIcon size={14} /> {t('toAnswer')}
            </Link>
          )}
        </p>
        <PageHeading title={post.title || t('deletedPost')}>
          <span lang={lang}>{post.title || t('deletedPost')}</span>
        </PageHeading>
        <div className="thread__author">
          <Avatar author={post.user} />
          <AuthorLine author={post.user} at={post.createdAt} editedAt={post.editedAt} />
        </div>
        {post.topic && <TopicLink topic={post.topic} />}
      </header>
      <DecisionNote
        status={post.status}
        decision={post.decision}
        target={{ kind: 'post', id: post.id }}
        postId={post.id}
        own={post.own}
      />
      {isEditing ? (
        <PostEditor post={post} onDone={() => setEditing(false)} />
      ) : (
        <>
          {post.content !== '' && <MemberText lang={lang}>{post.content}</MemberText>}
          {attempt}
          {post.status !== 'deleted' && <PostActions post={post} onEdit={() => setEditing(true)} />}
        </>
      )}
    </article>
  );
}

function TopicLink({ topic }: { topic: NonNullable<ForumPost['topic']> }) {
  const { t } = useTranslation('community');
  const { pick } = useLanguage();
  const to = topic.kind === 'lesson' ? lessonUrl(topic.id) : `/library/${topic.id}`;
  return (
    <p className="thread__topic">
      {t(`topic.${topic.kind}`)}{' '}
      <Link className="text-link" to={to}>
        {pick(topic, 'title')}
      </Link>
    </p>
  );
}
