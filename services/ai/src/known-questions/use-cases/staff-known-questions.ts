import {
  knownQuestionFilterSchema,
  type KnownQuestionChange,
  type StaffKnownQuestion,
} from '@academy/contracts/http/ai/known-questions.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffFilters } from '@academy/service-kit/staff/staff-query.ts';
import { knownQuestionChanged, withWording, type KnownQuestion } from '../domain/known-question.ts';
import { knownQuestionChangedMeanwhile, knownQuestionNotFound } from '../domain/known-question-texts.ts';
import { knownQuestionView, knownQuestionViews } from '../views/known-question-view.ts';
import { checkRoom } from './check-room.ts';
import type { KnownQuestionDeps } from './known-question-deps.ts';

export const listKnownQuestions = async (
  { knownQuestions, knowledge }: KnownQuestionDeps,
  list: StaffList,
): Promise<{ rows: StaffKnownQuestion[]; total: number }> => {
  const filter = staffFilters(list, knownQuestionFilterSchema);
  const [{ passages }, { rows, total }] = await Promise.all([
    knowledge.read(),
    knownQuestions.questions.listForStaff(list, filter),
  ]);
  return { rows: knownQuestionViews(rows, passages), total };
};

/** Throws DomainError 404. */
export const readKnownQuestion = async (
  { knownQuestions, knowledge }: KnownQuestionDeps,
  id: string,
): Promise<StaffKnownQuestion> => {
  const [{ passages }, question] = await Promise.all([knowledge.read(), knownQuestions.questions.find(id)]);
  if (!question) throw knownQuestionNotFound();
  return knownQuestionView(question, passages);
};

const actionOf = (before: KnownQuestion, after: Pick<KnownQuestion, 'status'>): string => {
  if (before.status === after.status) return 'known-question.reworded';
  return after.status === 'removed' ? 'known-question.removed' : 'known-question.restored';
};

/**
 * Staff reword a known question, remove it or bring it back. Throws DomainError 404, 409 when it has moved on, and 400 naming the
 * field where it cannot stand beside the others of its passage.
 */
export const changeKnownQuestion = async (
  deps: KnownQuestionDeps,
  { id, change: { question, status }, expectedVersion, actorId }: StaffEdit<KnownQuestionChange>,
): Promise<StaffKnownQuestion> => {
  const { knownQuestions, knowledge, now } = deps;
  const { passages } = await knowledge.read();
  const changed = await knownQuestions.questions.change(id, async (current) => {
    assertExpectedVersion(expectedVersion, current.version, knownQuestionChangedMeanwhile);
    const wanted = { ...(question !== undefined && { question }), ...(status !== undefined && { status }) };
    const after = { ...current, ...wanted };
    const fields = (['question', 'status'] as const).filter((field) => after[field] !== current[field]);
    if (fields.length === 0) return null;
    if (after.status === 'active') await checkRoom(deps, after, passages);
    const at = now();
    const recorded = staffActionRecorded({
      actorId,
      action: actionOf(current, after),
      resource: 'known-questions',
      resourceId: id,
      fields,
      values: { before: current, after },
      at,
    });
    const state = withWording(current, wanted, { by: actorId, at });
    return { state, events: [knownQuestionChanged({ ...current, ...state }), recorded] };
  });
  if (!changed) throw knownQuestionNotFound();
  knownQuestions.forget();
  return knownQuestionView(changed, passages);
};
