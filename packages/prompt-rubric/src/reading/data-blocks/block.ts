import type { Span } from '../../rubric.ts';
import { labelOfName } from '../labels.ts';

/** A part of the prompt set apart with delimiters. */
export type DelimitedBlock = Span & {
  kind: 'fence' | 'quotes' | 'brackets' | 'tag' | 'quoted-lines' | 'rule' | 'marks';
  /** The tag's name, or a fence's language; empty elsewhere. */
  name: string;
  /** The prompt mentions the tag before it uses it: "the request stands between <request> and </request>". */
  isSpokenOf?: boolean;
};

/** A tag around a part of the prompt itself: `<contexto>` or `<instructions>` is no material. */
export function isSection({ kind, name, isSpokenOf }: DelimitedBlock): boolean {
  const label = kind === 'tag' && !isSpokenOf ? labelOfName(name) : undefined;
  return label !== undefined && label !== 'data' && label !== 'examples';
}

/** What stands at a place, if anything does, and where to read on. */
export type Step = { block?: DelimitedBlock; next: number } | undefined;

export function isLineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n';
}
