import type { AnyModel } from '../mongo/any-model.ts';

/** By a field that only the kit's own outbox has: the sandbox of payments keeps what it has to tell in one of its own. */
export const isAggregate = ({ schema }: AnyModel): boolean => schema.path('outboxLease') !== undefined;
