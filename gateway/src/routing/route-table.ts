import type { OwnedEndpoint, Owner } from '@academy/contracts/registry/services.ts';

/** Who answers a path; null when nobody does. */
export type OwnerOf = (path: string) => Owner | null;

interface Pattern {
  segments: readonly string[];
  owner: Owner;
}

const split = (path: string): string[] => path.split('/').slice(1);

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.every((segment, i) => (segment.startsWith(':') ? path[i] !== '' : segment === path[i]));

const fixedSegments = (pattern: Pattern): number =>
  pattern.segments.filter((segment) => !segment.startsWith(':')).length;

/**
 * Routing by the contracts: a service that declares a path gets it, whatever the method (the service itself
 * refuses a method that it does not serve). Where two patterns fit, the one with more fixed segments wins.
 */
export const createRouteTable = (endpoints: Readonly<Record<string, OwnedEndpoint>>): OwnerOf => {
  const byLength = new Map<number, Pattern[]>();
  for (const { path, owner } of Object.values(endpoints)) {
    const segments = split(path);
    const patterns = byLength.get(segments.length) ?? [];
    byLength.set(segments.length, [...patterns, { segments, owner }]);
  }
  for (const patterns of byLength.values()) patterns.sort((a, b) => fixedSegments(b) - fixedSegments(a));
  return (path) => {
    const segments = split(path);
    return (
      byLength.get(segments.length)?.find((pattern) => matches(pattern.segments, segments))?.owner ?? null
    );
  };
};
