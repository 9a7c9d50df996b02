import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { SelectInput } from 'react-admin';

/** Where the locale files have a status: a lesson has another gender than a course or a document. */
export const statusWords = { lesson: 'academy.lessonStatuses', other: 'academy.statuses' } as const;

const choices = (statuses: readonly ContentStatus[], words: string) =>
  statuses.map((id) => ({ id, name: `${words}.${id}` }));

/** What a person can choose for lessons, which are seen with their course. */
export const contentStatusChoices = choices(['draft', 'published'], statusWords.lesson);

/** What a person can choose for what an automation publishes from a queue. */
export const queueableStatusChoices = choices(['draft', 'queued', 'published'], statusWords.other);

const statusFilter = (statuses: typeof contentStatusChoices) => (
  <SelectInput key="status" source="status" alwaysOn emptyText="academy.every" choices={statuses} />
);

/** A list's filter by whether learners see it. */
export const contentStatusFilter = statusFilter(contentStatusChoices);

/** A list's filter by whether learners see it, or will. */
export const queueableStatusFilter = statusFilter(queueableStatusChoices);
