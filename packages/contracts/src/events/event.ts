import { z } from 'zod';
import type { LiveNote } from './live-note.ts';

/** The envelope: CloudEvents 1.0 in structured JSON, with the producer's sequence per aggregate. */
export const envelopeSchema = z.object({
  specversion: z.literal('1.0'),
  /** UUIDv7, made at the write, so that a publish repeated by the relay carries the same id. */
  id: z.uuid(),
  source: z.string(),
  type: z.string().regex(/^academy\.[a-z]+\.[a-z_]+\.v\d+$/),
  /**
   * The message key: the aggregate's id, or another id where the contract's `key` says so (the learner on
   * `catalog.learning`, the actor on `audit.actions`).
   */
  subject: z.string().min(1),
  time: z.iso.datetime(),
  /**
   * The aggregate's version after the write: it rises with every event of that aggregate and may have gaps, since a
   * write without an event raises it too. Sequences compare only within one aggregate: that of
   * `aggregateid` where there is one, of `subject` otherwise.
   */
  sequence: z.number().int().positive(),
  /** The kind of aggregate whose version `sequence` is, such as `attempt`; only where `subject` is not its id. */
  aggregate: z.string().optional(),
  /** Its id; in lower case, as CloudEvents names its attributes. */
  aggregateid: z.string().optional(),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional(),
  data: z.unknown(),
});

export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data };

/** One fact as data: past tense, versioned, additive change only. */
export interface EventContract<Type extends string = string, Data extends z.ZodType = z.ZodType> {
  type: Type;
  topic: string;
  /** In words: which id is the message key. */
  key: string;
  /** In words: when it is published. */
  when: string;
  data: Data;
  /**
   * What open browsers receive when it happens, and who; null where this one concerns nobody. Absent for an event that
   * browsers need not know. The gateway's live streams are derived from it.
   */
  live?(data: z.output<Data>): LiveNote | null;
}

export const defineEvent = <
  const Type extends `academy.${string}.${string}.v${number}`,
  Data extends z.ZodType,
>(
  event: EventContract<Type, Data>,
): EventContract<Type, Data> => event;

export type DataOf<E> = E extends EventContract<string, infer D> ? z.infer<D> : never;
