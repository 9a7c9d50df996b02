export type TokenKind = 'key' | 'value' | 'mark' | 'comment' | 'text';

export interface Token {
  text: string;
  kind: TokenKind;
}

/** A comment, a quoted text, a key before its colon, a number or a word that YAML knows, marks, and all else. */
const pattern =
  /(?<comment>(?<![^\s])#.*)|(?<quoted>"[^"]*"?|'[^']*'?)|(?<key>(?<![\w-])[\w-]+(?=:(?:\s|$)))|(?<value>(?<![\w.-])(?:\d+|true|false|null)(?![\w.-]))|(?<mark>[-{}[\],:|>])|(?<rest>[^\s"'#{}[\],:]+|\s+|[^])/g;

/** A line of YAML in pieces for colouring. What it cannot tell apart is plain text: it never changes a character. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, groups = {} } of line.matchAll(pattern)) {
    const kind: TokenKind =
      groups.comment !== undefined
        ? 'comment'
        : groups.key !== undefined
          ? 'key'
          : groups.value !== undefined || groups.quoted !== undefined
            ? 'value'
            : groups.mark !== undefined
              ? 'mark'
              : 'text';
    const last = tokens.at(-1);
    if (last?.kind === kind) last.text += text;
    else tokens.push({ text, kind });
  }
  return tokens;
}
