import type { AudioModels } from './audio-models.ts';

export interface AudioCacheOptions {
  /** What the audio of all segments together may take. */
  maxBytes: number;
  now: () => Date;
  /** Called after something was kept: the cache may be too large now. */
  onKept: () => void;
}

/** Use is recorded at most so often for a segment: a read is to cost no write. */
const usedAgainAfterMs = 60 * 60_000;
/** How many are dropped at a time, the longest unused first. */
const dropsAtOnce = 50;

/**
 * Spoken segments in the service's store, shared by its replicas. An entry is written before its audio and removed after
 * it, so that a crash leaves an entry without audio, which reads as a miss, and never audio that nobody counts.
 */
export const createAudioCache = (
  { entries, bytes }: AudioModels,
  { maxBytes, now, onKept }: AudioCacheOptions,
) => {
  const total = async (): Promise<number> => {
    const [sum] = await entries.aggregate<{ bytes: number }>([
      { $group: { _id: null, bytes: { $sum: '$bytes' } } },
    ]);
    return sum?.bytes ?? 0;
  };
  const touch = async (key: string): Promise<void> => {
    const at = now();
    await entries.updateOne(
      { _id: key, usedAt: { $lt: new Date(at.getTime() - usedAgainAfterMs) } },
      { $set: { usedAt: at } },
    );
  };

  return {
    read: async (key: string): Promise<Uint8Array | null> => {
      const row = await bytes.findOne({ _id: key }).lean();
      if (!row) return null;
      await touch(key);
      // The driver gives its own Binary, whose `buffer` are the bytes.
      return new Uint8Array(row.mp3.buffer);
    },

    keep: async (key: string, mp3: Uint8Array): Promise<void> => {
      await entries.updateOne({ _id: key }, { $set: { bytes: mp3.length, usedAt: now() } }, { upsert: true });
      await bytes.updateOne({ _id: key }, { $set: { mp3: Buffer.from(mp3) } }, { upsert: true });
      onKept();
    },

    total,

    /** Drops what was used longest ago until the rest fits; how many segments. */
    trim: async (): Promise<number> => {
      let excess = (await total()) - maxBytes;
      let dropped = 0;
      while (excess > 0) {
        const oldest = await entries.find({}).sort({ usedAt: 1 }).limit(dropsAtOnce).lean();
        const due: string[] = [];
        for (const entry of oldest) {
          if (excess <= 0) break;
          due.push(entry._id);
          excess -= entry.bytes;
        }
        if (due.length === 0) break;
        await bytes.deleteMany({ _id: { $in: due } });
        await entries.deleteMany({ _id: { $in: due } });
        dropped += due.length;
      }
      return dropped;
    },
  };
};

export type AudioCache = ReturnType<typeof createAudioCache>;
