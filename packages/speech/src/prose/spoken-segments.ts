import type { Language } from '@academy/contracts/shared/language.ts';
import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { blockTexts } from './block-texts.ts';
import { say } from './say/say.ts';
import { splitText } from './split-text.ts';

/** What is said in one go, and where it stands on the page. */
export interface SpokenSegment {
  /** Plain prose without a mark but those of a sentence. */
  text: string;
  /** Which of the elements that the web app renders the Markdown as; null for the title and what has no element. */
  block: number | null;
  /** Which item of that block, where it is a list. */
  item: number | null;
}

export interface SpokenSource {
  title: string;
  /** Markdown. */
  content: string;
}

/** Leave no element of their own on the page: raw HTML is shown as bare text. */
const withoutElement: readonly string[] = ['definition', 'footnoteDefinition', 'html'];

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * A titled Markdown text as spoken prose: paragraphs of at most some 400 characters, each with its place. Empty where
 * nothing in it can be said.
 */
export const spokenSegments = ({ title, content }: SpokenSource, language: Language): SpokenSegment[] => {
  let elements = 0;
  const parts = parseMarkdown(content).children.flatMap((node) => {
    const block = withoutElement.includes(node.type) ? null : elements++;
    return blockTexts(node, language).map((part) => ({ ...part, block }));
  });
  return [{ text: `${title}.`, block: null, item: null }, ...parts].flatMap(({ text, block, item }) =>
    splitText(say(text, language))
      .filter(hasWords)
      .map((said) => ({ text: said, block, item })),
  );
};
