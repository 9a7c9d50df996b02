import type { Gap, Summary } from '../../chains/check-chain.ts';
import { canonicalText, numberOf, type Link } from '../../chains/link.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';

/** The summary of one record's versions: how many there ever were, and which of them were deleted since. */
export interface VersionChain extends Summary {
  /** The chain's name, `lessons first--two`; `register` of the register. */
  _id: string;
  gaps: Gap[];
  /** Its place in the register of all chains; absent in the register itself. */
  registered?: Link;
  /** The register's: when what an earlier release kept was taken into chains. From then on nothing may be without one. */
  adoptedAt?: Date;
  /** Of all the others, by a key that is not in the store. */
  seal: string;
}

export type UnsealedChain = Omit<VersionChain, 'seal'>;

/** The chain of all chains: each is registered in it as it is begun, so that none can go unseen. No record's has its name. */
export const register = 'register';

/** The name of a record's chain. */
export const chainOf = ({ kind, recordId }: { kind: string; recordId: string }): string =>
  `${kind} ${recordId}`;

const sealOf = (key: Buffer, chain: UnsealedChain): string => keyedHash(key, canonicalText(chain));

/** The chain with its seal. */
export const sealed = (key: Buffer, chain: UnsealedChain): VersionChain => ({
  ...chain,
  seal: sealOf(key, chain),
});

/** Whether a chain's summary is as it was written. */
export const isSealIntact = (key: Buffer, { seal, ...chain }: VersionChain): boolean =>
  seal === sealOf(key, chain);

/** A chain in which nothing is yet. */
export const emptyChain = (_id: string): UnsealedChain => ({ _id, entries: 0, last: _id, gaps: [] });

/** The gaps with those of these links: those that touch are one. */
export const withGaps = (gaps: readonly Gap[], links: readonly Link[]): Gap[] => {
  const added = links.map(({ place, hash }) => ({ from: numberOf(place), to: numberOf(place), last: hash }));
  const all = [...gaps, ...added].sort((one, other) => one.from - other.from);
  return all.reduce<Gap[]>((joined, gap) => {
    const before = joined.at(-1);
    if (!before || before.to + 1 < gap.from) return [...joined, gap];
    const { to, last } = gap.to > before.to ? gap : before;
    return [...joined.slice(0, -1), { ...before, to, last }];
  }, []);
};
