import { isDeepStrictEqual } from 'node:util';
import { Document, isCollection, visit, type Node } from 'yaml';
import { parseYaml } from '../parse-yaml.ts';

const lineWidth = 110;
/** What is no longer than this stands on one line, as `{ es: Uno, en: One }`. */
const mostOnOneLine = 90;

const isShort = (node: Node): boolean => {
  const written = JSON.stringify(node.toJSON());
  return written.length <= mostOnOneLine && !written.includes('\\n');
};

const isLongLine = (value: unknown): boolean =>
  typeof value === 'string' && value.length > mostOnOneLine && !value.includes('\n');

const written = (data: unknown, quoted: boolean): string => {
  const document = new Document(data, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node) => {
      if (node !== document.contents && isCollection(node)) node.flow = isShort(node);
    },
    Scalar: (_key, node) => {
      if (!quoted && isLongLine(node.value)) node.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({
    lineWidth: quoted ? 0 : lineWidth,
    flowCollectionPadding: true,
    ...(quoted && { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' }),
  });
};

const reads = (text: string, data: unknown): boolean => {
  try {
    return isDeepStrictEqual(parseYaml(text), data);
  } catch {
    return false;
  }
};

/**
 * Data of content as YAML: one text for the same data, which `parseYaml` reads as the same again. Long texts are folded, those of
 * several lines stand as they are; where a text would not survive that, all are quoted.
 */
export const writeYaml = (data: unknown): string => {
  const folded = written(data, false);
  return reads(folded, data) ? folded : written(data, true);
};
