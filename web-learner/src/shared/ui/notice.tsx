import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenNote } from '../viewing/hidden-note.tsx';
import { isHiddenInViewing } from '../viewing/is-hidden.ts';
import { failureText } from './failure-text.ts';
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

/** Something could not be loaded: says why in the reader's words and offers another try, unless it is kept back in a viewing. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  if (isHiddenInViewing(error)) return <HiddenNote what="other" />;
  return (
    <div role="alert">
      <Notice title={t('error.title')} text={failureText(error)}>
        <button type="button" className="button button--small" onClick={retry}>
          {t('error.retry')}
        </button>
      </Notice>
    </div>
  );
}
