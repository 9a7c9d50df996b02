import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { SelectInput } from 'react-admin';

const choices = (statuses: readonly ContentStatus[]) =>
  statuses.map((id) => ({ id, name: `academy.statuses.${id}` }));

/** What a person can choose for lessons, which are seen with their course. */
export const contentStatusChoices = choices(['draft', 'published']);

/** What a person can choose for what an automation publishes from a queue. */
export const queueableStatusChoices = choices(['draft', 'queued', 'published']);

const statusFilter = (statuses: typeof contentStatusChoices) => (
  <SelectInput key="status" source="status" alwaysOn emptyText="academy.every" choices={statuses} />
);

/** A list's filter by whether learners see it. */
export const contentStatusFilter = statusFilter(contentStatusChoices);

/** A list's filter by whether learners see it, or will. */
export const queueableStatusFilter = statusFilter(queueableStatusChoices);
