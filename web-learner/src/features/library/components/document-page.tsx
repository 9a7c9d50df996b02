import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Reading } from '../../../shared/markdown/reading.tsx';
import { CitedReading } from '../../../shared/passage/cited-reading.tsx';
import { BackIcon } from '../../../shared/ui/icons.tsx';
import { LoadErrorPage } from '../../../shared/ui/load-error-page.tsx';
import { NoticePage } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { documentQuery } from '../api/documents.ts';
import { useCategoryName } from '../hooks/use-category-name.ts';
import { DocumentContents } from './document-contents.tsx';
import { DocumentIcon } from './document-icon.tsx';
import { DownloadButton } from './download-button.tsx';
import { LockedNote } from './locked-note.tsx';
import { RelatedDocuments } from './related-documents.tsx';
import './document-page.css';

const NOT_FOUND = 404;

interface DocumentPageProps {
  id: string;
  /** What a premium document offers to those who may not. */
  upgrade: ReactNode;
  /** What reads the document out, to those who may read it whole. */
  audio: ReactNode;
  /** What others ask about the document. */
  discussion: ReactNode;
}

/** One document to read. */
export function DocumentPage({ id, upgrade, audio, discussion }: DocumentPageProps) {
  const { t } = useTranslation('library');
  const shared = useTranslation().t;
  const { pick, language } = useLanguage();
  const nameOf = useCategoryName();
  const { data: document, error, refetch } = useQuery(documentQuery(id));

  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
        <Link className="button button--small" to="/library">
          {t('back')}
        </Link>
      </NoticePage>
    );
  }
  if (error && !document) return <LoadErrorPage error={error} retry={() => void refetch()} />;
  if (!document) {
    return (
      <div className="page">
        <div className="bones" style={{ height: 480 }} role="status" aria-label={shared('loading')} />
      </div>
    );
  }

  const category = nameOf(document.category);
  return (
    <div className="page document" data-heard>
      <Link className="back-link" to="/library">
        <BackIcon size={17} /> {t('back')}
      </Link>
      <header className="document__head">
        <DocumentIcon name={document.iconName} tint={document.iconColor} size={24} />
        <div className="document-card__tags">
          <span className="tag">PDF</span>
          <span className={document.isPremium ? 'tag' : 'tag tag--key'}>
            {shared(document.isPremium ? 'plan.premium' : 'plan.free')}
          </span>
        </div>
        <PageHeading title={pick(document, 'title')} />
        <p className="page__lead">{pick(document, 'description')}</p>
        <p className="meta">
          {category && <span>{category}</span>}
          <span>{t('minutes', { count: document.readingMinutes })}</span>
        </p>
        {!document.locked && <DownloadButton id={document.id} title={pick(document, 'title')} />}
      </header>
      {!document.locked && audio}
      {document.locked ? (
        <>
          <div className="document__excerpt">
            <Reading lang={language}>{pick(document, 'excerpt')}</Reading>
          </div>
          <LockedNote isPremium={document.isPremium} upgrade={upgrade} />
        </>
      ) : (
        <CitedReading
          textEs={document.contentEs}
          textEn={document.contentEn}
          before={(text) => <DocumentContents text={text} />}
        />
      )}
      <footer className="document__foot">
        <p className="meta">{category && <span>{category}</span>}</p>
        <Link className="text-link" to="/library">
          {t('more')}
        </Link>
      </footer>
      {discussion}
      <RelatedDocuments id={id} />
    </div>
  );
}
