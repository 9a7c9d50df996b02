import { changedBetween } from '../../bin/bin-seals.ts';
import { faultInChain, strayIn, type ChainFault } from '../../chains/check-chain.ts';
import { isLinked } from '../../chains/link.ts';
import type { VersionRepository } from '../version-repository.ts';
import type { LinkedVersion } from './linked-version.ts';
import { binFault, isBinChain, lastsOf } from './verify-bin.ts';
import type { BinnedNow } from '../../bin/binnable-aggregate.ts';
import { isSealIntact, register, type VersionChain } from './version-chain.ts';

/** What may lie in the bin, and how it is read. */
export interface InBin {
  binnedNow: () => Promise<BinnedNow[]>;
  fileAllVersions: () => Promise<void>;
}

export interface VerifiedVersions {
  /** Records that have versions, and parts of records that lie in the bin or have lain there. */
  chains: number;
  versions: number;
  /** What lies in the bin. */
  binned: number;
  /** Kept by an earlier release, in no chain, where its versions have not been taken into chains yet. */
  unlinked: number;
  /** The first thing that is not as it was kept; null where all is. */
  fault: ChainFault | null;
}

interface Deps {
  versions: VersionRepository;
  key: Buffer;
  aggregates: readonly InBin[];
}

/** A chain that is not registered, or a registered one that is gone. */
const faultInRegister = (
  key: Buffer,
  summary: VersionChain | null,
  chains: readonly VersionChain[],
): ChainFault | null => {
  if (summary === null) return { place: register, entryId: null, kind: 'missing' };
  const unregistered = chains.find(({ registered }) => !registered);
  if (unregistered) return { place: unregistered._id, entryId: null, kind: 'added' };
  return faultInChain({
    summary,
    isIntact: isSealIntact(key, summary),
    isClosed: false,
    entries: chains.flatMap(({ _id, registered: link }) => (link ? [{ _id, link }] : [])),
    isAsKept: ({ _id, link }) => isLinked(key, { _id }, link),
  });
};

const faultIn = ({ versions, key }: Deps, chain: VersionChain, entries: readonly LinkedVersion[]) => {
  const fault = faultInChain({
    summary: chain,
    isIntact: isSealIntact(key, chain),
    isClosed: false,
    gaps: chain.gaps,
    entries,
    isAsKept: (version) => versions.isAsKept(version),
  });
  if (fault || !isBinChain(chain)) return fault;
  const changed = changedBetween(entries);
  return changed && { place: changed.link.place, entryId: null, kind: 'altered' as const };
};

/** Looks at everything that is kept, a record at a time in the order of the register, up to the first fault. */
const verifyOnce = async (deps: Deps): Promise<VerifiedVersions> => {
  const { versions } = deps;
  for (const { fileAllVersions } of deps.aggregates) await fileAllVersions();
  // Before the chains, so that each place seen here has its chain there; and the register before those that it names.
  const places = await versions.places();
  const summary = await versions.chains.find(register);
  const chains = await versions.chains.all();
  const found: VerifiedVersions = { chains: 0, versions: 0, binned: 0, unlinked: 0, fault: null };
  const inRegister = faultInRegister(deps.key, summary, chains);
  if (inRegister) return { ...found, fault: inRegister };
  const lasts = lastsOf();
  for (const chain of chains) {
    const entries = await versions.inChain(chain._id);
    const fault = faultIn(deps, chain, entries);
    if (fault) return { ...found, fault };
    found.chains += 1;
    found.versions += entries.length;
    lasts.note(chain, entries.at(-1));
  }
  const stray = strayIn(places, chains);
  if (stray) return { ...found, fault: stray };
  const [unlinked] = await versions.unlinked(1);
  if (unlinked && summary?.adoptedAt)
    return {
      ...found,
      fault: { place: `${unlinked.kind} ${unlinked.recordId}`, entryId: unlinked._id, kind: 'added' },
    };
  const binned = (await Promise.all(deps.aggregates.map(({ binnedNow }) => binnedNow()))).flat();
  return {
    ...found,
    binned: binned.length,
    unlinked: unlinked ? await versions.countUnlinked() : 0,
    fault: binFault(binned, lasts),
  };
};

const mostLooks = 3;

/**
 * Verifies a service's versions and bin. It runs beside the service: what looks like a fault is looked at again, since a write
 * may have come between two reads.
 */
export const verifyVersions = async (deps: Deps): Promise<VerifiedVersions> => {
  let found = await verifyOnce(deps);
  for (let looks = 1; found.fault !== null && looks < mostLooks; looks += 1) found = await verifyOnce(deps);
  return found;
};
