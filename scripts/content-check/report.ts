import type { SelfTestResults, Misjudged } from './self-tests.ts';

const TITLES = {
  good: 'good sample judged weak',
  weak: 'weak sample judged good',
  pasted: 'the exercise’s own text passes as an answer',
};

/** Prints what was misjudged, with what the rubric saw, and how each kind fared in each language. */
export function reportSelfTests({ tallies, misjudged }: SelfTestResults): void {
  for (const one of misjudged) console.error(describe(one));
  for (const [language, tally] of Object.entries(tallies)) {
    const { good, weak, pasted } = tally;
    console.log(
      `${language}: good judged good ${good.right}/${good.total}, weak judged weak ${weak.right}/${weak.total}, ` +
        `own texts refused ${pasted.right}/${pasted.total}`,
    );
  }
}

function describe({ id, language, kind, index, text, verdict }: Misjudged): string {
  const criteria = verdict.criteria.map(({ id, status, spans }) => {
    const seen = spans.map(({ start, end }) => `«${text.slice(start, end).replaceAll('\n', ' ')}»`).join(' ');
    return `    ${status.padEnd(7)} ${id} ${seen}`;
  });
  return [
    `✗ ${id} ${language} ${kind} ${index + 1}: ${TITLES[kind]} (score ${verdict.score})`,
    `    ${text.replaceAll('\n', '\n    ')}`,
    ...criteria,
  ].join('\n');
}
