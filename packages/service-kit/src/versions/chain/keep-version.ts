import { addOnce } from '../../chains/add-once.ts';
import { addToChain, countInChain, type ChainPort } from '../../chains/add-to-chain.ts';
import { numberOf, placesOf, type Link } from '../../chains/link.ts';
import { failPoint } from '../../fail-points/fail-point.ts';
import type { VersionModel } from '../version-model.ts';
import type { VersionRecord } from '../version.ts';
import { authorSeal, contentOf } from './linked-version.ts';
import { chainOf, type VersionChain } from './version-chain.ts';
import type { VersionChains } from './version-chains.ts';

/** Links versions into their records' chains. */
export const createVersionLinks = (
  versions: VersionModel,
  { chains, key }: { chains: VersionChains; key: Buffer },
) => {
  const lastLink = async (chain: string): Promise<Link | null> => {
    const last = await versions
      .findOne({ 'link.place': placesOf(chain) }, { link: 1 })
      .sort({ 'link.place': -1 })
      .lean();
    return last?.link ?? null;
  };

  /** The chain of a version, begun where there is none. At the first try its summary says what the next one follows. */
  const open = async (chain: string, tries: number) => {
    let summary = await chains.find(chain);
    const last = summary === null || tries > 0 ? await lastLink(chain) : null;
    // Versions without a summary: it was taken away, and a new one would hide that.
    if (summary === null && last === null) {
      await chains.begin(chain);
      summary = await chains.find(chain);
    }
    return { chain, summary, last };
  };

  /** Adds a version to its chain. Returns how many of its record are kept then, at most: none is counted that a gap is left of. */
  const add = async (version: VersionRecord, insert: ChainPort<VersionChain>['add']): Promise<number> => {
    const chain = chainOf(version);
    let kept = Infinity;
    const port: ChainPort<VersionChain> = {
      ...chains.summaries,
      open: async (tries) => {
        const opened = await open(chain, tries);
        const gone = opened.summary?.gaps.reduce((sum, { from, to }) => sum + to - from + 1, 0);
        kept = gone === undefined ? Infinity : -gone;
        return opened;
      },
      add: async (link) => {
        const outcome = await insert(link);
        kept += numberOf(link.place);
        return outcome;
      },
    };
    const content = contentOf(version, version.savedBy !== null);
    if (await addToChain(port, { key, content, what: `version ${version._id}` })) return kept;
    // It was kept before a crash, which may have left it uncounted.
    const before = await versions.findOne({ _id: version._id }, { link: 1 }).lean();
    const summary = await chains.find(chain);
    if (before?.link && summary) await countInChain(port, { chain, summary, link: before.link });
    return Infinity;
  };

  return {
    /** Keeps a version as the next of its record's; one that is kept already stays as it is. Returns what `add` does. */
    keep: (version: VersionRecord): Promise<number> =>
      add(version, async (link) => {
        const outcome = await addOnce(() =>
          versions.create({ ...version, ...authorSeal(key, version), link }),
        );
        failPoint('versions.after_linked');
        return outcome;
      }),

    /** The same of one that an earlier release kept. */
    adopt: (version: VersionRecord): Promise<number> =>
      add(version, async (link) => {
        let isNew = false;
        const outcome = await addOnce(async () => {
          const linked = { $set: { ...authorSeal(key, version), link } };
          isNew = (await versions.updateOne({ _id: version._id, link: null }, linked)).modifiedCount > 0;
        });
        // Another replica may have taken it in, where this one has lost the lock of the migrations.
        return outcome === 'added' && !isNew ? 'there already' : outcome;
      }),
  };
};
