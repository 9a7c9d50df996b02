import type { OwnedEndpoint, Owner } from '@academy/contracts/registry/services.ts';
import { ordinaryPolicy, policyOf, type CallPolicy } from './call-policy.ts';

export interface Route {
  owner: Owner;
  policy: CallPolicy;
}

/** Who answers a call and how it is treated; null when nobody answers this path. */
export type RouteOf = (method: string, path: string) => Route | null;

interface Pattern {
  segments: readonly string[];
  owner: Owner;
  /** By method. */
  routes: Map<string, Route>;
  /** For methods that nobody declares. */
  otherwise: Route;
}

/** Paths whose pattern is kept: the same few are asked for again and again. */
const mostRecent = 2_000;

const split = (path: string): string[] => path.split('/').slice(1);

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.every((segment, i) => (segment.startsWith(':') ? path[i] !== '' : segment === path[i]));

const fixedSegments = (pattern: Pattern): number =>
  pattern.segments.filter((segment) => !segment.startsWith(':')).length;

const patternsOf = (endpoints: Readonly<Record<string, OwnedEndpoint>>): Pattern[] => {
  const patterns = new Map<string, Pattern>();
  for (const endpoint of Object.values(endpoints)) {
    const { path, owner, method } = endpoint;
    const key = path.replace(/:\w+/g, ':');
    const pattern = patterns.get(key) ?? {
      segments: split(path),
      owner,
      routes: new Map<string, Route>(),
      otherwise: { owner, policy: ordinaryPolicy },
    };
    pattern.routes.set(method, { owner, policy: policyOf(endpoint) });
    patterns.set(key, pattern);
  }
  return [...patterns.values()];
};

/**
 * Routing by the contracts: a service that declares a path gets it, whatever the method (the service itself
 * refuses a method that it does not serve). Where two patterns fit, the one with more fixed segments wins.
 */
export const createRouteTable = (endpoints: Readonly<Record<string, OwnedEndpoint>>): RouteOf => {
  const byLength = new Map<number, Pattern[]>();
  for (const pattern of patternsOf(endpoints)) {
    const { length } = pattern.segments;
    byLength.set(length, [...(byLength.get(length) ?? []), pattern]);
  }
  for (const patterns of byLength.values()) patterns.sort((a, b) => fixedSegments(b) - fixedSegments(a));
  const find = (path: string): Pattern | undefined => {
    const segments = split(path);
    return byLength.get(segments.length)?.find((one) => matches(one.segments, segments));
  };
  const recent = new Map<string, Pattern | undefined>();
  const recall = (path: string): Pattern | undefined => {
    const known = recent.get(path);
    if (known) return known;
    if (recent.size >= mostRecent) recent.clear();
    const found = find(path);
    recent.set(path, found);
    return found;
  };
  return (method, path) => {
    const pattern = recall(path);
    return pattern ? (pattern.routes.get(method) ?? pattern.otherwise) : null;
  };
};
