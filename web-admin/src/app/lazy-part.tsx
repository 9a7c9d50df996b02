import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface LazyPartProps {
  children: ReactNode;
  /** Nothing is said where it fails to load: the page does as well without it. */
  isExtra?: boolean;
}

/**
 * A part of a page that is loaded when it is wanted. One that is gone from the server, as after a new release, takes nothing else
 * down: what was written beside it stays, and can be saved before the page is loaded anew.
 */
export function LazyPart({ children, isExtra = false }: LazyPartProps) {
  return (
    <ErrorBoundary fallback={isExtra ? null : <NotLoaded />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function NotLoaded() {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => location.reload()}>
          {translate('academy.reload')}
        </Button>
      }
    >
      {translate('academy.partGone')}
    </Alert>
  );
}
