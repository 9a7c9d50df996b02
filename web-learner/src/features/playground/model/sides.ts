/** The two prompts of a comparison. */
export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];
export type Both<T> = Record<Side, T>;

/** Characters of a prompt; the server takes no more. */
export const PROMPT_LIMIT = 10_000;

export const mayRun = (text: string): boolean => text.trim() !== '' && text.length <= PROMPT_LIMIT;
