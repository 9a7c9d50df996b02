import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { DocumentSummary } from '../api/documents.ts';
import { useCategoryName } from '../hooks/use-category-name.ts';
import { DocumentIcon } from './document-icon.tsx';
import './document-card.css';

interface DocumentCardProps {
  document: DocumentSummary;
  /** Heading level of the title, by where the card stands. */
  level?: 2 | 3;
  action?: ReactNode;
}

export function DocumentCard({ document, level = 2, action }: DocumentCardProps) {
  const { t } = useTranslation('library');
  const shared = useTranslation().t;
  const { pick } = useLanguage();
  const category = useCategoryName()(document.category);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="document-card sheet">
      <div className="document-card__head">
        <DocumentIcon name={document.iconName} tint={document.iconColor} />
        <div className="document-card__tags">
          <span className="tag">PDF</span>
          <span className={document.isPremium ? 'tag' : 'tag tag--key'}>
            {shared(document.isPremium ? 'plan.premium' : 'plan.free')}
          </span>
        </div>
      </div>
      <Title className="document-card__title">
        <Link to={`/library/${document.id}`}>{pick(document, 'title')}</Link>
      </Title>
      <p className="document-card__text">{pick(document, 'description')}</p>
      <p className="meta">
        {category && <span>{category}</span>}
        <span>{t('minutes', { count: document.readingMinutes })}</span>
      </p>
      {action && <div className="document-card__action">{action}</div>}
    </article>
  );
}
