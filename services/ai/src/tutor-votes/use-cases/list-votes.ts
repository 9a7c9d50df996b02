import { tutorVotesFilterSchema, type TutorVotes } from '@academy/contracts/http/ai/tutor-votes.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import { passageIdOf } from '../../knowledge/domain/passage-id.ts';
import { holdersOf } from '../../retrieval/questions/holders.ts';
import { staffPassageView } from '../../known-questions/views/staff-passage-view.ts';
import type { ListVotesDeps } from './tutor-vote-deps.ts';

const page = {
  text: ({ title, heading, excerpt }: TutorVotes) => [title, heading ?? '', excerpt],
  sortable: ['id', 'title', 'share', 'notHelpful', 'people', 'remarks', 'questions'] as const,
  filters: tutorVotesFilterSchema,
};

/** The passages of answers that did not help, the worst first; none whose text is gone or was reworded since. */
export const listVotes = async (
  { tutorVotes, sentQuestions, knowledge, knownQuestions }: ListVotesDeps,
  list: StaffList,
): Promise<{ rows: TutorVotes[]; total: number }> => {
  const [counted, remarks, { passages }, added] = await Promise.all([
    tutorVotes.votes.count(),
    sentQuestions.questions.countByPassage(),
    knowledge.read(),
    knownQuestions.read(),
  ]);
  const holders = holdersOf(added, passages);
  const placeOf = new Map(passages.map((passage, at) => [passageIdOf(passage), at]));
  const rows = counted
    .toSorted(
      (a, b) =>
        b.notHelpful / b.people - a.notHelpful / a.people ||
        b.people - a.people ||
        a._id.localeCompare(b._id),
    )
    .flatMap(({ _id, people, notHelpful }): TutorVotes[] => {
      const at = placeOf.get(_id);
      const passage = at === undefined ? undefined : passages[at];
      if (at === undefined || !passage) return [];
      const questions = holders.filter((held) => held.includes(at)).length;
      const counts = { people, notHelpful, share: notHelpful / people, questions };
      return [{ ...staffPassageView(passage), ...counts, remarks: remarks.get(_id) ?? 0 }];
    });
  return staffPage(rows, list, page);
};
