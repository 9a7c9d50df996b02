import type { StaffPassage } from '@academy/contracts/http/ai/passages.ts';

/** Where a passage stands, in words. */
export const nameOfPassage = ({ title, heading }: Pick<StaffPassage, 'title' | 'heading'>): string =>
  heading === null ? title : `${title} › ${heading}`;
