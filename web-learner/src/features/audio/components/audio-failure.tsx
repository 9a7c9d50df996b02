import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';

const TOO_BUSY_OR_CHANGED = [409, 503];

/** Why nothing sounds: beside the button of a document, as a toast over a lesson. */
export function AudioFailure({ kind, failure }: { kind: 'lesson' | 'document'; failure: unknown }) {
  const { t } = useTranslation('audio');
  const shared = useTranslation().t;
  const text = textOf();

  useEffect(() => {
    if (kind === 'lesson') toast({ title: shared('errorTitle'), description: text, tone: 'destructive' });
  }, [kind, failure, shared, text]);
  return kind === 'document' ? (
    <p className="failure-note" role="alert">
      {text}
    </p>
  ) : null;

  function textOf(): string {
    if (failure instanceof NetworkError) return t('failure.network');
    if (failure instanceof ApiError && TOO_BUSY_OR_CHANGED.includes(failure.status)) return failure.detail;
    return t('failure.generation');
  }
}
