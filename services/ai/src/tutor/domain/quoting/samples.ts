import type { SectionUnit, WholeSection } from './section.ts';
import { wordCount } from './point.ts';
import { leadsOn } from './leaning.ts';

/** The longest sample that is shown, in words. */
const longestSample = 130;
/** What shows how not to do it begins no example of how to. */
export const better = /^→\s*/;

export interface Sample {
  /** By place in the section, in order. */
  places: number[];
  text: string;
}

/** Of two prompts side by side the good one, with the reason; of others all. */
const shownOf = (units: readonly SectionUnit[], node: number): number[] => {
  const places = units.flatMap((unit, at) => (unit.node === node ? [at] : []));
  const isContrast = places.some((at) => units[at]!.form === 'good');
  return isContrast
    ? places.filter((at) => units[at]!.form === 'good' || units[at]!.kind === 'prose')
    : places;
};

/** The samples of a section, each with the sentence that announces it. */
export const samplesOf = ({ units }: WholeSection): Sample[] => {
  const nodes = [...new Set(units.filter(({ kind }) => kind === 'sample').map(({ node }) => node))];
  return nodes.flatMap((node) => {
    const shown = shownOf(units, node);
    const isQuote = shown.every((at) => units[at]!.form === 'quote');
    // A quotation without a better version beside it may be what not to write.
    if (isQuote && !shown.some((at) => better.test(units[at]!.text))) return [];
    const before = units[shown[0]! - 1];
    const lead = before?.form === 'text' && leadsOn(before.text) ? [shown[0]! - 1] : [];
    const text = [...lead, ...shown].map((at) => units[at]!.text).join(' ');
    return wordCount(text) <= longestSample ? [{ places: [...lead, ...shown], text }] : [];
  });
};
