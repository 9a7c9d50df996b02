import { beginningOf } from '@academy/service-kit/text/beginning-of.ts';

const longest = 400;

/** The beginning of what somebody wrote, cut at a word. */
export const excerptOf = (text: string): string => beginningOf(text.trim(), longest);
