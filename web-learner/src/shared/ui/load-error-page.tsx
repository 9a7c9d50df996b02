import { useTranslation } from 'react-i18next';
import { isHiddenInViewing } from '../viewing/is-hidden.ts';
import { failureText } from './failure-text.ts';
import { NoticePage } from './notice.tsx';

/** What `LoadError` says where the whole screen could not be loaded, under the heading that every screen has. */
export function LoadErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  if (isHiddenInViewing(error))
    return <NoticePage title={t('viewing.hidden.title')} text={failureText(error)} />;
  return (
    <div role="alert">
      <NoticePage title={t('error.title')} text={failureText(error)}>
        <button type="button" className="button button--small" onClick={retry}>
          {t('error.retry')}
        </button>
      </NoticePage>
    </div>
  );
}
