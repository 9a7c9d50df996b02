import { LineCounter, parseDocument, isMap, isSeq, isNode, type Node, type Pair } from 'yaml';

/** A text that is no YAML of content. The message names the line. */
export class YamlFault extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(line: number, cause: Error) {
    super(`line ${line} is no YAML: ${cause.message}`, { cause });
    this.name = 'YamlFault';
    this.line = line;
    this.reason = cause.message;
  }
}

export interface ReadYaml {
  data: unknown;
  /** The line, from 1, on which what has this path begins; of what is absent, that of what should have it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

interface Place {
  node: unknown;
  at: number | undefined;
}

/** One step down. A key stands where its value is meant, since a text of many lines begins below it. */
const below = (node: unknown, name: PropertyKey): Place | null => {
  if (isSeq(node)) {
    const item = node.items[Number(name)];
    return item === undefined ? null : { node: item, at: startOf(item) };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }: Pair) => String(key) === String(name));
  return pair ? { node: pair.value, at: startOf(pair.key) } : null;
};

const placeOf = (root: Node | null, path: readonly PropertyKey[]): number => {
  let node: unknown = root;
  let at = 0;
  for (const name of path) {
    const next = below(node, name);
    if (!next) break;
    at = next.at ?? at;
    node = next.node;
  }
  return at;
};

/**
 * What a YAML text of content says, and on which lines. Keys have to be plain words: a map as the key of a map is written
 * out to be one, and a hundred of them within each other take minutes. Throws YamlFault where the text is no such YAML.
 */
export const readYaml = (text: string): ReadYaml => {
  const lineCounter = new LineCounter();
  // A pretty error draws its line: on a text of ten thousand errors, of which one is thrown, that is nearly all of the time.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const [broken] = document.errors;
  if (broken) throw new YamlFault(lineCounter.linePos(broken.pos[0]).line, broken);
  return {
    data: document.toJS(),
    lineOf: (path) => lineCounter.linePos(placeOf(document.contents, path)).line,
  };
};

/** The data alone. Throws an Error that names the line where the text is no such YAML. */
export const parseYaml = (text: string): unknown => readYaml(text).data;
