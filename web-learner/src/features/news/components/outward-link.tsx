import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { line } from '../../../shared/ui/icons.tsx';

const OutwardIcon = line(<path d="M8 6h10v10M18 6L6 18" />);

/** A link out of the academy, in a tab of its own; a path of the academy opens in place. */
export function OutwardLink({ url, children }: { url: string; children: ReactNode }) {
  const { t } = useTranslation('news');
  if (url.startsWith('/')) return <Link to={url}>{children}</Link>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="outward">
        <OutwardIcon size={14} />
        <span className="visually-hidden">{t('newTab')}</span>
      </span>
    </a>
  );
}
