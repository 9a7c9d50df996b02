import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Nodes } from 'mdast';
import { sentencesOf } from '../../knowledge/domain/sentences.ts';

/** A sentence of an answer that says something of what the academy teaches. */
export interface Claim {
  /** Where it stands in the answer's Markdown, in UTF-16 units. */
  from: number;
  to: number;
  /** As it is read: without Markdown and citations. */
  text: string;
  language: Language;
  /** The numbers of the sources that it cites, or that its paragraph cites where it cites none. */
  cites: readonly number[];
  /** Whether it cites by itself. */
  isCited: boolean;
  /** The sentence before it in its paragraph; null for the first. */
  before: string | null;
}

interface Block {
  from: number;
  to: number;
}

const citation = /\[(\d{1,3})\]/g;
/** What stands before a sentence in Markdown and is no part of it. */
const lead = /^(?:\s|>|[-*+]\s|#{1,6}\s|\d{1,2}[.)]\s)+/;

/** What greets, wishes, offers or hands over, and tells nothing of a text. */
const courtesies = [
  /^[¡!]?(?:hola|hi|hello|hey|buenos dias|buenas|claro|por supuesto|sure|of course|certainly|gladly|con gusto|encantad[oa])\b[^.:]{0,60}[.!:]*$/,
  /^[¡!]?(?:buena|gran|excelente|interesante) pregunta\b.{0,40}$|^(?:that s a |what a )?(?:good|great|nice|excellent) question\b.{0,40}$/,
  /^[¡!]?(?:animo|suerte|mucha suerte|exito|adelante|good luck|all the best|well done|have fun|enjoy)\b.{0,60}$/,
  /^(?:i hope|hope|espero que)\b.{0,80}$/,
  /^(?:let me know|feel free|just ask|tell me|dime|cuentame|avisame|no dudes en)\b.{0,120}$/,
  /^(?:if you (?:want|like|wish|d like|would like)|si (?:quieres|lo deseas|te apetece))\b.{0,60}\b(?:i can|i could|i ll|let me|tell me|just ask|we can|puedo|dime|cuentame|preguntame|podemos|lo vemos|te ayudo)\b/,
  /^(?:here (?:is|are|s)|this is|these are|aqui (?:tienes|van|va|esta)|te (?:lo )?(?:resumo|explico|cuento)|esto es|estos son|veamos|vamos)\b.{0,90}[:.]$/,
  // What the tutor says of itself.
  /^(?:(?:lo siento|sorry|i m sorry|perdona)\b.{0,160}|(?:yo )?(?:solo |only |no )?(?:puedo|i can|i cannot|i can only|i can t|i only)\b.{0,160})$/,
  /^(?:thanks|thank you|gracias|you re welcome|de nada)\b.{0,60}$/,
];
/** Says that the sources are silent: that is true of any text, and what a tutor ought to say. */
const silence =
  /^(?:(?:the|these|la|los|las|estos|estas|your|tus) )?(?:passages?|sources?|academy|texts?|lessons?|pasajes?|fuentes?|academia|textos?|lecciones)\b.{0,40}\b(?:do not|does not|don t|doesn t|no (?:lo |la )?(?:dice|dicen|explica|explican|habla|hablan|aclara|aclaran|menciona|mencionan|responde|responden|trata|tratan|ensena|ensenan))\b/;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isClaim = (text: string): boolean => {
  const said = plain(text);
  if (!/\p{L}.*\s.*\p{L}/u.test(said)) return false;
  if (/[?][)"”»*_]*$/.test(said)) return false;
  return !courtesies.some((pattern) => pattern.test(said)) && !silence.test(said);
};

/** The paragraphs, items and cells of a text; headings, code and lines in bold alone are not read. */
const blocksOf = (node: Nodes): Block[] => {
  switch (node.type) {
    case 'heading':
    case 'code':
    case 'html':
    case 'thematicBreak':
      return [];
    case 'paragraph':
    case 'tableRow': {
      if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'strong')) return [];
      const [from, to] = [node.position?.start.offset, node.position?.end.offset];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    }
    case 'table':
      return node.children.slice(1).flatMap(blocksOf);
    default:
      return 'children' in node ? node.children.flatMap((child) => blocksOf(child)) : [];
  }
};

const citesOf = (text: string): number[] => [...text.matchAll(citation)].map(([, number]) => Number(number));

const readable = (markdown: string): string =>
  markdown
    .replace(lead, '')
    .replaceAll(citation, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|==|`/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\n\s*>?\s*/g, ' ')
    .replaceAll(/\s+([.,;:!?…])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Citations after the full stop belong to the sentence before them. */
const cited = /^(?:\s*\[\d{1,3}\])+/;

const claimsOfBlock = (markdown: string, { from, to }: Block, language: Language): Claim[] => {
  const block = markdown.slice(from, to);
  const ofBlock = [...new Set(citesOf(block))];
  const claims: Claim[] = [];
  let at = 0;
  let before: string | null = null;
  for (const sentence of sentencesOf(block.replaceAll(/(?<=[.!?…]["'»”’)*_]*)(?=\s+\[\d)/g, ' '))) {
    const start = block.indexOf(sentence.trimStart().slice(0, 12), at);
    if (start < 0) continue;
    let end = Math.min(start + sentence.length, block.length);
    end += cited.exec(block.slice(end))?.[0].length ?? 0;
    at = end;
    const whole = block.slice(start, end);
    const text = readable(whole);
    if (!isClaim(text)) continue;
    const own = [...new Set(citesOf(whole))];
    const skipped = lead.exec(whole)?.[0].length ?? 0;
    claims.push({
      from: from + start + skipped,
      to: from + end,
      text,
      language,
      cites: own.length > 0 ? own : ofBlock,
      isCited: own.length > 0,
      before,
    });
    before = text;
  }
  return claims;
};

/**
 * The sentences of an answer that have to be carried by a source, in order: courtesies, questions, headings and code are none. An answer that
 * is too complex to be parsed is read as one block.
 */
export const claimsOf = (markdown: string, language: Language): Claim[] => {
  const blocks = isTooComplex(markdown)
    ? [{ from: 0, to: markdown.length }]
    : blocksOf(parseMarkdown(markdown));
  return blocks.flatMap((block) => claimsOfBlock(markdown, block, language));
};
