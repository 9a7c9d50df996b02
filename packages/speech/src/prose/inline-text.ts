import type { Language } from '@academy/contracts/shared/language.ts';
import type { Nodes } from 'mdast';
import { proseWords } from './prose-words.ts';

const edges = /^[\s<>/"'`[\](){}.,:;]+|[\s<>/"'`[\](){}.,:;]+$/g;
const longestCode = 100;
const readable = /^[\p{L}\p{N}][\p{L}\p{N}_.,\- ]{0,39}$/u;

/** Code within a sentence: a name or a value is said, anything longer or denser only called code. */
export const codeText = (code: string, language: Language): string => {
  // Longer than any name, with what may stand round it.
  if (code.length > longestCode) return proseWords[language].code;
  const bare = code.replace(edges, '');
  if (!readable.test(bare)) return proseWords[language].code;
  return bare.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
};

/** Raw HTML is shown as text: the name of a tag that opens is said, one that closes is not. */
export const tagsText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/[^<>]*>/g, ' ')
    .replace(
      /<([\p{L}\p{N}_-]+)(?![\p{L}\p{N}_-])[^<>]*>[ \t]*(\n?)/gu,
      (_, name: string, end: string) => ` ${name}${end ? '. ' : ' '}`,
    )
    .replaceAll('_', ' ');

/** The text of inline nodes, without their markup. */
export const inlineText = (node: Nodes, language: Language): string => {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('==', '');
    case 'inlineCode':
      return codeText(node.value, language);
    case 'html':
      return tagsText(node.value);
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'footnoteReference':
    case 'code':
      return '';
    default:
      return 'children' in node ? node.children.map((child) => inlineText(child, language)).join('') : '';
  }
};
