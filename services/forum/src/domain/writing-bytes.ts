import type { Revision, Written } from './written.ts';

const sizeOf = ({ title, content }: Pick<Revision, 'content'> & { title?: string | null }): number =>
  Buffer.byteLength(title ?? '') + Buffer.byteLength(content);

/** What a new post or reply takes of its author's room, in bytes of UTF-8. */
export const bytesOfText = (text: { title?: string; content: string }): number => sizeOf(text);

/** What a post or reply takes of its author's room with its earlier wordings, in bytes of UTF-8. */
export const bytesOfWriting = (
  written: Pick<Written, 'content' | 'revisions'> & { title?: string },
): number => [written, ...written.revisions].reduce((sum, wording) => sum + sizeOf(wording), 0);

/** What its deletion frees: nothing where moderators may have kept its wordings. */
export const roomFreedBy = (
  written: Parameters<typeof bytesOfWriting>[0] & Pick<Written, 'caseVersion'>,
): number => (written.caseVersion === 0 ? bytesOfWriting(written) : 0);
