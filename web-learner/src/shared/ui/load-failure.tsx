import { useTranslation } from 'react-i18next';
import { isHiddenInViewing } from '../viewing/is-hidden.ts';
import { HiddenNote } from '../viewing/hidden-note.tsx';

interface Loading {
  isLoadingError: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** A part of a screen that could not be loaded: one line that says so, with another try. Nothing while it can be. */
export function LoadFailure({ query }: { query: Loading }) {
  const { t } = useTranslation();
  if (!query.isLoadingError) return null;
  if (isHiddenInViewing(query.error)) return <HiddenNote what="other" />;
  return (
    <p className="load-failure" role="alert">
      {t('error.title')}.{' '}
      <button type="button" className="text-button" onClick={() => void query.refetch()}>
        {t('error.retry')}
      </button>
    </p>
  );
}
