import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { SelectInput } from 'react-admin';

/** What a person can choose. `queued` is for what is published on a day to come. */
const statuses: readonly ContentStatus[] = ['draft', 'published'];

export const contentStatusChoices = statuses.map((id) => ({ id, name: `academy.statuses.${id}` }));

/** A list's filter by whether learners see it. */
export const contentStatusFilter = (
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="academy.every"
    choices={contentStatusChoices}
  />
);
