import type { Language } from '@academy/contracts/shared/language.ts';
import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { parseContrast } from '@academy/web-kit/markdown/contrast.ts';
import type { Code, ListItem, RootContent, Table } from 'mdast';
import { inlineText, tagsText } from './inline-text.ts';
import { proseWords } from './prose-words.ts';

/** A part of a block that is said in one go, and the list item it is, where the block is a list. */
export interface BlockText {
  text: string;
  item: number | null;
}

/** Quotes and lists within one another that nobody follows by ear; what lies deeper is not said. */
const deepest = 50;

/** A heading or a row ends like a sentence, so that the voice falls and pauses. */
const asSentence = (text: string): string => {
  const bare = text.trim();
  return bare === '' || /[.?!…:;][»")\]]*$/.test(bare) ? bare : `${bare}.`;
};

const joined = (parts: readonly BlockText[]): string => parts.map(({ text }) => asSentence(text)).join(' ');

const whole = (text: string): BlockText[] => [{ text: asSentence(text), item: null }];

/** A row is said with the head of each column before its cell. */
const tableTexts = ({ children }: Table, language: Language): BlockText[] => {
  const [head, ...rows] = children.map(({ children: cells }) =>
    cells.map((cell) => inlineText(cell, language).trim()),
  );
  return rows.flatMap((row) =>
    whole(
      row.flatMap((cell, at) => (cell === '' ? [] : [head?.[at] ? `${head[at]}: ${cell}` : cell])).join('; '),
    ),
  );
};

/** In a prompt every line counts, where Markdown would join them. */
const promptText = (prompt: string, language: Language): string =>
  markdownText(prompt.replaceAll(/\n(?=\S)/g, '\n\n'), language);

const markdownText = (markdown: string, language: Language): string =>
  joined(parseMarkdown(markdown).children.flatMap((block) => blockTexts(block, language)));

/** A contrast is the lesson's own example: it is read, each part under its name. */
const contrastTexts = (source: string, language: Language): BlockText[] => {
  const contrast = parseContrast(source);
  const words = proseWords[language];
  if ('missing' in contrast) return whole(words.exampleBlock);
  return [
    `${words.weakPrompt} ${promptText(contrast.weak, language)}`,
    `${words.answer} ${markdownText(contrast.weakOutput, language)}`,
    `${words.goodPrompt} ${promptText(contrast.good, language)}`,
    `${words.answer} ${markdownText(contrast.goodOutput, language)}`,
    `${words.why} ${markdownText(contrast.why, language)}`,
  ].flatMap(whole);
};

const codeTexts = ({ lang, value }: Code, language: Language): BlockText[] => {
  if (lang === 'contrast') return contrastTexts(value, language);
  const { codeBlock, exampleBlock } = proseWords[language];
  return whole(lang === 'text' || lang === 'prompt' ? exampleBlock : codeBlock);
};

const itemText = (item: ListItem, language: Language, depth: number): string =>
  joined(item.children.flatMap((block) => blockTexts(block, language, depth + 1)));

/** What is said of a top-level block, in order; nothing of what only separates. */
export const blockTexts = (block: RootContent, language: Language, depth = 0): BlockText[] => {
  if (depth > deepest) return [];
  switch (block.type) {
    case 'code':
      return codeTexts(block, language);
    case 'table':
      return tableTexts(block, language);
    case 'list':
      return block.children.map((item, at) => ({ text: itemText(item, language, depth), item: at }));
    case 'blockquote':
      return whole(joined(block.children.flatMap((child) => blockTexts(child, language, depth + 1))));
    case 'html':
      return whole(tagsText(block.value));
    case 'definition':
    case 'footnoteDefinition':
    case 'thematicBreak':
      return [];
    default:
      return whole(inlineText(block, language));
  }
};
