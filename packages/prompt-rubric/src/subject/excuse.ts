import { hasAgainst } from '../criteria/evidence.ts';
import type { Judgement } from '../judge.ts';
import { readsAsFinished } from '../pointing/reads-as-finished.ts';
import type { Reading } from '../reading/reading.ts';
import { scoreOf } from '../score.ts';

/**
 * Lets go of must-haves that no words were found for where the prompt as a whole is sure to do what the exercise asks: a
 * list of words never has all of them. What speaks against a prompt, and what was lost because it is copied, stays.
 */
export function excuseUnseen(reading: Reading, judgements: readonly Judgement[]): Judgement[] {
  if (!reading.subject?.isConvincing) return [...judgements];
  return judgements.map((judgement) =>
    mayBeExcused(judgement) ? { ...judgement, isExcused: true } : judgement,
  );
}

function mayBeExcused({ criterion, evidence, lostTo, status }: Judgement): boolean {
  const isNotTheirs = lostTo === 'copied-hint' || lostTo === 'copied-instructions' || lostTo === 'repeated';
  return criterion.id !== 'subject' && status !== 'met' && !hasAgainst(evidence) && !isNotTheirs;
}

/**
 * The judgements with `subject` as a remark, which is not judged; null where it must stand: what it surely refuses, what it is
 * in doubt about and the other criteria miss much in, and the finished text instead of a request never pass.
 */
export function subjectAsRemark(reading: Reading, judgements: readonly Judgement[]): Judgement[] | null {
  const { subject } = reading;
  if (!subject || subject.status === 'met' || readsAsFinished(reading)) return null;
  const others = judgements
    .filter(
      ({ criterion, isJudged, setting }) => criterion.id !== 'subject' && isJudged && setting.weight > 0,
    )
    .map(({ status, setting: { weight } }) => ({ status, weight }));
  if (others.length === 0 || scoreOf(others) < (subject.refusedUnder ?? 0)) return null;
  return judgements.map((judgement): Judgement => {
    if (judgement.criterion.id !== 'subject') return judgement;
    const { pointable: _, ...rest } = judgement;
    // It marks nothing, so nothing is broken.
    const status = rest.status === 'broken' ? 'missing' : rest.status;
    return { ...rest, status, evidence: [], isJudged: false, isRemark: true };
  });
}
