import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { Choices, SwitchName } from '../domain/preferences.ts';
import type { PreferenceModel } from './preference-model.ts';

export const createPreferenceRepository = (model: PreferenceModel) => ({
  /** What a member chose; nothing for somebody who never did. */
  choicesOf: async (userId: string): Promise<Choices> =>
    (await model.findOne({ _id: userId }).lean())?.choices ?? {},

  /** Keeps these choices beside the others. */
  choose: async (userId: string, choices: Choices): Promise<void> => {
    const entries = Object.entries(choices).map(([name, on]) => [`choices.${name}`, on]);
    if (entries.length === 0) return;
    const $set = Object.fromEntries(entries);
    await upsert(() => model.updateOne({ _id: userId }, { $set }, { upsert: true }));
  },

  /** The ids of members who turned this switch on themselves, in order of id, after `after`. */
  listWhoTurnedOn: async (
    name: SwitchName,
    { after = '', limit }: { after?: string | undefined; limit: number },
  ): Promise<string[]> => {
    const where = { [`choices.${name}`]: true, _id: { $gt: after } };
    const rows = await model.find(where, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  },

  erase: async (userId: string): Promise<void> => {
    await model.deleteOne({ _id: userId });
  },
});

export type PreferenceRepository = ReturnType<typeof createPreferenceRepository>;
