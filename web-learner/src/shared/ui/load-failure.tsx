import { useTranslation } from 'react-i18next';

interface Loading {
  isLoadingError: boolean;
  refetch: () => Promise<unknown>;
}

/** A part of a screen that could not be loaded: one line that says so, with another try. Nothing while it can be. */
export function LoadFailure({ query }: { query: Loading }) {
  const { t } = useTranslation();
  if (!query.isLoadingError) return null;
  return (
    <p className="load-failure" role="alert">
      {t('error.title')}.{' '}
      <button type="button" className="text-button" onClick={() => void query.refetch()}>
        {t('error.retry')}
      </button>
    </p>
  );
}
