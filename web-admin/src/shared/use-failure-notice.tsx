import { useNotify, useTranslate, type HttpError } from 'ra-core';
import { useCallback } from 'react';
import { FailureNotice } from './failure-notice.tsx';

const SHOWN_MS = 10_000;

/** Shows what failed by a title from the locale files, with the server's own text below. */
export function useFailureNotice() {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (title: string, error: unknown) => {
      const message = error instanceof Error ? error.message : '';
      const detail = translate(message || 'ra.notification.http_error', { _: message });
      notify(<FailureNotice title={translate(title)} detail={detail} />, {
        type: 'error',
        autoHideDuration: SHOWN_MS,
      });
    },
    [notify, translate],
  );
}

/** Whether the server spoke of single fields, which are then shown under their inputs. */
export const hasFieldErrors = (error: unknown): boolean =>
  Object.keys((error as Partial<HttpError> | null)?.body?.errors ?? {}).length > 0;

/** What is refused because somebody else was faster, and not because of a rule: the form's `ConflictNotice` shows it. */
const STALE = 'changed-meanwhile';

export const isStale = (error: unknown): boolean => {
  const { status, body } = (error ?? {}) as Partial<HttpError>;
  return status === 409 && body?.code === STALE;
};

export const isConflict = (error: unknown): boolean => (error as Partial<HttpError> | null)?.status === 409;
