import { addToChain, type ChainPort } from '../../chains/add-to-chain.ts';
import { numberOf, placesOf, type Link } from '../../chains/link.ts';
import type { Logger } from '../../logging/logger.ts';
import { insertOnce } from '../../mongo/insert-once.ts';
import { addOnce } from '../../chains/add-once.ts';
import type { VersionChainModel } from './version-chain-model.ts';
import {
  emptyChain,
  isSealIntact,
  register,
  sealed,
  withGaps,
  type UnsealedChain,
  type VersionChain,
} from './version-chain.ts';

const MOST_TRIES = 200;

/** The summaries of a service's chains of versions, sealed as they are written, and their register. */
export const createVersionChains = (
  model: VersionChainModel,
  { key, logger }: { key: Buffer; logger: Pick<Logger, 'error'> },
) => {
  const find = (id: string): Promise<VersionChain | null> => model.findOne({ _id: id }).lean();

  /** Writes a summary anew where it still has the seal that it was read with. */
  const replace = async (chain: UnsealedChain, { seal }: { seal: string }): Promise<boolean> => {
    const { _id, ...changed } = sealed(key, chain);
    return (await model.updateOne({ _id, seal }, { $set: changed })).modifiedCount === 1;
  };

  /** What every chain's port does with its summary. */
  const summaries: Omit<ChainPort<VersionChain>, 'open' | 'add'> = {
    find,
    isIntact: (chain) => isSealIntact(key, chain),
    isClosed: () => false,
    replace: ({ seal, ...chain }, counted) => replace({ ...chain, ...counted }, { seal }),
    report: (chain) => {
      logger.error({ chain }, 'the summary of a chain of versions is not as it was written');
    },
  };

  const lastRegistered = async (): Promise<Link | null> => {
    const last = await model
      .findOne({ 'registered.place': placesOf(register) }, { registered: 1 })
      .sort({ 'registered.place': -1 })
      .lean();
    return last?.registered ?? null;
  };

  const openRegister = async (tries: number) => {
    let summary = await find(register);
    const last = summary === null || tries > 0 ? await lastRegistered() : null;
    // Chains without a register: it was taken away, and a new one would hide that.
    if (summary === null && last === null) {
      await insertOnce(() => model.create(sealed(key, emptyChain(register))));
      summary = await find(register);
    }
    return { chain: register, summary, last };
  };

  /** Begins a chain, and keeps in the register that there is one. */
  const begin = async (id: string): Promise<void> => {
    const port: ChainPort<VersionChain> = {
      ...summaries,
      open: openRegister,
      add: (registered) => addOnce(() => model.create(sealed(key, { ...emptyChain(id), registered }))),
    };
    await addToChain(port, { key, content: { _id: id }, what: `the chain ${id}` });
  };

  /** Writes a change of a summary; not in one that is gone or that somebody else wrote. */
  const change = async (id: string, work: (chain: UnsealedChain) => UnsealedChain): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const chain = await find(id);
      if (chain === null || !isSealIntact(key, chain)) {
        summaries.report(id);
        return;
      }
      const { seal, ...unsealed } = chain;
      if (await replace(work(unsealed), { seal })) return;
    }
    throw new Error(`The summary of the chain ${id} could not be written.`);
  };

  return {
    find,
    begin,
    summaries,

    /** Marks as deleted what stands there, before it is. */
    markGap: async (id: string, links: readonly Link[]): Promise<void> => {
      if (links.length === 0) return;
      await change(id, (chain) => {
        const gaps = withGaps(chain.gaps, links);
        const end = gaps.at(-1);
        // One may be deleted that a crash left uncounted.
        const counted = end && end.to > chain.entries ? { entries: end.to, last: end.last } : {};
        return { ...chain, gaps, ...counted };
      });
    },

    /** Whether what an earlier release kept has been taken into chains. */
    isAdopted: async (): Promise<boolean> => ((await find(register))?.adoptedAt ?? null) !== null,

    markAdopted: async (adoptedAt: Date): Promise<void> => {
      await openRegister(0);
      await change(register, (chain) => ({ ...chain, adoptedAt }));
    },

    /** Every record's chain in the order of the register; those that are in none come first. */
    all: async (): Promise<VersionChain[]> => {
      const chains = await model.find({ _id: { $ne: register } }).lean();
      const numberIn = ({ registered }: VersionChain): number =>
        registered ? numberOf(registered.place) : 0;
      return chains.sort((one, other) => numberIn(one) - numberIn(other));
    },
  };
};

export type VersionChains = ReturnType<typeof createVersionChains>;
