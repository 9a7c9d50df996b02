import { parseContrast } from '@academy/web-kit/markdown/contrast.ts';

/** A fence's first line; with nothing after the marks it may also be its last. */
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([^`]*)$/;

/** What is wrong with the contrasts of a lesson's Markdown: one line for each that lacks a part. */
export function faultyContrasts(markdown: string): string[] {
  return contrastsIn(markdown).flatMap((text, index) => {
    const parsed = parseContrast(text);
    return 'missing' in parsed ? [`contrast ${index + 1} lacks [${parsed.missing.join('], [')}]`] : [];
  });
}

/** The text inside each fence of the language `contrast`. A fence that is never closed reaches to the end. */
function contrastsIn(markdown: string): string[] {
  const fences: { marks: string; language: string; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of markdown.split(/\r?\n/)) {
    const [, marks = '', language = ''] = FENCE.exec(line) ?? [];
    const current = fences.at(-1);
    if (isOpen && current) {
      if (marks.startsWith(current.marks) && language.trim() === '') isOpen = false;
      else current.lines.push(line);
    } else if (marks !== '') {
      fences.push({ marks, language: language.trim(), lines: [] });
      isOpen = true;
    }
  }
  return fences.filter(({ language }) => language === 'contrast').map(({ lines }) => lines.join('\n'));
}
