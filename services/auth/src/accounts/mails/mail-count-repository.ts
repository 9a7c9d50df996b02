import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { MailCountModel } from './mail-count-model.ts';

export interface Window {
  most: number;
  windowMs: number;
  now: Date;
}

const maxAttempts = 30;
const conflictBackoff = { firstMs: 4, maxMs: 60 };

export const createMailCountRepository = (model: MailCountModel) => {
  /** False where another call, or the sweep, was first. */
  const store = async (
    id: string,
    revision: number | null,
    sentAt: Date[],
    staleAt: Date,
  ): Promise<boolean> => {
    if (revision !== null) {
      const next = { $set: { sentAt, staleAt, revision: revision + 1 } };
      return (await model.updateOne({ _id: id, revision }, next)).matchedCount > 0;
    }
    return insertOnce(() => model.create({ _id: id, sentAt, staleAt, revision: 1 }));
  };

  return {
    /** Counts one, unless `most` were counted within the last `windowMs`: then false. Exact across replicas. */
    take: async (id: string, { most, windowMs, now }: Window): Promise<boolean> => {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const known = await model.findOne({ _id: id }).lean();
        const from = now.getTime() - windowMs;
        const recent = (known?.sentAt ?? []).filter((at) => at.getTime() > from);
        if (recent.length >= most) return false;
        const staleAt = new Date(now.getTime() + windowMs);
        if (await store(id, known?.revision ?? null, [...recent, now], staleAt)) return true;
        await pause(backoffMs(attempt + 1, conflictBackoff));
      }
      return false;
    },

    /** Takes the latest one back. Where another is counted meanwhile it stays: that limits more, not less. */
    giveBack: async (id: string): Promise<void> => {
      const known = await model.findOne({ _id: id }).lean();
      if (known) await store(id, known.revision, known.sentAt.slice(0, -1), known.staleAt);
    },
  };
};

export type MailCountRepository = ReturnType<typeof createMailCountRepository>;
