import { useTranslation } from 'react-i18next';
import { useMember } from '../../../shared/session/session-context.tsx';
import { initials } from '../model/author.ts';
import { cut } from '../model/author.ts';
import './post-card.css';

const PREVIEW = 200;

/** A post on its way to the server. */
export function PendingCard({ title, content }: { title: string; content: string }) {
  const { t } = useTranslation('community');
  const user = useMember();
  return (
    <article className="post-card sheet" data-pending aria-busy="true">
      <span className="avatar" aria-hidden="true">
        {initials(user)}
      </span>
      <div className="post-card__body">
        <p className="author-line" role="status">
          {t('publishing')}
        </p>
        <h2 className="post-card__title">{title}</h2>
        <p className="post-card__preview">{cut(content, PREVIEW)}</p>
      </div>
    </article>
  );
}
