import type { JudgedAttempt, Judgement } from '@academy/contracts/http/catalog/teaching.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { maskPrivate, maskSpans } from '@academy/prompt-rubric/mask-private.ts';
import { keysOf } from '@academy/prompt-rubric/groups.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { assertNotOwn } from '@academy/service-kit/identity/own-record.ts';
import { searchable } from '@academy/service-kit/text/any-accent.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { consentCovers } from '../domain/consent-covers.ts';
import { judgedAlready, offeredNotFound, otherText, unknownPoint } from '../domain/teaching-texts.ts';
import { judgedViews } from './list-judged.ts';
import { exerciseForStaff } from './taught-exercise.ts';

interface Judging {
  exerciseId: string;
  judgement: Judgement;
  caller: Caller;
  language: Language;
}

const offered = async (
  deps: CatalogDeps,
  { exerciseId, judgement, caller }: Judging,
): Promise<AttemptRecord> => {
  const attempt = await deps.offeredAttempts.findBy(judgement.id);
  if (attempt?.exerciseId !== exerciseId) throw offeredNotFound();
  assertNotOwn(caller, attempt.userId);
  const { exercise } = await exerciseForStaff(deps, exerciseId);
  if (!keysOf(exercise.rubric.criteria).includes(judgement.point)) throw unknownPoint();
  return attempt;
};

/** What is kept of the attempt: what the privacy check finds is masked, as the teacher saw it, and what they masked beside. */
const confirmedText = ({ answer }: AttemptRecord, { text, masks }: Judgement): string => {
  const masked = maskPrivate(answer).text;
  if (masked !== text) throw otherText();
  return maskSpans(masked, masks).text;
};

/** The mark first: it goes before a consent that was withdrawn is given anew. */
const mayTeach = async (
  { offeredAttempts, teachingConsents }: CatalogDeps,
  judgementId: string,
): Promise<boolean> => {
  const attempt = await offeredAttempts.findBy(judgementId);
  return attempt !== null && consentCovers(await teachingConsents.since(attempt.userId), attempt);
};

/**
 * Judges an offered attempt: a copy of its text, masked, with good or weak and the point that decides. The copy is written first,
 * then its mark and its member's consent are looked at again, and only then does it count: whichever of a judgement and a withdrawal comes
 * second sees the other. The same judgement again is the same one.
 */
export const judgeAttempt = async (deps: CatalogDeps, judging: Judging): Promise<JudgedAttempt> => {
  const { exerciseId, judgement, caller, language } = judging;
  const { judgedAttempts, offeredAttempts, now } = deps;
  const attempt = await offered(deps, judging);
  const { id, good, point } = judgement;
  const text = confirmedText(attempt, judgement);
  const at = now();
  const kept = { text, searched: searchable(text), good, point, judgedAt: at };
  await judgedAttempts.write({ _id: id, exerciseId, ...kept, state: 'unsettled' });
  failPoint('catalog.after_judged_write');
  if (!(await mayTeach(deps, id))) {
    await judgedAttempts.erase([id]);
    throw offeredNotFound();
  }
  const settled = await judgedAttempts.change(id, (current) => {
    if (current.state !== 'unsettled') return null;
    const audit = staffActionRecorded({
      actorId: caller.userId,
      action: 'attempt.judged',
      resource: 'judged-attempts',
      resourceId: id,
      fields: ['good', 'point'],
      values: { before: {}, after: { good, point } },
      at,
    });
    return { state: { ...kept, state: 'waiting' }, events: [audit] };
  });
  if (!settled) throw offeredNotFound();
  failPoint('catalog.after_judged_settled');
  // One that stands already, too: a crash may have left its attempt offered.
  await offeredAttempts.take(id);
  // With other masks, too: nobody is told that a text is kept which is not.
  if (settled.good !== good || settled.point !== point || settled.text !== text) throw judgedAlready();
  const [view] = await judgedViews(deps, [settled], language);
  if (!view) throw offeredNotFound();
  return view;
};
