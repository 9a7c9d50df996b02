import type { KnownQuestionDraft, StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { passageNamed } from '../../knowledge/domain/passage-id.ts';
import { anchorOf } from '../domain/anchor.ts';
import { knownQuestionChanged, newKnownQuestion, type KnownQuestion } from '../domain/known-question.ts';
import { knownQuestionIdTaken, passageGone } from '../domain/known-question-texts.ts';
import { knownQuestionView } from '../views/known-question-view.ts';
import { checkRoom } from './check-room.ts';
import type { KnownQuestionDeps } from './known-question-deps.ts';

const isSame = (a: KnownQuestion, b: KnownQuestion): boolean =>
  a.question === b.question &&
  a.language === b.language &&
  a.place.kind === b.place.kind &&
  a.place.id === b.place.id &&
  a.sentences.es === b.sentences.es &&
  a.sentences.en === b.sentences.en;

/**
 * Staff tell the tutor which passage answers a question; the next answer knows it. Added again under its id, it is one. Throws
 * DomainError 400 naming the field, and 409 where the id is another's.
 */
export const addKnownQuestion = async (
  deps: KnownQuestionDeps,
  { id = newId(), passage: wanted, ...draft }: KnownQuestionDraft,
  by: string,
): Promise<StaffKnownQuestion> => {
  const { knownQuestions, knowledge, now } = deps;
  const { passages } = await knowledge.read();
  const passage = passageNamed(passages, wanted);
  if (!passage) throw passageGone();
  const { kind, id: placeId } = passage.place;
  const at = now();
  const place = { kind, id: placeId };
  const added = newKnownQuestion(draft, { id, place, sentences: anchorOf(passage, passages), by, at });
  if ((await knownQuestions.questions.find(id)) === null) {
    await checkRoom(deps, added, passages);
    const recorded = staffActionRecorded({
      actorId: by,
      action: 'known-question.added',
      resource: 'known-questions',
      resourceId: id,
      fields: ['question', 'language', 'passage'],
      at,
    });
    await knownQuestions.questions.add(added, [knownQuestionChanged(added), recorded]);
  }
  const kept = await knownQuestions.questions.find(id);
  if (!kept || !isSame(kept, added)) throw knownQuestionIdTaken();
  knownQuestions.forget();
  return knownQuestionView(kept, passages);
};
