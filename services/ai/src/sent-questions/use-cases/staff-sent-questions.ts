import {
  sentQuestionFilterSchema,
  type SentQuestionStatus,
  type StaffSentQuestion,
} from '@academy/contracts/http/ai/sent-questions.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffFilters } from '@academy/service-kit/staff/staff-query.ts';
import { sentQuestionChanged, sentQuestionNotFound } from '../domain/sent-question-texts.ts';
import { staffSentQuestionView } from '../views/sent-question-view.ts';
import type { SentQuestionDeps } from './sent-question-deps.ts';

export const listSentQuestions = async (
  { questions }: SentQuestionDeps,
  list: StaffList,
): Promise<{ rows: StaffSentQuestion[]; total: number }> => {
  const { rows, total } = await questions.listForStaff(list, staffFilters(list, sentQuestionFilterSchema));
  return { rows: rows.map(staffSentQuestionView), total };
};

/** Throws DomainError 404. */
export const readSentQuestion = async (
  { questions }: SentQuestionDeps,
  id: string,
): Promise<StaffSentQuestion> => {
  const question = await questions.find(id);
  if (!question) throw sentQuestionNotFound();
  return staffSentQuestionView(question);
};

/** Staff are done with a question, or open it again. Throws DomainError 404, and 409 when it has moved on. */
export const changeSentQuestion = async (
  { questions, now }: SentQuestionDeps,
  {
    id,
    change: { status },
    expectedVersion,
    actorId,
  }: StaffEdit<{ status?: SentQuestionStatus | undefined }>,
): Promise<StaffSentQuestion> => {
  const changed = await questions.change(id, (current) => {
    assertExpectedVersion(expectedVersion, current.version, sentQuestionChanged);
    if (status === undefined || status === current.status) return null;
    const recorded = staffActionRecorded({
      actorId,
      action: `tutor-question.${status === 'done' ? 'done' : 'reopened'}`,
      resource: 'tutor-questions',
      resourceId: id,
      fields: ['status'],
      at: now(),
    });
    return { state: { status }, events: [recorded] };
  });
  if (!changed) throw sentQuestionNotFound();
  return staffSentQuestionView(changed);
};
