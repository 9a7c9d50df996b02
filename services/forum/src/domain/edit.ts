import { mostRevisions, type Revision, type Written } from './written.ts';

const unmarkedMs = 15 * 60_000;

/** The first wording never goes: what was written before many edits can be read by moderators. */
const kept = (revisions: readonly Revision[]): Revision[] =>
  revisions.length <= mostRevisions
    ? [...revisions]
    : [...revisions.slice(0, 1), ...revisions.slice(1 - mostRevisions)];

/** What an edit leaves beside the new text: the wording before, and whether it is marked as edited. */
export const edited = (
  before: Pick<Written, 'content' | 'createdAt' | 'editedAt' | 'revisions'> & { title?: string },
  at: Date,
): { editedAt: Date | null; revisions: Revision[] } => {
  const earlier = { title: before.title ?? null, content: before.content, replacedAt: at };
  return {
    // A slip that is put right at once is nobody's business.
    editedAt: at.getTime() - before.createdAt.getTime() > unmarkedMs ? at : before.editedAt,
    revisions: kept([...before.revisions, earlier]),
  };
};
