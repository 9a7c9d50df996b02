import type { VersionedChange } from '@academy/service-kit/versions/versioned-aggregate.ts';

type Change<Entity, State> = (
  before: Entity,
) => VersionedChange<State> | null | Promise<VersionedChange<State> | null>;

interface Options<Entity, State> {
  id: string;
  /** Of which records this is a change; of others nothing is changed. */
  where: (before: Entity) => boolean;
  change: Change<Entity, State>;
}

/** Changes a record that is as it has to be; null where it is not there, or not so. */
export const changeWhere = async <Entity, State>(
  aggregate: { change: (id: string, change: Change<Entity, State>) => Promise<Entity | null> },
  { id, where, change }: Options<Entity, State>,
): Promise<Entity | null> => {
  let isMeant = false;
  const changed = await aggregate.change(id, (before) => {
    isMeant = where(before);
    return isMeant ? change(before) : null;
  });
  return isMeant ? changed : null;
};
