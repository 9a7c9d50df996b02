import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { useTranslation } from 'react-i18next';

/** Why something was not done; what was typed is still there. */
export function FailureNote({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!error) return null;
  const reason =
    error instanceof ApiError
      ? error.detail
      : t(error instanceof NetworkError ? 'error.network' : 'error.unknown');
  return (
    <p className="failure-note" role="alert">
      {reason}
    </p>
  );
}
