/** The reply that an address names after `#`, or null. */
export const soughtReply = (hash: string): string | null => /^#reply-([\w-]+)$/.exec(hash)?.[1] ?? null;
