import type { Criterion, Evidence } from './criteria/criterion.ts';
import { hasAgainst } from './criteria/evidence.ts';
import { criteria } from './criteria/registry.ts';
import { asksForAnything } from './criteria/task.ts';
import { contextByFacts } from './criteria/told-facts.ts';
import { withoutDiscounts, type Discount, type Reading } from './reading/reading.ts';
import type { CriterionSetting, CriterionStatus, Span } from './rubric.ts';

/** What became of one criterion, before it is put into words. */
export type Judgement = {
  setting: CriterionSetting;
  criterion: Criterion;
  status: CriterionStatus;
  evidence: Evidence[];
  /** It would stand better but for sentences that were discounted, or for evidence that serves another criterion. */
  lostTo: Discount | 'shared' | undefined;
  /** Not where it looks over a request and there is none. */
  isJudged: boolean;
  /** Not met, and not insisted on: the prompt as a whole is sure to do what the exercise asks. */
  isExcused?: true;
  /** Not judged, since everything else is met and this one is not sure enough to count against it. */
  isRemark?: true;
  /** It is met by the words that the learner pointed to, which are its only evidence. */
  pointedOut?: true;
  /** It is open, and the learner may point to the words that fulfil it. */
  pointable?: true;
};

/**
 * Judges every criterion of a rubric. One stretch of words serves one criterion only: where two rely on the same words,
 * the one with less evidence of its own keeps them.
 */
export function judgeCriteria(reading: Reading, settings: readonly CriterionSetting[]): Judgement[] {
  const rubric = new Set(settings.map(({ id }) => id));
  const judgements = settings.map((setting): Judgement => {
    const criterion = criteria[setting.id];
    const evidence = criterion.detect(reading, setting, rubric);
    const isJudged = hasAgainst(evidence) || canBeJudged(criterion, reading);
    const found = isJudged ? evidence : [];
    return { setting, criterion, evidence: found, status: statusOf(found), lostTo: undefined, isJudged };
  });
  resolveSharing(judgements);
  tellContextByFacts(judgements);
  const discount = reading.sentences.find((sentence) => sentence.discount !== undefined)?.discount;
  if (discount) {
    const everything = withoutDiscounts(reading);
    for (const judgement of judgements.filter(({ status, isJudged }) => isJudged && status !== 'met')) {
      const would = statusOf(judgement.criterion.detect(everything, judgement.setting, rubric));
      if (rank(would) > rank(judgement.status)) judgement.lostTo = discount;
    }
  }
  return judgements;
}

function tellContextByFacts(judgements: Judgement[]): void {
  const context = judgements.find(({ criterion }) => criterion.id === 'context');
  if (!context?.isJudged || context.evidence.length > 0) return;
  context.evidence = contextByFacts(judgements);
  context.status = statusOf(context.evidence);
}

function canBeJudged({ needsRequest, needsReferences }: Criterion, reading: Reading): boolean {
  if (needsReferences) return reading.subject !== undefined;
  return !needsRequest || asksForAnything(reading);
}

function resolveSharing(judgements: Judgement[]): void {
  const fewestFirst = [...judgements].sort((a, b) => fullCount(a) - fullCount(b));
  const settled: Judgement[] = [];
  for (const judgement of fewestFirst) {
    const taken = settled
      .filter((other) => !mayShare(judgement.criterion, other.criterion))
      .flatMap(({ evidence }) => evidence)
      .sort((a, b) => a.start - b.start);
    const own = judgement.evidence.filter((evidence) => !isTaken(evidence, taken));
    const status = statusOf(own);
    if (rank(status) < rank(judgement.status)) judgement.lostTo = 'shared';
    judgement.evidence = own;
    judgement.status = status;
    settled.push(judgement);
  }
}

/** Whether the same words may be evidence for both. */
export function mayShare(one: Criterion, other: Criterion): boolean {
  return allows(one, other) || allows(other, one);
}

function allows({ sharesWith }: Criterion, { id }: Criterion): boolean {
  return sharesWith === 'all' || sharesWith.includes(id);
}

function fullCount({ evidence }: Judgement): number {
  return evidence.filter(({ strength }) => strength === 'full').length;
}

/** Whether one of the spans, sorted by start, is the same. Looks only where one can begin. */
function isTaken(evidence: Span, spans: readonly Span[]): boolean {
  const earliest = evidence.start - 2 * (evidence.end - evidence.start);
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < earliest) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < spans.length; at += 1) {
    const span = spans[at];
    if (!span || span.start >= evidence.end) return false;
    if (isSame(evidence, span)) return true;
  }
  return false;
}

/** Most of each lies in the other. A phrase inside a longer sentence is a thing of its own. */
function isSame(evidence: Span, span: Span): boolean {
  const shared = Math.min(evidence.end, span.end) - Math.max(evidence.start, span.start);
  return shared > Math.max(evidence.end - evidence.start, span.end - span.start) / 2;
}

function statusOf(evidence: readonly Evidence[]): CriterionStatus {
  // What a prompt as a whole falls short of has no clause that shows it: there it is missing.
  if (hasAgainst(evidence)) return evidence.some(isInTheWay) ? 'broken' : 'missing';
  if (evidence.some(({ strength }) => strength === 'full')) return 'met';
  return evidence.length > 0 ? 'partly' : 'missing';
}

function isInTheWay({ strength, start, end }: Evidence): boolean {
  return strength === 'against' && end > start;
}

function rank(status: CriterionStatus): number {
  return status === 'met' ? 2 : status === 'partly' ? 1 : 0;
}
