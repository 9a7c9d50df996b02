/** Where drafts rest between visits. */
export interface DraftStorage {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
}

/**
 * What a learner has typed and not lost, one text per exercise and learner. Memory answers first, so a
 * full or forbidden storage costs only what a reload would have brought back.
 */
export function createDrafts(storage: DraftStorage, userId: string) {
  const memory = new Map<string, string>();
  const keyOf = (exerciseId: string) => `draft:${userId}:${exerciseId}`;
  return {
    read: (exerciseId: string): string => memory.get(exerciseId) ?? storage.read(keyOf(exerciseId)) ?? '',
    write(exerciseId: string, text: string) {
      memory.set(exerciseId, text);
      storage.write(keyOf(exerciseId), text === '' ? null : text);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
