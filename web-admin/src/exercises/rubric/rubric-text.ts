import { rubricData, type RubricData } from '@academy/contracts/content/exercise-file.ts';
import { isNode, stringify, type Document } from 'yaml';
import { ruleOf, type BrokenRule } from './broken-rule.ts';
import { readYaml } from './yaml-data.ts';

/** A rule that a field of a rubric breaks. */
export interface FieldFault extends BrokenRule {
  /** Such as `['criteria', 0, 'weight']`. */
  path: PropertyKey[];
}

/** What is wrong with a rubric's text. The path is empty where it is no YAML at all. */
export interface RubricFault extends FieldFault {
  /** The line that it begins in, from 1. */
  line: number;
}

export type RubricReading = { rubric: RubricData } | { fault: RubricFault };

/** A rubric as its author edits it. */
export const writeRubric = (rubric: RubricData): string => stringify(rubric, { lineWidth: 100 });

/** Every rule that a rubric breaks, in the order of the schema; none where it fits. */
export function faultsOf(rubric: unknown): FieldFault[] {
  const result = rubricData.safeParse(rubric, { reportInput: true });
  return result.success ? [] : result.error.issues.map((issue) => ({ path: issue.path, ...ruleOf(issue) }));
}

/** Where a field stands, or the nearest that is written of what it belongs to. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

/** Reads what an author typed; of several faults, the first. */
export function readRubric(text: string): RubricReading {
  const read = readYaml(text);
  if ('brokenLine' in read) return { fault: { line: read.brokenLine, path: [], rule: 'yaml', values: {} } };
  const { data, document, lines } = read;
  if (data === null) return { fault: { line: 1, path: [], rule: 'empty', values: {} } };
  const [fault] = faultsOf(data);
  if (!fault) return { rubric: rubricData.parse(data) };
  const { line } = lines.linePos(offsetOf(document, fault.path));
  return { fault: { line, ...fault } };
}
