import { textIdOf } from '@academy/web-kit/forum/case-rules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { postUrl } from '../../../shared/links.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import type { ModerationCase } from '../api/cases.ts';
import { conflictOf, useDecision } from '../hooks/use-decision.ts';
import { AuthorLine } from './author-line.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseText } from './case-text.tsx';
import { DecidedLine } from './decided-line.tsx';
import { EarlierWordings } from './earlier-wordings.tsx';
import { FlagLines } from './flag-lines.tsx';

const replyIdOf = (record: ModerationCase) => (record.kind === 'reply' ? textIdOf(record) : null);

/** A case with what one can do about it; once it is decided, a line that says how. */
export function CaseCard({ record }: { record: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const titleId = useId();
  const decision = useDecision(record);
  const conflict = conflictOf(decision.error);
  const { kind, title, status, content, user, createdAt, history, isOpen, appeal } = record;
  return (
    <article className="case sheet" aria-labelledby={titleId} data-open={isOpen}>
      <header className="case__head">
        <p className="case__tags">
          <span className="tag">{t(`kind.${kind}`)}</span>
          {isOpen && status === 'held' && <span className="tag case__held">{t('status.held')}</span>}
        </p>
        <h2 id={titleId}>
          <Link to={postUrl(record.postId, replyIdOf(record))}>{title || t('noTitle')}</Link>
        </h2>
        <AuthorLine user={user} at={createdAt} />
      </header>
      {conflict && (
        <p className="case__conflict" role="alert">
          <b>{t('conflict')}</b> {conflict.detail}
        </p>
      )}
      {isOpen ? (
        <>
          <CaseText>{content}</CaseText>
          <EarlierWordings record={record} />
          <FlagLines history={history} appeal={appeal} />
          <CaseHistory history={history} />
        </>
      ) : (
        <DecidedLine record={record} isSending={decision.isPending} />
      )}
      <CaseActions record={record} decision={decision} />
      {!conflict && <FailureNote error={decision.error} />}
    </article>
  );
}
