import { endpoints, type Owner } from '@academy/contracts/registry/services.ts';
import { alternatives } from './alternatives.ts';
import type { Claim } from './page-claims.ts';

interface Pattern {
  owner: Owner;
  page: string;
  line: number;
  text: string;
  /** Every method where none is named. */
  methods: readonly string[] | null;
  path: string;
  /** Whether longer paths are meant too. */
  isBeginning: boolean;
}

/** A call is a path, or a path behind its methods; `*` stands for whatever follows, `{a,b}` for either. */
const patternsOf = (owner: Owner, { page, spans }: Claim): Pattern[] =>
  spans.flatMap(({ text, line }) => {
    const [, methods, paths] = /^(?:([A-Z]+(?:,[A-Z]+)*) )?(\/\S*)$/.exec(text) ?? [];
    if (paths === undefined) return [];
    return alternatives(paths).map((path) => ({
      owner,
      page,
      line,
      text,
      methods: methods?.split(',') ?? null,
      path: path.replace(/\*$/, ''),
      isBeginning: path.endsWith('*'),
    }));
  });

const covers = ({ methods, path, isBeginning }: Pattern, call: { method: string; path: string }): boolean =>
  (methods?.includes(call.method) ?? true) && (isBeginning ? call.path.startsWith(path) : call.path === path);

/** Calls that are in no contract: the reference of the calls itself. */
const undeclared = ['/api/docs'];

/** Where pages of one kind differ from the contracts, each with page and line. The longest path that covers a call says whose it is. */
export const callFaults = (claims: readonly { owner: Owner; claim: Claim }[]): string[] => {
  const patterns = claims.flatMap(({ owner, claim }) => patternsOf(owner, claim));
  const used = new Set<Pattern>();
  const faults = Object.values(endpoints).flatMap(({ owner, method, path }) => {
    const closest = patterns
      .filter((pattern) => covers(pattern, { method, path }))
      .toSorted((one, other) => other.path.length - one.path.length);
    const length = closest[0]?.path.length;
    const best = closest.filter((pattern) => pattern.path.length === length);
    best.forEach((pattern) => used.add(pattern));
    if (best.some((pattern) => pattern.owner === owner)) {
      return best
        .filter((pattern) => pattern.owner !== owner)
        .map(({ page, line, text }) => `${page}:${line} says: serves ${text}, and so does ${owner}`);
    }
    const [taken] = best;
    if (taken) return [`${taken.page}:${taken.line} says: serves ${method} ${path}, which is ${owner}'s`];
    const own = claims.find((other) => other.owner === owner)?.claim;
    return own ? [`${own.page}:${own.line} does not say: serves ${method} ${path}`] : [];
  });
  const superfluous = patterns
    .filter((pattern) => !used.has(pattern) && !undeclared.includes(pattern.path))
    .map(({ page, line, text, path }) => `${page}:${line} says: serves ${text}, and no contract has ${path}`);
  return [...faults, ...superfluous];
};
