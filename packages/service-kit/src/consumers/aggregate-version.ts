import type { Envelope } from '@academy/contracts/events/event.ts';

const brand = Symbol('AggregateVersion');

/** A version of one aggregate; only versions of the same `id` may be compared. */
export interface AggregateVersion {
  readonly id: string;
  readonly sequence: number;
  /** Only `aggregateVersion` can set it, so that no `sequence` is paired with the id of something else. */
  readonly [brand]: true;
}

/**
 * The aggregate that an event changed and its version after that. A topic may mix aggregates under one `subject` (a
 * learner's attempts and notes), so the id is `aggregateid` where the envelope has one.
 */
export const aggregateVersion = ({ subject, aggregateid, sequence }: Envelope): AggregateVersion => ({
  id: aggregateid ?? subject,
  sequence,
  [brand]: true,
});

/**
 * The same version for a read model that keeps several kinds of aggregates in one collection: the row of course
 * `first-steps` is `course-first-steps`. Each kind needs a name of its own there.
 */
export const withinKind = (version: AggregateVersion, kind: string): AggregateVersion => ({
  ...version,
  id: `${kind}-${version.id}`,
});
