import type { Written } from './written.ts';

export interface ReplyRecord extends Written {
  postId: string;
}

export type ReplyState = Omit<ReplyRecord, 'version'>;
