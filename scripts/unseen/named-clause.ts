import type { CriterionVerdict, Span } from '@academy/prompt-rubric/rubric.ts';
import type { Twin } from '@academy/contracts/content/unseen-file.ts';

type Line = Pick<CriterionVerdict, 'key' | 'status' | 'judged' | 'spans'>;

const spanOf = (text: string, clause: string): Span | null => {
  const start = clause === '' ? -1 : text.indexOf(clause);
  return start === -1 ? null : { start, end: start + clause.length };
};

const touches = (spans: readonly Span[], clause: Span | null): boolean =>
  clause !== null && spans.some(({ start, end }) => start < clause.end && clause.start < end);

/**
 * Whether a verdict names the clause that a twin changed: a line that is broken or missing marks words of the new clause, or
 * was met in the base by words of the old one.
 */
export const namesClause = (
  { base, text, before, after }: Pick<Twin, 'base' | 'text' | 'before' | 'after'>,
  lines: { base: readonly Line[]; changed: readonly Line[] },
): boolean => {
  const [was, is] = [spanOf(base, before), spanOf(text, after)];
  return lines.changed
    .filter(({ judged, status }) => judged !== false && (status === 'broken' || status === 'missing'))
    .some(({ key, spans }) => {
      const earlier = lines.base.find((line) => line.key === key && line.status === 'met');
      return touches(spans, is) || touches(earlier?.spans ?? [], was);
    });
};
