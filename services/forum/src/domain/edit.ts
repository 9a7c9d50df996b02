import { mostRevisions, type Revision, type Written } from './written.ts';

const unmarkedMs = 15 * 60_000;
const unmarkedEdits = 2;

type Before = Pick<Written, 'createdAt' | 'revisions' | 'caseVersion'>;

/** The first wording never goes: what was written before many edits can be read by moderators. */
const kept = (revisions: readonly Revision[]): Revision[] =>
  revisions.length <= mostRevisions
    ? [...revisions]
    : [...revisions.slice(0, 1), ...revisions.slice(1 - mostRevisions)];

/** A slip that is put right at once is nobody's business; what moderators may look at is. */
const isSlip = ({ createdAt, revisions, caseVersion }: Before, at: Date): boolean =>
  at.getTime() - createdAt.getTime() <= unmarkedMs && revisions.length < unmarkedEdits && caseVersion === 0;

/** What an edit leaves beside the new text: the wording before, and whether it is marked as edited. */
export const edited = (
  before: Before & Pick<Written, 'content' | 'editedAt'> & { title?: string },
  at: Date,
): { editedAt: Date | null; revisions: Revision[] } => {
  const earlier = { title: before.title ?? null, content: before.content, replacedAt: at };
  return {
    editedAt: isSlip(before, at) ? before.editedAt : at,
    revisions: kept([...before.revisions, earlier]),
  };
};
