import type { ForumTopic } from '@academy/contracts/http/forum/post-views.ts';
import type { AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { applyNewer, removeNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import { placeKey, type Place, type PlaceKind, type Places } from '../domain/place.ts';
import type { PlaceModel } from './place-model.ts';

const bookkeeping = { sequence: 0, removed: 0 } as const;

/** The forum's read model of what posts may be about. */
export const createPlaceRepository = (models: Record<PlaceKind, PlaceModel>) => {
  const listOf = async (kind: PlaceKind, ids: readonly string[]): Promise<[string, Place][]> => {
    if (ids.length === 0) return [];
    const rows = await models[kind]
      .find({ _id: { $in: [...new Set(ids)] }, removed: { $ne: true } }, bookkeeping)
      .lean();
    return rows.map((place) => [placeKey({ kind, id: place._id }), place]);
  };

  return {
    listOf: async (topics: readonly ForumTopic[]): Promise<Places> => {
      const idsOf = (kind: PlaceKind) => topics.filter((topic) => topic.kind === kind).map(({ id }) => id);
      const [lessons, documents] = await Promise.all([
        listOf('lesson', idsOf('lesson')),
        listOf('document', idsOf('document')),
      ]);
      return new Map([...lessons, ...documents]);
    },

    keep: async (
      kind: PlaceKind,
      version: AggregateVersion,
      titles: Pick<Place, 'titleEs' | 'titleEn'>,
    ): Promise<void> => {
      await applyNewer(models[kind], version, titles);
    },

    remove: async (kind: PlaceKind, version: AggregateVersion): Promise<void> => {
      await removeNewer(models[kind], version);
    },
  };
};

export type PlaceRepository = ReturnType<typeof createPlaceRepository>;
