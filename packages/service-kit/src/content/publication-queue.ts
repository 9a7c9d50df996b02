import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { conflict, DomainError } from '../errors/domain-error.ts';
import { DuplicateKeyError } from '../mongo/duplicate-key-error.ts';
import type { Localised } from '../text/localised.ts';

/** What a queue of content to be published is made of; `queuedAt` is absent in what an earlier release kept. */
export interface Queueable {
  status: ContentStatus;
  /** When it was last queued; null while it is not. */
  queuedAt?: Date | null;
}

/** When content is queued after a write: its place in the queue stays as long as it does. */
export const queuedAtAfter = (before: Queueable | null, status: ContentStatus, now: Date): Date | null => {
  if (status !== 'queued') return null;
  return (before?.status === 'queued' ? before.queuedAt : null) ?? now;
};

/** Oldest first: the order in which a queue is published. */
export const queueOrder = { queuedAt: 1, _id: 1 } as const;

/** What came of a run that publishes the next of a queue. */
export type Publication = Readonly<{
  /** 1, or 0 where the queue was empty. */
  published: number;
  /** How many are left in the queue. */
  queued: number;
}>;

export interface QueueParts {
  /** The content that a run published, in a try that was broken off. */
  isPublishedBy: (runIds: readonly string[]) => Promise<boolean>;
  /** The id of the oldest queued; null where the queue is empty. */
  nextQueued: () => Promise<string | null>;
  /**
   * Publishes it in the name of a run, whose id is unique in its collection; false, and nothing changes, where it is
   * not queued any more.
   */
  publish: (id: string, runId: string) => Promise<boolean>;
  countQueued: () => Promise<number>;
}

interface QueueRun {
  /** The runs that this work stands for. */
  runIds: readonly [string, ...string[]];
  signal: AbortSignal;
}

/** False too where another worker published something else for the same run at the same moment. */
const isDone = async (publish: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await publish();
  } catch (error) {
    if (error instanceof DuplicateKeyError) return false;
    throw error;
  }
};

const mostReasons = 3;

/** Why the next of a queue is not published, for the history of runs; an error that is no refusal stays as it is. */
export const namingRefusal = (title: Localised, error: unknown): unknown => {
  if (!(error instanceof DomainError)) return error;
  const { text, fields = [] } = error;
  const reasons = (language: keyof Localised): string =>
    [...new Set([text, ...fields.slice(0, mostReasons).map((field) => field.text)].map((one) => one[language]))]
      .map((reason) => reason.replace(/[.:]$/, ''))
      .join('. ');
  return conflict('next-not-publishable', {
    es: `«${title.es}» no se puede publicar. ${reasons('es')}.`,
    en: `“${title.en}” cannot be published. ${reasons('en')}.`,
  });
};

/**
 * Publishes the oldest of a queue, once for a run: content keeps the id of the run that published it, so that a run
 * that is repeated after a crash finds what it did. One that staff take out of the queue meanwhile is left to them.
 */
export const publishNext = async (
  { isPublishedBy, nextQueued, publish, countQueued }: QueueParts,
  { runIds, signal }: QueueRun,
): Promise<Publication> => {
  for (;;) {
    signal.throwIfAborted();
    if (await isPublishedBy(runIds)) return { published: 1, queued: await countQueued() };
    const id = await nextQueued();
    if (id === null) return { published: 0, queued: 0 };
    if (await isDone(() => publish(id, runIds[0]))) return { published: 1, queued: await countQueued() };
  }
};
