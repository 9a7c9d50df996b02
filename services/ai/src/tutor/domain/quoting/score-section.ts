import type { SentenceCloseness } from '../../../retrieval/sentences/sentence-closeness.ts';
import type { AskedFor } from '../asked-for.ts';
import { cueOf } from './cues.ts';
import { leadsOn } from './leaning.ts';
import { wordCount } from './point.ts';
import type { WholeSection } from './section.ts';

/** What is asked, and how well a sentence answers it by its words and meaning. */
export interface Wanted {
  asked: AskedFor;
  closeness: SentenceCloseness;
}

const shareOfHeading = 0.25;
/** Such a sentence says too little alone, unless it announces more, or asks where it should answer. */
const fewestWords = 5;
const ofLittle = 0.6;
/** Where the heading asks what is asked, the kind of sentence tells more than its words. */
const underHeading = 2.5;
const nearHeading = 0.75;

/** How well each unit of a section answers; samples show, and say nothing. */
export const scoresOf = ({ units, heading, language }: WholeSection, { asked, closeness }: Wanted) => {
  const cue = cueOf(asked);
  const ofHeading = heading === null ? 0 : closeness(heading, language);
  const own = units.map(({ text, kind }) => (kind === 'sample' ? 0 : closeness(text, language)));
  const ofCue = ofHeading >= nearHeading * Math.max(0, ...own) ? underHeading : 1;
  const scores = units.map(({ text, kind, form }, at) => {
    if (kind === 'sample' || form === 'head') return 0;
    const isLittle = (wordCount(text) < fewestWords && !leadsOn(text)) || text.trim().endsWith('?');
    const score = own[at]! + ofCue * cue(text) + shareOfHeading * ofHeading;
    return score * (isLittle ? ofLittle : 1);
  });
  return { ofHeading, own, scores };
};
