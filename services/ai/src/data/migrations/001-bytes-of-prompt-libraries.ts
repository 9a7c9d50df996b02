import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import type { PromptLibraryRecord } from '../../prompts/data/prompt-models.ts';
import { storedBytes, type SavedPromptRecord } from '../../prompts/domain/saved-prompt.ts';

/** A replica of the earlier release may still be writing what it has not named yet. */
const settledAfterMs = 60 * 60 * 1000;

/**
 * Counts what the libraries of an earlier release hold in bytes, and removes the texts that no library names: that release
 * wrote them before it looked for their places.
 */
export const bytesOfPromptLibraries = (connection: Connection): Migration => ({
  name: '001-bytes-of-prompt-libraries',
  run: async ({ logger, signal }) => {
    const prompts = connection.collection<SavedPromptRecord>('prompts');
    const libraries = connection.collection<PromptLibraryRecord>('prompt_libraries');
    const before = new Date(Date.now() - settledAfterMs);
    let removed = 0;

    const countOne = async (userId: string): Promise<void> => {
      signal.throwIfAborted();
      const library = await libraries.findOne({ _id: userId });
      const named = library?.promptIds ?? [];
      const unnamed = { userId, _id: { $nin: named }, createdAt: { $lt: before } };
      removed += (await prompts.deleteMany(unnamed)).deletedCount;
      const kept = await prompts.find({ userId, _id: { $in: named } }).toArray();
      const bytes = kept.reduce((sum, prompt) => sum + storedBytes(prompt), 0);
      await libraries.updateOne(
        { _id: userId, bytes: { $exists: false } },
        { $set: { bytes, reservations: [] } },
      );
    };

    let latest = '';
    for await (const { userId } of prompts.find({}, { projection: { userId: 1 } }).sort({ userId: 1 })) {
      if (userId !== latest) await countOne(userId);
      latest = userId;
    }
    await libraries.updateMany({ bytes: { $exists: false } }, { $set: { bytes: 0, reservations: [] } });
    if (removed > 0) logger.info({ removed }, 'texts that no prompt library names removed');
  },
});
