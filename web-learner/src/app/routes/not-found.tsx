import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { NoticePage } from '../../shared/ui/notice.tsx';

export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
      <p className="notice__prompt">
        {t('notFound.prompt')} <span className="mark mark--missing">{decoded(pathname)}</span>
      </p>
      <Link className="button button--small" to="/">
        {t('notFound.home')}
      </Link>
    </NoticePage>
  );
}

/** The path as its writer sees it; one that is not valid UTF-8 stays encoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
