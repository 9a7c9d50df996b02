import { useTranslation } from 'react-i18next';
import type { ForumDecision } from '../api/community.ts';
import type { ForumPost } from '../api/posts.ts';

interface DecisionNoteProps {
  status: ForumPost['status'];
  decision: ForumDecision | null;
}

/** For an author and moderators: that something waits for a moderator, or what one decided and why. */
export function DecisionNote({ status, decision }: DecisionNoteProps) {
  const { t } = useTranslation('community');
  if (status === 'held') {
    return (
      <p className="callout callout--partly" role="status">
        {t('heldNote')}
      </p>
    );
  }
  if (!decision || (decision.action === 'approve' && decision.reason === '')) return null;
  return (
    <p className={`callout callout--${decision.action === 'approve' ? 'met' : 'missing'}`} role="status">
      <b>{t(`decision.${decision.action}`)}</b> {decision.reason}
    </p>
  );
}
