import { isMarked, labelOf, unmarked } from './labels.ts';
import { languageAlone, piecesOf } from './language-marks.ts';

const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;

export const isRule = (line: string): boolean => rule.test(line);

/** The lines between those that separate, without empty ends. */
function between(lines: readonly string[], separates: (line: string) => boolean): string[] {
  const blocks: string[][] = [[]];
  for (const line of lines)
    if (separates(line)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  return blocks.map((block) => block.join('\n').trim()).filter((block) => block !== '');
}

/** The blocks of a text: between lines of `---` or, where none stands there, between empty lines. */
export function blocksOf(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  return between(lines, lines.some(isRule) ? isRule : (line) => line.trim() === '');
}

const isBoldLine = (line: string): boolean =>
  isMarked(line) && /^(?:\*\*[^*]+\*\*|__[^_]+__)\s*:?$/.test(line.trim()) && unmarked(line) !== '';

/** A block without the labels at its head, such as "Good sample A" or "ES:". */
function withoutHead(block: string): string {
  const [line = '', ...others] = block.split('\n');
  const label = labelOf(line);
  const isLabel = label !== null && (label.isSure || label.isMarked);
  if (isLabel && (label.part === 'good' || label.part === 'weak'))
    return withoutHead([label.rest, ...others].join('\n').trim());
  if (others.length + line.length > 0 && (languageAlone(line) || isBoldLine(line)))
    return withoutHead(others.join('\n').trim());
  const [piece] = piecesOf(line);
  return piece?.language ? [line.slice(line.indexOf(piece.text)), ...others].join('\n').trim() : block;
}

const numberOf = (block: string): string | undefined => /^(\d{1,2})[.)]\s+/.exec(block)?.[1];

/** The samples of a text that was pasted: its blocks, without their labels and, where they count up, their numbers. */
export function samplesIn(text: string): string[] {
  const samples = blocksOf(text)
    .map(withoutHead)
    .filter((sample) => sample !== '');
  const areNumbered = samples.length > 1 && samples.every((one, at) => numberOf(one) === String(at + 1));
  return areNumbered ? samples.map((one) => one.replace(/^\d{1,2}[.)]\s+/, '')) : samples;
}
