import type { AnyModel } from '../mongo/any-model.ts';

/** By a field that only the outbox of an aggregate has. */
export const isAggregate = ({ schema }: AnyModel): boolean => schema.path('outboxLease') !== undefined;
