/** What became of a change; `noticedBy` is undefined when nothing failed. */
export type Fate = {
  criterion: string;
  file: string;
  line: number;
  before: string;
  after: string;
  noticedBy: string | undefined;
};

const LONGEST_EXCERPT = 70;

/** Prints a table by criterion, in Markdown, and the changes that nobody noticed. */
export function reportTable(criteria: readonly string[], fates: readonly Fate[]): void {
  console.log('| criterion | changes | noticed by a unit test | by a sample | by nobody |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const criterion of criteria)
    console.log(
      rowOf(
        `\`${criterion}\``,
        fates.filter((fate) => fate.criterion === criterion),
      ),
    );
  console.log(rowOf('all', fates));
  for (const { file, line, before, after } of fates
    .filter(({ noticedBy }) => noticedBy === undefined)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
    console.log(`${file.split('/').at(-1)}:${line}  ${excerpt(before)}  →  ${excerpt(after)}`);
}

function rowOf(name: string, fates: readonly Fate[]): string {
  const survivors = fates.filter(({ noticedBy }) => noticedBy === undefined).length;
  const bySample = fates.filter(({ noticedBy }) => noticedBy?.startsWith('self-test')).length;
  return `| ${name} | ${fates.length} | ${fates.length - survivors - bySample} | ${bySample} | ${survivors} |`;
}

function excerpt(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}
