import { binEntries, binKind } from '../../bin/bin-seals.ts';
import type { Migration } from '../../migrations/migration.ts';
import type { VersionRepository } from '../version-repository.ts';
import { chainOf } from './version-chain.ts';
import type { InBin } from './verify-versions.ts';

const batch = 100;

interface Adopting {
  versions: VersionRepository;
  aggregates: readonly InBin[];
}

/**
 * The migration that takes what an earlier release kept into chains, as it stands: each record's versions in their order, and what
 * lies in the bin. It is done once, which the register says: it changes nothing where somebody had it run again.
 */
export const adoptVersions = (name: string, { versions, aggregates }: Adopting): Migration => ({
  name,
  run: async ({ signal }) => {
    if (await versions.chains.isAdopted()) return;
    for (;;) {
      const rows = await versions.unlinked(batch);
      if (rows.length === 0) break;
      for (const row of rows) {
        signal.throwIfAborted();
        await versions.adopt(row);
      }
    }
    for (const { binnedNow } of aggregates)
      for (const { id, seal } of await binnedNow()) {
        signal.throwIfAborted();
        if ((await versions.chains.find(chainOf({ kind: binKind, recordId: id }))) !== null) continue;
        await versions.keep(
          binEntries({ before: [], after: [{ id, content: {} }], seal: () => seal, at: new Date() }),
        );
      }
    await versions.chains.markAdopted(new Date());
  },
});
