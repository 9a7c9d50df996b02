import { LineCounter, parseDocument, visit, type Document } from 'yaml';

/** What a text says as YAML; or the line, from 1, at which it is none. */
export type YamlReading = { data: unknown; document: Document; lines: LineCounter } | { brokenLine: number };

/** Never throws: an alias of nothing (`*name`) is no error of the syntax, and shows only when its value is asked for. */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter();
  // A pretty error draws its line: on a text of ten thousand errors, of which one is shown, that is nearly all of the time.
  // A map as a key would be written out to be one: a hundred within each other take minutes.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const [broken] = document.errors;
  if (broken) return { brokenLine: lines.linePos(broken.pos[0]).line };
  try {
    return { data: document.toJS(), document, lines };
  } catch {
    return { brokenLine: lines.linePos(unresolvedAt(document)).line };
  }
}

/** Where the first alias stands that names nothing before it, or the first of all. */
function unresolvedAt(document: Document): number {
  const aliases: { at: number; isOpen: boolean }[] = [];
  visit(document, {
    Alias(_key, alias) {
      aliases.push({ at: alias.range?.[0] ?? 0, isOpen: !alias.resolve(document) });
    },
  });
  return (aliases.find(({ isOpen }) => isOpen) ?? aliases[0])?.at ?? 0;
}
