import type { AutomationWork } from '../automations/automation-work.ts';
import { DomainError } from '../errors/domain-error.ts';
import { DuplicateKeyError } from '../mongo/duplicate-key-error.ts';
import type { Localised } from '../text/localised.ts';
import type { Queueable, QueueReads } from './publication-queue.ts';
import { notPublishable, refusalOf } from './publication-refusals.ts';

const serverFault = 500;

type Titled = Queueable & { titleEs: string; titleEn: string };

interface Publishing<Content extends Titled, Change> {
  content: QueueReads & {
    change: (
      id: string,
      change: (before: Content) => Promise<Change | null> | null,
    ) => Promise<Content | null>;
  };
  /** The change that publishes it, as staff's own would; `publishedByRun` is unique in the collection. */
  edit: (before: Content, fields: { status: 'published'; publishedByRun: string }) => Promise<Change>;
  /** After the run, for what is held in memory. */
  forget: () => void;
}

/** What came of one in the queue: it is published, refused for good, or not this run's to publish any more. */
type Outcome = { published: Localised } | { refusal: Localised } | 'left';

const titleOf = ({ titleEs, titleEn }: Titled): Localised => ({ es: titleEs, en: titleEn });
/** Away or busy is no refusal: what is first in the queue is tried again by the next run. */
const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.status < serverFault;

const publish = async <Content extends Titled, Change>(
  { content, edit }: Publishing<Content, Change>,
  id: string,
  runId: string,
): Promise<Outcome> => {
  let refusal: Localised | undefined;
  const publishing = async (before: Content): Promise<Change | null> => {
    try {
      return await edit(before, { status: 'published', publishedByRun: runId });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = refusalOf(titleOf(before), error);
      return null;
    }
  };
  try {
    const changed = await content.change(id, (before) =>
      before.status === 'queued' ? publishing(before) : null,
    );
    if (refusal) return { refusal };
    return changed?.publishedByRun === runId ? { published: titleOf(changed) } : 'left';
  } catch (error) {
    // Another worker published something else for the same run just now.
    if (error instanceof DuplicateKeyError) return 'left';
    throw error;
  }
};

/**
 * The work of a run that publishes the oldest of a queue, as staff would, once for a run: content keeps the id of the run
 * that published it, so that a run that is repeated after a crash finds what it did. One that staff take out of the
 * queue meanwhile is left to them. One that cannot be published is passed over, and the run fails with its name once it
 * has published the next that can be. Gives `published`, 1 or 0 where the queue was empty, and how many are `queued` still.
 */
export const publishNext =
  <Content extends Titled, Change>(publishing: Publishing<Content, Change>): AutomationWork =>
  async (signal, { runIds }) => {
    const { content, forget } = publishing;
    const refused = new Map<string, Localised>();
    const refusals = () => [...refused.values()];
    for (;;) {
      signal.throwIfAborted();
      if (await content.isPublishedBy(runIds)) break;
      const id = await content.nextQueued([...refused.keys()]);
      if (id === null && refused.size > 0) throw notPublishable(refusals());
      if (id === null) return { published: 0, queued: 0 };
      const outcome = await publish(publishing, id, runIds[0]);
      if (outcome === 'left') continue;
      if ('refusal' in outcome) {
        refused.set(id, outcome.refusal);
        continue;
      }
      if (refused.size === 0) break;
      forget();
      throw notPublishable(refusals(), outcome.published);
    }
    forget();
    return { published: 1, queued: await content.countQueued() };
  };
