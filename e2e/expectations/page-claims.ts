/** What a page says of a part of the academy. */
export const verbs = ['serves', 'publishes', 'consumes'] as const;

export type Verb = (typeof verbs)[number];

/** A name in backticks. */
export interface Span {
  text: string;
  line: number;
}

/** All that a page says under one of the verbs, such as what library publishes. */
export interface Claim {
  page: string;
  /** Where it begins. */
  line: number;
  verb: Verb;
  spans: Span[];
}

const spansOf = (text: string, line: number): Span[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => ({ text: span, line }));

/** The list items that begin with `- **Serves**`, `- **Publishes**` and `- **Consumes**`, with what is indented below. */
export const claimsOfItems = (page: string, markdown: string): Claim[] => {
  const claims: Claim[] = [];
  let open: Claim | undefined;
  markdown.split('\n').forEach((text, index) => {
    const line = index + 1;
    const [, word] = /^- \*\*(\w+)\*\*/.exec(text) ?? [];
    const verb = verbs.find((known) => known === word?.toLowerCase());
    if (verb) claims.push((open = { page, line, verb, spans: [] }));
    else if (!/^\s+\S/.test(text)) open = undefined;
    open?.spans.push(...spansOf(text, line));
  });
  return claims;
};

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The row of a folder, such as `services/library`, in the table whose heads are the verbs. */
export const claimsOfRow = (page: string, markdown: string, folder: string): Claim[] => {
  const rows = markdown.split('\n').map((text, index) => ({ cells: cellsOf(text), line: index + 1 }));
  const heads = rows.find(({ cells }) => verbs.every((verb) => cells.includes(verb)))?.cells ?? [];
  return rows
    .filter(({ cells }) => cells[0] === folder && cells.length === heads.length)
    .flatMap(({ cells, line }) =>
      verbs.map((verb) => ({ page, line, verb, spans: spansOf(cells[heads.indexOf(verb)] ?? '', line) })),
    );
};
