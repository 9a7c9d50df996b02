/** What was used last, as long as it fits into so many bytes. */
export interface ByteCache {
  get(key: string): Buffer | undefined;
  set(key: string, value: Buffer): void;
}

/** A single value larger than a quarter of the cache is not kept, since it would push out too many others. */
export const createByteCache = (maxBytes: number): ByteCache => {
  const held = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= held.get(key)?.length ?? 0;
    held.delete(key);
  };
  return {
    get: (key) => {
      const value = held.get(key);
      if (!value) return undefined;
      // The map's order is that of last use.
      held.delete(key);
      held.set(key, value);
      return value;
    },
    set: (key, value) => {
      drop(key);
      if (value.length > maxBytes / 4) return;
      held.set(key, value);
      bytes += value.length;
      for (const oldest of held.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
};
