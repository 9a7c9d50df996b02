/**
 * A weak and a good prompt side by side, with an answer to each, and what made the difference.
 * The prompts are plain text (a tag in one belongs to it); the answers and the reason are Markdown.
 */
export type Contrast = { weak: string; weakOutput: string; good: string; goodOutput: string; why: string };

const LABELS = ['weak', 'weak output', 'good', 'good output', 'why'] as const;
type Label = (typeof LABELS)[number];

const LABEL_LINE = /^\[([a-z ]+)\]\s*$/;

/**
 * Reads the text inside a Markdown fence of the language `contrast`. Each part begins with its label alone on a line:
 * `[weak]`, `[weak output]`, `[good]`, `[good output]`, `[why]`, in any order. A label's second appearance is text.
 * Lines before the first label belong to no part and are left out.
 * @returns the five parts, trimmed; or the labels that are missing or have nothing under them, in the order above.
 */
export function parseContrast(text: string): Contrast | { missing: string[] } {
  const parts = new Map<Label, string[]>();
  let open: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const label = labelOf(line);
    if (label && !parts.has(label)) {
      open = [];
      parts.set(label, open);
    } else {
      open.push(line);
    }
  }
  const textOf = (label: Label) => parts.get(label)?.join('\n').trim() ?? '';
  const missing = LABELS.filter((label) => textOf(label) === '');
  if (missing.length > 0) return { missing };
  return {
    weak: textOf('weak'),
    weakOutput: textOf('weak output'),
    good: textOf('good'),
    goodOutput: textOf('good output'),
    why: textOf('why'),
  };
}

function labelOf(line: string): Label | undefined {
  const name = LABEL_LINE.exec(line)?.[1];
  return LABELS.find((label) => label === name);
}
