import { isCommandForm } from '../commands.ts';
import { foldPhrase } from '../fold.ts';
import { labelOfName } from '../labels.ts';
import { isLineStart, type DelimitedBlock, type Step } from './block.ts';
import type { Finder } from './finder.ts';
import { SHORTEST_QUOTE } from './quotes.ts';

const LONGEST_RULE = 80;

export function ruleAt(text: string, at: number, find: Finder): Step {
  if (!isLineStart(text, at) || !/[-#=*~%|+_.]/.test(text[at] ?? '')) return undefined;
  const firstEnd = text.indexOf('\n', at);
  if (firstEnd < 0 || firstEnd - at > LONGEST_RULE) return undefined;
  const line = text.slice(at, firstEnd).trim();
  if (line.length < 2 || line.replaceAll(text[at] ?? '', '').replace(/^8?[<>✂]8?$/u, '') !== '')
    return undefined;
  const mark = line.slice(0, 3);
  if (asksForSomething(text.slice(firstEnd, firstEnd + 80))) return undefined;
  const close = find(`\n${mark}`, firstEnd);
  if (close < 0) {
    const isLast = at > 0 && mark.length === 3 && text.length - firstEnd > SHORTEST_QUOTE;
    const block: DelimitedBlock = { kind: 'rule', name: '', start: firstEnd + 1, end: text.length };
    return isLast ? { block, next: text.length } : undefined;
  }
  const closeEnd = text.indexOf('\n', close + 1);
  return {
    block: { kind: 'rule', name: '', start: firstEnd + 1, end: Math.max(close, firstEnd + 1) },
    next: closeEnd < 0 ? text.length : closeEnd,
  };
}

/** A rule may also part the sections of a prompt: then a command or a label follows it. */
function asksForSomething(opening: string): boolean {
  const [first = ''] = foldPhrase(opening);
  if (/^\s*\{\{/.test(opening)) return false;
  return isCommandForm(first) || labelOfName(first) !== undefined;
}
