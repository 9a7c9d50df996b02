import { createCached } from '@academy/service-kit/cache/cached.ts';
import type { HeldQuestions } from '../../retrieval/questions/holders.ts';
import type { KnownQuestionRepository } from '../data/known-question-repository.ts';
import { heldQuestionOf } from '../domain/known-question.ts';

export interface AddedQuestions {
  /** The questions that staff added, as the tutor weighs them; the same array while none of them changes. */
  read(): Promise<readonly HeldQuestions[]>;
  /** The next read sees what has changed. */
  forget(): void;
}

/** What the broker has not told yet shows after this. */
const freshMs = 5_000;

/** The added questions of this replica. */
export const createAddedQuestions = (
  { active }: Pick<KnownQuestionRepository, 'active'>,
  { now }: { now?: () => number } = {},
): AddedQuestions => {
  let latest: { versions: string; questions: readonly HeldQuestions[] } = { versions: '', questions: [] };
  return createCached(
    async () => {
      const records = await active();
      const versions = records.map(({ _id, version }) => `${_id}/${version}`).join(' ');
      if (versions !== latest.versions) latest = { versions, questions: records.map(heldQuestionOf) };
      return latest.questions;
    },
    { freshMs, ...(now && { now }) },
  );
};
