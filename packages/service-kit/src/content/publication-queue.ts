import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';

/** What a queue of content to be published is made of; `queuedAt` is absent in what an earlier release kept. */
export interface Queueable {
  status: ContentStatus;
  /** When it was last queued; null while it is not. */
  queuedAt?: Date | null;
  /** The run of an automation that published it: of one run there is one. */
  publishedByRun?: string | null;
}

/** When content is queued after a write: its place in the queue stays as long as it does. */
export const queuedAtAfter = (before: Queueable | null, status: ContentStatus, now: Date): Date | null => {
  if (status !== 'queued') return null;
  return (before?.status === 'queued' ? before.queuedAt : null) ?? now;
};

/** Oldest first: the order in which a queue is published. */
const queueOrder = { queuedAt: 1, _id: 1 } as const;

interface Queued extends Queueable {
  _id: string;
  removedAt: Date | null;
}

/** What a run reads of a queue, on the collection of its content; `also` says what else counts, where not all does. */
export const queueReads = (model: AnyModel, also: Readonly<Record<string, null>> = {}) => {
  const content = openModel<Queued>(model);
  const queued = { status: 'queued', removedAt: null, ...also } as const;
  return {
    /** The id of what has been queued longest, but for these; null where nothing else is queued. */
    nextQueued: async (passedOver: readonly string[] = []): Promise<string | null> => {
      const where = { ...queued, _id: { $nin: [...passedOver] } };
      return (await content.findOne(where, { _id: 1 }).sort(queueOrder).lean())?._id ?? null;
    },

    countQueued: (): Promise<number> => content.countDocuments(queued),

    /** Whether one of these runs published something, in a try that was broken off; also of what was removed since. */
    isPublishedBy: async (runIds: readonly string[]): Promise<boolean> =>
      (await content.exists({ publishedByRun: { $in: [...runIds] } })) !== null,
  };
};

export type QueueReads = ReturnType<typeof queueReads>;
