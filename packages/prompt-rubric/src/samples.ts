import type { Language } from './rubric.ts';

/** Answers whose worth is known, in each language. */
export type Samples = Record<Language, { good: readonly string[]; weak: readonly string[] }>;
