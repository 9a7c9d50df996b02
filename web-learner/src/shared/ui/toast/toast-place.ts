export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const touch = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of the places where nothing is covered, else the one where least is. Returns its index. */
export function freePlace(places: readonly Box[], obstacles: readonly Box[]): number {
  const covered = places.map((place) => obstacles.filter((obstacle) => touch(place, obstacle)).length);
  return covered.indexOf(Math.min(...covered));
}
