import { ForWriters } from '../shared/rights/for-writers.tsx';
import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';

const queueOf = (resource: string): string => {
  const search = { filter: JSON.stringify({ status: 'queued' }), sort: 'queuedAt', order: 'ASC' };
  return `/${resource}?${new URLSearchParams(search)}`;
};

function Queue({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { total } = useGetList(resource, {
    filter: { status: 'queued' },
    sort: { field: 'queuedAt', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  if (total === undefined) return null;
  const text = (key: string) => translate(`resources.automations.queue.${key}`, { smart_count: total });
  if (total === 0)
    return (
      <Alert severity="warning" sx={{ py: 0 }}>
        {text('empty')}{' '}
        <ForWriters resource={resource}>
          <Link component={RouterLink} to={`/${resource}`} color="inherit">
            {text(`fill.${resource}`)}
          </Link>
        </ForWriters>
      </Alert>
    );
  return (
    <Typography variant="body2">
      <Link component={RouterLink} to={queueOf(resource)}>
        {text(`waiting.${resource}`)}
      </Link>
    </Typography>
  );
}

/** How long the queue is that an automation publishes from, or that it is empty; nothing for other types. */
export function QueueNotice({ type }: { type: string }) {
  const queue = findAutomationKind(type)?.queue;
  return queue ? <Queue resource={queue} /> : null;
}
