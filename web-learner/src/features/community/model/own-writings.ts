const own = new Set<string>();

/** Remembers what this page has sent, since the live stream announces it to its author as well. */
export const rememberOwn = (id: string): void => void own.add(id);
export const isOwnWriting = (id: string): boolean => own.has(id);
