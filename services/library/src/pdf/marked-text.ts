import { Marked, type Token, type Tokens } from 'marked';

/** `==text==`: the academy's highlighter, as lessons and documents write it. */
export interface MarkToken {
  type: 'mark';
  raw: string;
  tokens: Token[];
}

const markdown = new Marked({
  extensions: [
    {
      name: 'mark',
      level: 'inline',
      start: (source) => source.indexOf('=='),
      tokenizer(source) {
        const match = /^==([^=\n]+)==/.exec(source);
        if (!match?.[1]) return undefined;
        return { type: 'mark', raw: match[0], tokens: this.lexer.inlineTokens(match[1]) };
      },
    },
  ],
});

/** Signs at the beginning of a line of which each opens a quote or a list within the one before. */
const deepNesting =
  /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){12})(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm;

/** The block tokens of a Markdown text. Quotes and lists nest twelve deep at most; deeper signs are left out. */
export const blocksOf = (text: string): Token[] => markdown.lexer(text.replaceAll(deepNesting, '$1'));

/** A run of text in one style. */
export interface Run {
  text: string;
  style: 'plain' | 'strong' | 'emphasis' | 'code' | 'mark';
  link?: string;
}

const decode = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

const styleOf: Readonly<Record<string, Run['style']>> = {
  strong: 'strong',
  em: 'emphasis',
  codespan: 'code',
  mark: 'mark',
};

const collect = (tokens: readonly Token[], style: Run['style'] = 'plain', link?: string): Run[] =>
  tokens.flatMap((token): Run[] => {
    const inner = style === 'plain' ? (styleOf[token.type] ?? 'plain') : style;
    const href = token.type === 'link' ? (token as Tokens.Link).href : link;
    if ('tokens' in token && token.tokens) return collect(token.tokens, inner, href);
    if (token.type === 'br') return [{ text: '\n', style }];
    const text = 'text' in token && typeof token.text === 'string' ? decode(token.text) : token.raw;
    return [{ text, style: inner, ...(href !== undefined && { link: href }) }];
  });

/** Inline tokens as runs; the outermost style of a nest wins, and neighbours of one style are one run. */
export const runsOf = (tokens: readonly Token[]): Run[] => {
  const runs: Run[] = [];
  for (const run of collect(tokens)) {
    const last = runs.at(-1);
    if (last?.style === run.style && last.link === run.link) last.text += run.text;
    else runs.push({ ...run });
  }
  return runs;
};

/** What inline tokens say, without their styles. */
export const textOf = (tokens: readonly Token[]): string =>
  runsOf(tokens)
    .map(({ text }) => text)
    .join('');
