import { createHash } from 'node:crypto';
import type { Wording } from './moderation/kept-wordings.ts';

/** Names the wording of a post or reply: the same title and text have the same name, and any change another. */
export const wordingOf = ({ title, content }: { title?: string; content: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([title ?? null, content]))
    .digest('base64url')
    .slice(0, 22);

/** The present wording of a post or reply, with its name. */
export const presentWording = (written: { title?: string; content: string }): Wording => ({
  wording: wordingOf(written),
  title: written.title ?? null,
  content: written.content,
});
