import type { Language } from '@academy/contracts/shared/language.ts';
import { escapeMarkdown } from '../../../knowledge/domain/escape-markdown.ts';
import { say } from '../tutor-texts.ts';
import { better } from './samples.ts';
import type { SectionUnit } from './section.ts';

const blocksOf = (units: readonly SectionUnit[]): string[] =>
  [...Map.groupBy(units, ({ block }) => block).values()].map((of) => of.map(({ text }) => text).join(' '));

/** A fence that nothing in the text ends. */
const fenced = (text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const labels = {
  quote: 'sample',
  code: 'sample',
  good: 'samplePrompt',
  weak: 'sampleWeak',
  'weak output': 'sampleOutput',
  'good output': 'sampleOutput',
} as const;

const isSampleForm = (form: SectionUnit['form']): form is keyof typeof labels => form in labels;

/** A quotation that shows a better version after `→` says what it stands in the place of. */
const sampleOf = (form: keyof typeof labels, units: readonly SectionUnit[], language: Language): string => {
  const arrow = form === 'quote' ? units.findIndex(({ text }) => better.test(text)) : -1;
  const shown = arrow === -1 ? units : units.slice(arrow);
  const lines = blocksOf(shown).map((line) => line.replace(better, ''));
  const instead = blocksOf(units.slice(0, Math.max(arrow, 0)));
  const label =
    instead.length > 0
      ? say('sampleInstead', language, { weak: escapeMarkdown(instead.join(' ')) })
      : say(arrow === -1 ? labels[form] : 'sampleBetter', language);
  return `${label}\n\n${fenced(lines.join('\n'))}`;
};

const nodeOf = (units: readonly SectionUnit[], language: Language): string => {
  const { form } = units[0]!;
  if (isSampleForm(form)) return sampleOf(form, units, language);
  const blocks = blocksOf(units).map(escapeMarkdown);
  if (form === 'text') return blocks.join('\n\n');
  return blocks.map((block, at) => (form === 'step' ? `${at + 1}. ${block}` : `- ${block}`)).join('\n');
};

/** The sentences of a point as they stand in the text, as Markdown: its paragraphs, lists and samples. */
export const drawPoint = (units: readonly SectionUnit[], language: Language): string => {
  const nodes: SectionUnit[][] = [];
  for (const unit of units) {
    const last = nodes.at(-1)?.at(-1);
    const isSameNode = last?.node === unit.node && isSampleForm(last.form) === isSampleForm(unit.form);
    if (isSameNode) nodes.at(-1)?.push(unit);
    else nodes.push([unit]);
  }
  return nodes.map((of) => nodeOf(of, language)).join('\n\n');
};
