import type { BinnedNow } from '../../bin/binnable-aggregate.ts';
import { binKind, binStateOf } from '../../bin/bin-seals.ts';
import type { ChainFault } from '../../chains/check-chain.ts';
import type { LinkedVersion } from './linked-version.ts';
import { chainOf, type VersionChain } from './version-chain.ts';

const prefix = chainOf({ kind: binKind, recordId: '' });

/** Whether a chain tells of a part in the bin. */
export const isBinChain = ({ _id }: Pick<VersionChain, '_id'>): boolean => _id.startsWith(prefix);

/** By the part's id, what was kept last of what lies in the bin. */
export const lastsOf = () => {
  const lasts = new Map<string, { place: string; seal: string | null }>();
  return {
    note: (chain: Pick<VersionChain, '_id'>, last: LinkedVersion | undefined): void => {
      if (!last || !isBinChain(chain)) return;
      lasts.set(chain._id.slice(prefix.length), { place: last.link.place, seal: binStateOf(last).seal });
    },
    get: (id: string) => lasts.get(id),
    all: () => [...lasts],
  };
};

/** The first part in the bin that is not what was put there, was put there by nobody, or has gone from there. */
export const binFault = (
  binned: readonly BinnedNow[],
  lasts: ReturnType<typeof lastsOf>,
): ChainFault | null => {
  for (const { id, seal } of binned) {
    const last = lasts.get(id);
    if (!last?.seal) return { place: chainOf({ kind: binKind, recordId: id }), entryId: null, kind: 'added' };
    if (last.seal !== seal) return { place: last.place, entryId: null, kind: 'altered' };
  }
  const there = new Set(binned.map(({ id }) => id));
  const gone = lasts.all().find(([id, { seal }]) => seal !== null && !there.has(id));
  return gone ? { place: gone[1].place, entryId: null, kind: 'missing' } : null;
};
