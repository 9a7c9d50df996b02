import { useTranslation } from 'react-i18next';
import type { ShownDecision, Reported } from '../api/community.ts';
import type { ForumPost } from '../api/posts.ts';
import { Appeal } from './appeal.tsx';

interface DecisionNoteProps {
  status: ForumPost['status'];
  decision: ShownDecision | null;
  /** What the decision is about. */
  target: Reported;
  postId: string;
  own: boolean;
}

/**
 * For an author and moderators: that something waits for a moderator, or what one decided and why. Its author may object
 * to a removal.
 */
export function DecisionNote({ status, decision, target, postId, own }: DecisionNoteProps) {
  const { t } = useTranslation('community');
  if (status === 'held') {
    return (
      <p className="callout callout--partly" role="status">
        {t('heldNote')}
      </p>
    );
  }
  if (!decision || (decision.action === 'approve' && decision.reason === '')) return null;
  const { action, reason, appeal } = decision;
  const isVerdict = appeal === 'confirmed' || appeal === 'restored';
  return (
    <>
      <p className={`callout callout--${action === 'approve' ? 'met' : 'missing'}`} role="status">
        <b>{t(isVerdict ? `appeal.${appeal}` : `decision.${action}`)}</b> {reason}
      </p>
      {appeal === 'waiting' && (
        <p className="hint">{t(own ? 'appeal.waiting' : 'appeal.waitingOfAnother')}</p>
      )}
      {appeal === 'possible' && own && <Appeal target={target} postId={postId} />}
    </>
  );
}
