import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { MemberText } from '../../../shared/markdown/member-text.tsx';
import { useMember, useSession } from '../../../shared/session/session-context.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { useAnchor } from '../../../shared/ui/use-anchor.ts';
import { putPost } from '../api/changes.ts';
import { acceptReply, unacceptReply, type ForumPost } from '../api/posts.ts';
import type { ForumReply } from '../api/replies.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { soughtReply } from '../model/sought-reply.ts';
import { moderates } from '../model/rights.ts';
import { AuthorLine } from './author-line.tsx';
import { Avatar } from './avatar.tsx';
import { DecisionNote } from './decision-note.tsx';
import { DeleteReply } from './delete-reply.tsx';
import { ReplyEditor } from './reply-editor.tsx';
import { ReportButton } from './report-button.tsx';

interface ReplyEntryProps {
  reply: ForumReply;
  post: ForumPost;
}

export function ReplyEntry({ reply, post }: ReplyEntryProps) {
  const { t } = useTranslation('community');
  const anchor = useAnchor<HTMLLIElement>(`reply-${reply.id}`);
  const isSought = soughtReply(useLocation().hash) === reply.id;
  const isAccepted = post.acceptedReplyId === reply.id;
  const [isEditing, setEditing] = useState(false);
  return (
    <li
      ref={anchor}
      id={`reply-${reply.id}`}
      className="reply"
      data-sought={isSought}
      data-accepted={isAccepted}
    >
      <Avatar author={reply.user} />
      <div className="reply__body">
        <AuthorLine author={reply.user} at={reply.createdAt} editedAt={reply.editedAt}>
          <Link className="reply__link" to={`#reply-${reply.id}`} replace preventScrollReset>
            {t('link')}
          </Link>
        </AuthorLine>
        {isAccepted && (
          <p className="tag tag--answered">
            <CheckIcon size={14} /> {t('accepted')}
          </p>
        )}
        <DecisionNote
          status={reply.status}
          decision={reply.decision}
          target={{ kind: 'reply', id: reply.id }}
          postId={post.id}
          own={reply.own}
        />
        {isEditing ? (
          <ReplyEditor reply={reply} onDone={() => setEditing(false)} />
        ) : (
          <>
            {reply.content === '' ? (
              <p className="hint">{t('deletedReply')}</p>
            ) : (
              <MemberText>{reply.content}</MemberText>
            )}
            <ReplyActions reply={reply} post={post} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </li>
  );
}

function ReplyActions({ reply, post, onEdit }: ReplyEntryProps & { onEdit: () => void }) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  if (!user || reply.status === 'deleted') return null;
  const mayAccept = (post.own || moderates(user)) && reply.status === 'visible';
  return (
    <div className="reply__actions">
      {mayAccept && <AcceptButton reply={reply} post={post} />}
      {reply.own ? (
        <>
          <Button size="small" type="text" onClick={onEdit}>
            {t('edit')}
          </Button>
          <DeleteReply reply={reply} />
        </>
      ) : (
        <ReportButton target={{ kind: 'reply', id: reply.id }} />
      )}
    </div>
  );
}

function AcceptButton({ reply, post }: ReplyEntryProps) {
  const { t } = useTranslation('community');
  const queries = useQueryClient();
  const onError = useFailureToast();
  const isAccepted = post.acceptedReplyId === reply.id;
  const { mutate, isPending } = useMutation({
    mutationFn: () => (isAccepted ? unacceptReply(post.id) : acceptReply(post.id, reply.id)),
    onSuccess: (changed) => putPost(queries, changed),
    onError,
  });
  return (
    <Button size="small" aria-pressed={isAccepted} disabled={isPending} onClick={() => mutate()}>
      {t(isAccepted ? 'unaccept' : 'accept')}
    </Button>
  );
}

/** A reply on its way to the server. */
export function PendingReply({ content }: { content: string }) {
  const { t } = useTranslation('community');
  const { firstName, lastName, username } = useMember();
  return (
    <div className="reply" data-pending aria-busy="true">
      <Avatar author={{ kind: 'member', firstName, lastName, username }} />
      <div className="reply__body">
        <p className="author-line" role="status">
          {t('publishing')}
        </p>
        <MemberText>{content}</MemberText>
      </div>
    </div>
  );
}
