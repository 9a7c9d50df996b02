import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Of the bones while it loads, in pixels: about what comes. */
  height?: number;
  children: (data: Data) => ReactNode;
}

/** A part of a page with a call of its own: bones, what came, or why nothing did and another try. The rest stands. */
export function Loaded<Data>({ query, height = 96, children }: LoadedProps<Data>) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null || isFetching) return <Skeleton variant="rounded" height={height} aria-busy="true" />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {translate('academy.retry')}
        </Button>
      }
    >
      {translate('academy.partFailed')}
    </Alert>
  );
}
