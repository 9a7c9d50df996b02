import type { Evidence, Wording } from './criteria/criterion.ts';
import type { Judgement } from './judge.ts';
import { lostMessages } from './messages/common.ts';
import { pointedOutWording, wholePointedOutWording } from './messages/pointing.ts';
import { subjectRemark } from './messages/subject.ts';
import type { Bilingual, CriterionVerdict, Language, Span } from './rubric.ts';

/** Puts a judgement into words in the language of the interface. */
export function verdictOf(judgement: Judgement, language: Language): Omit<CriterionVerdict, 'key'> {
  const { setting, criterion, status, evidence, isJudged, isExcused, pointedOut, pointable } = judgement;
  const strongest = evidence.find(({ strength }) => strength === 'full') ?? evidence[0];
  const wording = wordingOf(judgement, strongest);
  const hint = ownHint(judgement, strongest) ?? wording.hint;
  const label = (setting.label ?? criterion.messages.label)[language];
  // What was not found is named in the exercise's own words.
  const values = { label, ...strongest?.values };
  return {
    id: setting.id,
    label,
    status,
    weight: setting.weight,
    mustHave: (isJudged && status === 'broken') || (Boolean(setting.mustHave) && !isExcused),
    spans: tidySpans(evidence.filter(({ strength }) => status !== 'met' || strength === 'full')),
    ...(!isJudged && { judged: false }),
    message: fill(wording.message, language, values),
    hint: !isJudged || status === 'met' || !hint ? null : fill(hint, language, values),
    ...(pointedOut && { pointedOut }),
    ...(pointable && !pointedOut && { pointable }),
  };
}

/**
 * The exercise's hint speaks of what the exercise looks for in its own words; a general kind of what must not be asked for
 * has advice of its own, and so has evidence that is lost.
 */
function ownHint({ setting, lostTo }: Judgement, strongest: Evidence | undefined): Bilingual | undefined {
  const isOfKind = setting.any && setting.kinds && strongest && strongest.say !== 'own';
  return lostTo || isOfKind ? undefined : setting.hint;
}

function wordingOf(
  { criterion, lostTo, status, pointedOut, isRemark }: Judgement,
  strongest: Evidence | undefined,
): Wording {
  if (pointedOut)
    return criterion.mayBePointedOut === 'as-a-whole' ? wholePointedOutWording : pointedOutWording;
  if (isRemark) return subjectRemark;
  if (status !== 'met' && lostTo) return lostMessages[lostTo];
  return (strongest && criterion.messages.found[strongest.say]) ?? criterion.messages.missing;
}

/** Quotation marks within a quotation: “ ” inside « » in Spanish, ‘ ’ inside “ ” in English. */
const innerMarks: Record<Language, Readonly<Record<string, string>>> = {
  es: { '«': '“', '»': '”' },
  en: { '“': '‘', '”': '’' },
};

function fill(template: Bilingual, language: Language, values: Record<string, string>): string {
  const inner = innerMarks[language];
  const nested = (quotation: string): string => quotation.replace(/[«»“”]/g, (mark) => inner[mark] ?? mark);
  return template[language].replace(/\{(\w{1,20})\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : nested(value);
  });
}

/** Sorted, with overlapping and touching spans made one. */
function tidySpans(spans: readonly Span[]): Span[] {
  const tidy: Span[] = [];
  const placed = spans.filter(({ start, end }) => end > start);
  for (const { start, end } of placed.sort((a, b) => a.start - b.start)) {
    const last = tidy.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else tidy.push({ start, end });
  }
  return tidy;
}
