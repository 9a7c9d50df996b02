import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { PageHeading } from './page-heading.tsx';

/** A screen or a region that has nothing but a message and a way on. */
export function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="notice sheet">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="notice__actions">{children}</div>}
    </section>
  );
}

/** The same as a whole screen. */
export function NoticePage({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="page">
      <section className="notice sheet">
        <PageHeading title={title} />
        {text && <p>{text}</p>}
        {children && <div className="notice__actions">{children}</div>}
      </section>
    </div>
  );
}

/** Something could not be loaded: says why in the reader's words and offers another try. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const text =
    error instanceof NetworkError
      ? t('error.network')
      : error instanceof ApiError
        ? error.detail
        : t('error.unknown');
  return (
    <div role="alert">
      <Notice title={t('error.title')} text={text}>
        <button type="button" className="button button--small" onClick={retry}>
          {t('error.retry')}
        </button>
      </Notice>
    </div>
  );
}
