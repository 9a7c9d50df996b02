import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoticePage } from '../../shared/ui/notice.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
      <Link className="button button--small" to="/">
        {t('notFound.home')}
      </Link>
    </NoticePage>
  );
}
